-- Imports of rosters: the file's rows as they came, what the checks say of them, and what each has changed.
create table organisation.roster_import (
  id uuid primary key,
  of_school_id uuid references core.school,
  of_county_id uuid references core.county,
  kind text not null check (kind in ('pupils', 'staff')),
  state text not null
    check (state in ('reading', 'failed', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone')),
  progress real not null default 0 check (progress between 0 and 1),
  file_name text not null,
  content bytea,
  fault text,
  term_id uuid not null references core.term,
  made_by uuid not null references core.person,
  made_at timestamptz not null,
  heading text[] not null default '{}',
  mapping text[] not null default '{}',
  undo_partly boolean not null default false,
  applied_at timestamptz,
  undone_at timestamptz,
  version integer not null default 1
);
comment on column organisation.roster_import.of_school_id is 'The school whose people these are; null: each row names its own.';
comment on column organisation.roster_import.of_county_id is 'Set where a county imports for its schools; neither school nor county: the city.';
comment on column organisation.roster_import.content is 'The file until it has been read.';
comment on column organisation.roster_import.fault is 'Message of what is wrong with the whole file.';
comment on column organisation.roster_import.mapping is 'Field of each column; empty text: none of ours.';
create index roster_import_newest on organisation.roster_import (made_at desc);

create table organisation.roster_row (
  import_id uuid not null references organisation.roster_import on delete cascade,
  line integer not null,
  cells jsonb not null,
  state text check (state in ('new', 'changed', 'moved', 'unchanged', 'wrong')),
  problems jsonb not null default '[]',
  changes jsonb not null default '[]',
  number text,
  username text,
  done text check (done in ('written', 'undone', 'kept')),
  primary key (import_id, line)
);
comment on column organisation.roster_row.line is 'As spreadsheets count; the heading is line 1, or wherever it stands.';
comment on column organisation.roster_row.done is 'kept: the import was taken back, but something stood on this row.';
create index roster_row_by_state on organisation.roster_row (import_id, state, line);
create index roster_row_by_number on organisation.roster_row (import_id, number);

-- What an import has changed in a school, line by line: its inverse takes it back.
create table organisation.roster_effect (
  school_id uuid not null references core.school,
  import_id uuid not null references organisation.roster_import on delete cascade,
  line integer not null,
  delta jsonb not null,
  undone_at timestamptz,
  primary key (school_id, import_id, line)
);
create index roster_effect_of_import on organisation.roster_effect (import_id, line) where undone_at is null;

alter table organisation.roster_import enable row level security;
create policy scope on organisation.roster_import using (
  (select core.reach()) in ('system', 'city')
  or of_school_id = any ((select core.seen_schools())::uuid[])
  or ((select core.reach()) = 'county' and of_county_id = (select core.scope_county()))
);
alter table organisation.roster_row enable row level security;
create policy scope on organisation.roster_row using (
  (select core.reach()) in ('system', 'city')
  or exists (select from organisation.roster_import i where i.id = roster_row.import_id offset 0)
);
alter table organisation.roster_effect enable row level security;
create policy scope on organisation.roster_effect using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[])
);
