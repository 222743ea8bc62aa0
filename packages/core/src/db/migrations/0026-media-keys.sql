-- The key of an analysis's file, wrapped for the media workers, and what they made of the file, sealed with that key. Both
-- are there only while the file is read, and until a worker that writes has taken the result over.
alter table analyses add column media_key bytea;
alter table analyses add column sealed_prepared bytea;
