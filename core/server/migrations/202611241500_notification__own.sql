-- Row-level security told schools apart, not the people in them. What belongs to one person is seen by that person, and where
-- staff must see it, by staff of the school; the connection says of itself whether it is staff's (core/server/data/scope.ts).
create function core.is_staff() returns boolean
language sql stable parallel safe
return coalesce(current_setting('edutech.staff', true), '') = 'yes';

-- The schools whose students' rows are seen.
create function core.staffed_schools() returns uuid[]
language sql stable parallel safe
return case when core.is_staff() then core.seen_schools() else '{}'::uuid[] end;

comment on function core.staffed_schools() is
  'For policies of what belongs to one student, like core.seen_schools(): school_id = any ((select core.staffed_schools())::uuid[]) or person_id = (select core.seen_person()).';

-- Nobody reads the bell of another. Who notifies others does so as the system (Db.as).
drop policy scope on core.notification;
create policy own on core.notification using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));

-- A student sees of the audit log what was recorded of his own acts.
drop policy scope on core.audit_record;
create policy scope on core.audit_record for select using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
