-- How many analyses of a block of networks are under way decides their turn in the queue.
create index analyses_open_of_block on analyses (payer_block) where status in ('queued', 'running');
