-- A setting may have a value of its own for a county or a school. Rows without either are the city's, as all were before.
alter table core.setting_change
  add column county_id uuid references core.county,
  add column school_id uuid references core.school,
  add check (county_id is null or school_id is null);
comment on column core.setting_change.value is 'JSON null: the level above, or the file, decides again.';
create index setting_change_of_county on core.setting_change (county_id) where county_id is not null;
create index setting_change_of_school on core.setting_change (school_id) where school_id is not null;

alter table core.setting_change enable row level security;
-- everybody who is signed in may know what was set above them, and administrators what was set below
create policy read on core.setting_change for select using (
  (select core.reach()) in ('system', 'city')
  or (school_id is null and (select core.reach()) <> 'none' and (county_id is null or county_id = core.scope_county()))
  or school_id = any(core.seen_schools()));
create policy added on core.setting_change for insert with check (
  (select core.reach()) in ('system', 'city')
  or ((select core.reach()) = 'county' and county_id = core.scope_county())
  or school_id = any(core.seen_schools()));
