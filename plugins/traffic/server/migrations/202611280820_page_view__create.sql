-- How often pages were opened. A row is of a school, of a county with its schools, or of the whole city, so that no report adds up
-- all schools; and of one area, or of all (channel ''). No reference to schools: what is counted of one that is gone must not stop
-- the counting.
create table traffic.page_view (
  school_id uuid,
  county_id uuid,
  day date not null,
  channel text not null,
  views integer not null check (views >= 0),
  visits integer not null check (visits >= 0),
  id bigint generated always as identity primary key,
  unique nulls not distinct (school_id, county_id, channel, day)
);
comment on table traffic.page_view is 'Page views of a day, added up; nothing says who opened them.';
create index page_view_by_day on traffic.page_view (day);

-- How many different people there were on a day. While it lasts there is a sketch, of which each sets a bit by a hash that
-- holds for the day; then the number alone is kept.
create table traffic.people (
  school_id uuid,
  county_id uuid,
  day date not null,
  role text not null check (role in ('student', 'teacher', 'guardian', 'administrator', 'guest', 'visitor')),
  sketch varbit,
  people integer check (people >= 0),
  id bigint generated always as identity primary key,
  unique nulls not distinct (school_id, county_id, day, role),
  check ((sketch is null) <> (people is null))
);
comment on table traffic.people is 'People of a day by their kind: a sketch while the day lasts, then a number.';
create index people_by_day on traffic.people (day);

-- How many people a sketch stands for (linear counting).
create function traffic.people_in(sketch bit varying) returns integer
language sql immutable strict parallel safe
return round(-length(sketch) * ln(greatest(1.0, length(sketch) - bit_count(sketch)) / length(sketch)))::integer;

alter table traffic.page_view enable row level security;
create policy scope on traffic.page_view using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or ((select core.reach()) = 'county' and (select core.is_staff()) and county_id = (select core.scope_county()))
);
alter table traffic.people enable row level security;
create policy scope on traffic.people using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or ((select core.reach()) = 'county' and (select core.is_staff()) and county_id = (select core.scope_county()))
);
