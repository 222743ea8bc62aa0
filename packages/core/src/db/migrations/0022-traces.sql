-- The address block of the network that pays for an analysis: an IPv4 /24 or an IPv6 /48. Older rows have none.
alter table analyses add column payer_block bytea not null default '';

-- An ended analysis keeps no quota subject, and a failed or cancelled one keeps no text. This is a trigger, because
-- several statements end rows, also in the previous version, which may still run.
create function forget_traces() returns trigger language plpgsql as $$
begin
  new.payer_visitor := '';
  new.payer_network := '';
  new.payer_block := '';
  if new.status <> 'done' then
    new.sealed_input := null;
  end if;
  return new;
end
$$;

create trigger forget_traces before update of status on analyses
for each row when (new.status in ('done', 'failed', 'cancelled')) execute function forget_traces();

update analyses set payer_visitor = '', payer_network = '' where status = 'done';
update analyses set payer_visitor = '', payer_network = '', sealed_input = null where status in ('failed', 'cancelled');
