-- Pictures belong to the city or to one county or school, which shows them before those of the sites above it.
alter table portal.picture
  drop constraint picture_type_position_key,
  add column site_county_id uuid references core.county,
  add column site_school_id uuid references core.school,
  add column site_id uuid generated always as (coalesce(site_school_id, site_county_id)) stored,
  add column version integer not null default 1,
  add column updated_by text not null default '',
  -- kept for undo, then swept
  add column removed_at timestamptz,
  add constraint picture_one_site check (num_nonnulls(site_county_id, site_school_id) <= 1);
create index picture_of_site on portal.picture (site_id, type, position) where removed_at is null;

alter table portal.system_notice
  add column version integer not null default 1,
  add column updated_by text not null default '',
  add column removed_at timestamptz;
