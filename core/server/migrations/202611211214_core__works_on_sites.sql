-- Sites of the portal: the city's, a county's, a school's. Who works on one is decided by the same settings as all scopes.
create function core.works_on(site_county uuid, site_school uuid) returns boolean
language sql stable parallel safe
as $$
  select case core.reach()
    when 'system' then true
    when 'city' then true
    when 'county' then coalesce(site_county = core.scope_county(), false) or core.sees(site_school, null)
    when 'school' then coalesce(site_school = core.scope_school(), false)
    else false
  end
$$;
comment on function core.works_on is 'True when the connection works on the portal of this site; both null: the city''s.';
