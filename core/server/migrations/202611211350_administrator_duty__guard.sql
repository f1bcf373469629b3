-- Second wall: who is which administrator, and who checked the log, is for those who see the city, and for the person.
alter table core.administrator_duty enable row level security;
create policy scope on core.administrator_duty using (
  (select core.reach()) in ('system', 'city') or person_id = (select core.scope_person())
);
alter table core.audit_check enable row level security;
create policy scope on core.audit_check using (
  (select core.reach()) in ('system', 'city') or person_id = (select core.scope_person())
);
