-- How much of a visitor's is under way is asked with every analysis.
create index analyses_open_of_payer on analyses (payer_visitor) where status in ('queued', 'running');
