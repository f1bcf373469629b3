-- Each policy asks which schools are seen. With a sub-query in its body that was a call of a function for every table of
-- every statement; without one it is expanded in place, and only a county's administrators call for the list of theirs.
create function core.schools_in_county() returns uuid[]
language sql stable parallel safe
return array(select id from core.school where county_id = core.scope_county());

create or replace function core.seen_schools() returns uuid[]
language sql stable parallel safe
return case core.reach()
  when 'school' then array[core.scope_school()]
  when 'county' then core.schools_in_county()
  else '{}'::uuid[]
end;
