-- How long a worker was busy with it; charged to the requesting network.
alter table errands add column ran_ms integer not null default 0;
