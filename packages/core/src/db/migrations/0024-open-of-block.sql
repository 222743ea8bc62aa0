-- The number of open analyses of an address block determines their queue turn.
create index analyses_open_of_block on analyses (payer_block) where status in ('queued', 'running');
