-- Where schools stand. One city is one deployment; these tables are small, public in the city and known to every shard.
create table core.city (
  id uuid primary key,
  name text not null check (name <> ''),
  name_en text not null default ''
);
comment on table core.city is 'The city of this deployment; its bureau is the organisation of posts without school and county.';

create table core.county (
  id uuid primary key,
  city_id uuid not null references core.city,
  name text not null check (name <> ''),
  name_en text not null default '',
  sort smallint not null default 0,
  unique (city_id, name)
);
comment on table core.county is 'A county or district; its bureau is the organisation of posts that name it and no school.';

create table core.school (
  id uuid primary key,
  county_id uuid not null references core.county,
  code text not null unique,
  name text not null check (name <> ''),
  name_en text not null default '',
  stage text not null check (stage in ('primary', 'junior', 'senior')),
  sort smallint not null default 0,
  unique (county_id, name)
);
comment on column core.school.code is 'Short number of the school; user codes of its people begin with it.';
create index school_of_county on core.school (county_id, sort, name);
