-- What schools know of their people beyond name and number; rosters fill it, and all of it may be missing.
alter table core.person
  add column if not exists sex smallint check (sex in (1, 2)),
  add column if not exists birth_date date,
  add column if not exists phone text check (phone <> '');
comment on column core.person.sex is 'GB/T 2261.1: 1 male, 2 female; null: not known.';
comment on column core.person.phone is 'Mobile or landline, digits and hyphens only.';
