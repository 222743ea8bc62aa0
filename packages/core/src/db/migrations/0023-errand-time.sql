-- How long a worker was busy with it: charged to the network that asked.
alter table errands add column ran_ms integer not null default 0;
