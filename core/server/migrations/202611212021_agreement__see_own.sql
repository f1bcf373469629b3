-- Everybody sees what he has accepted: a page asks in his own name whether something is still to be read.
create policy own on core.agreement for select using (person_id = (select core.scope_person()));
