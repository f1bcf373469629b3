-- What is chosen of the answer sheet of a paper. The paper belongs to exam.
create table marking.sheet (
  school_id uuid not null references core.school,
  paper_id uuid not null,
  settings jsonb not null,
  changed_by uuid not null references core.person,
  changed_at timestamptz not null,
  primary key (school_id, paper_id)
);
comment on column marking.sheet.settings is 'plugins/marking/model/sheet/settings.ts.';
create index sheet_by_person on marking.sheet (changed_by);
alter table marking.sheet enable row level security;
create policy scope on marking.sheet using (
  (select core.reach()) = 'system' or school_id = any ((select core.seen_schools())::uuid[]));

-- Sheets as they were printed: a scan says the code, and is read by what stands here.
create table marking.printed_sheet (
  school_id uuid not null references core.school,
  code smallint not null check (code between 0 and 4095),
  paper_id uuid not null,
  sheet jsonb not null,
  printed_by uuid not null references core.person,
  printed_at timestamptz not null,
  primary key (school_id, code)
);
comment on column marking.printed_sheet.sheet is 'plugins/marking/model/sheet/answer-sheet.ts.';
create index printed_sheet_by_paper on marking.printed_sheet (school_id, paper_id, printed_at desc);
create index printed_sheet_by_person on marking.printed_sheet (printed_by);
alter table marking.printed_sheet enable row level security;
create policy scope on marking.printed_sheet using (
  (select core.reach()) = 'system' or school_id = any ((select core.seen_schools())::uuid[]));
