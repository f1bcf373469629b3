-- Row-level security, the second wall: what a connection may see is written into its settings by the database layer
-- (core/server/data/scope.ts) and read here. Settings that are absent or empty see nothing.
create function core.reach() returns text
language sql stable parallel safe
return coalesce(nullif(current_setting('edutech.reach', true), ''), 'none');

create function core.scope_school() returns uuid
language sql stable parallel safe
return nullif(current_setting('edutech.school_id', true), '')::uuid;

create function core.scope_person() returns uuid
language sql stable parallel safe
return nullif(current_setting('edutech.person_id', true), '')::uuid;

create function core.scope_county() returns uuid
language sql stable parallel safe
return nullif(current_setting('edutech.county_id', true), '')::uuid;

-- True when the connection may see a row of this school about this person (either may be null).
-- The body is text, not checked now: core.school is made by a later migration.
set local check_function_bodies = off;
create function core.sees(row_school uuid, row_person uuid) returns boolean
language sql stable parallel safe
as $$
  select case core.reach()
    when 'system' then true
    when 'city' then true
    when 'county' then row_person = core.scope_person()
      or exists (select from core.school s where s.id = row_school and s.county_id = core.scope_county())
    when 'school' then row_school = core.scope_school() or row_person = core.scope_person()
    else false
  end
$$;
