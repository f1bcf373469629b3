-- What a connection sees, computed once per statement instead of once per row: in a city of 130,000 people a list of forty
-- pupils took most of a second, because each row of person asked for its posts through a function.

-- The schools whose rows are seen: one's own, or all of the county. Whoever sees the city is not asked.
create function core.seen_schools() returns uuid[]
language sql stable parallel safe
return case core.reach()
  when 'school' then array[core.scope_school()]
  when 'county' then array(select id from core.school where county_id = core.scope_county())
  else '{}'
end;

-- The person whose rows are seen wherever they lie: oneself.
create function core.seen_person() returns uuid
language sql stable parallel safe
return case when core.reach() in ('school', 'county') then core.scope_person() end;

comment on function core.seen_schools() is
  'For policies of large tables, each call in a sub-select, which runs once: (select core.reach()) in (''system'', ''city'') or school_id = any ((select core.seen_schools())::uuid[]) or person_id = (select core.seen_person()).';

-- The same answer for one row. Without a sub-query in its body it is expanded in place; only the county's case is a call.
create function core.sees_in_county(row_school uuid, row_person uuid) returns boolean
language sql stable parallel safe
return row_person = core.scope_person()
  or exists (select from core.school s where s.id = row_school and s.county_id = core.scope_county());

create or replace function core.sees(row_school uuid, row_person uuid) returns boolean
language sql stable parallel safe
as $$
  select case core.reach()
    when 'system' then true
    when 'city' then true
    when 'school' then coalesce(row_school = core.scope_school(), false) or coalesce(row_person = core.scope_person(), false)
    when 'county' then core.sees_in_county(row_school, row_person)
    else false
  end
$$;

create index post_of_person on core.post (person_id);

alter policy scope on core.post using (
  (select core.reach()) in ('system', 'city')
  or school_id = any ((select core.seen_schools())::uuid[])
  or person_id = (select core.seen_person())
  or ((select core.reach()) = 'county' and county_id = (select core.scope_county()))
);
-- "offset 0" keeps the planner from collecting all visible posts of the city first: it looks one person's up.
alter policy scope on core.person using (
  (select core.reach()) in ('system', 'city')
  or id = (select core.seen_person())
  or exists (select from core.post where post.person_id = person.id offset 0)
);
alter policy scope on core.class using (
  (select core.reach()) in ('system', 'city')
  or school_id = any ((select core.seen_schools())::uuid[])
  or head_person_id = (select core.seen_person())
);
alter policy scope on core.class_teacher using (
  (select core.reach()) in ('system', 'city')
  or school_id = any ((select core.seen_schools())::uuid[])
  or person_id = (select core.seen_person())
);
alter policy scope on core.class_member using (
  (select core.reach()) in ('system', 'city')
  or school_id = any ((select core.seen_schools())::uuid[])
  or person_id = (select core.seen_person())
);
alter policy scope on core.layer using (
  (select core.reach()) in ('system', 'city')
  or school_id = any ((select core.seen_schools())::uuid[])
);
alter policy scope on core.layer_member using (
  (select core.reach()) in ('system', 'city')
  or school_id = any ((select core.seen_schools())::uuid[])
  or person_id = (select core.seen_person())
);
alter policy scope on core.post_grant using (
  (select core.reach()) in ('system', 'city')
  or exists (select from core.post where post.id = post_grant.post_id offset 0)
);
alter policy scope on core.management_scope using (
  (select core.reach()) in ('system', 'city')
  or exists (select from core.post where post.id = management_scope.post_id offset 0)
);
