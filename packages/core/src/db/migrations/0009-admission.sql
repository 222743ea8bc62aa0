-- Every new analysis counts the visitor's open ones.
create index analyses_open_of_payer on analyses (payer_visitor) where status in ('queued', 'running');
