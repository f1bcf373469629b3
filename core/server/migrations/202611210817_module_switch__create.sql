-- The second layer of off: installed plugins that a city or a county has switched off (the kill switch).
create table core.module_switch (
  plugin_id text not null,
  county_id uuid references core.county,
  is_on boolean not null,
  changed_at timestamptz not null,
  unique nulls not distinct (plugin_id, county_id)
);
comment on column core.module_switch.county_id is 'Null: the whole city, which wins over its counties.';
