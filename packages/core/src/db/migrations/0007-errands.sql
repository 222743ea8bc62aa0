-- Short work for a waiting request: text extraction, or a report as a file. The row lives as long as the request.
alter table extractions rename to errands;
alter index extractions_created rename to errands_created;
