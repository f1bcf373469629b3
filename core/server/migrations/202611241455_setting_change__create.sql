-- Settings that are changed while the platform runs: a row for each change, the newest of a setting holds.
create table core.setting_change (
  id uuid primary key,
  batch_id uuid not null,
  name text not null,
  before jsonb not null,
  value jsonb not null,
  reason text not null,
  changed_by uuid not null,
  changed_at timestamptz not null
);
comment on column core.setting_change.value is 'JSON null: the file decides again.';
create index setting_change_latest on core.setting_change (name, changed_at desc, id desc);
create index setting_change_batch on core.setting_change (batch_id);
