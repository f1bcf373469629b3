-- Channels are the city's. Counties and schools inherit them; they may name one otherwise or leave it out, unless the city
-- has locked it. A school inherits what its county has made of a channel. No row: as above.
alter table news.type add column is_locked boolean not null default false;

create table news.type_of_site (
  type_id uuid not null references news.type on delete cascade,
  site_county_id uuid references core.county,
  site_school_id uuid references core.school,
  site_id uuid not null generated always as (coalesce(site_school_id, site_county_id)) stored,
  name text not null check (name <> ''),
  name_en text not null check (name_en <> ''),
  is_hidden boolean not null,
  version integer not null default 1,
  updated_by text not null,
  primary key (site_id, type_id),
  constraint type_of_site_one_site check (num_nonnulls(site_county_id, site_school_id) = 1)
);
comment on table news.type_of_site is 'What counties and schools have made of the city''s channels. It does not count while the channel is locked.';
create index type_of_site_of_type on news.type_of_site (type_id);
create index type_of_site_of_county on news.type_of_site (site_county_id) where site_county_id is not null;
create index type_of_site_of_school on news.type_of_site (site_school_id) where site_school_id is not null;
