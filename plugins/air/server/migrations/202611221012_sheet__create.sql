-- The city's timetable of lessons: one sheet for each week and grade, worked on as a draft and published as a copy.
create table air.sheet (
  term_id uuid not null references core.term,
  week smallint not null check (week between 1 and 40),
  grade_id uuid not null references core.grade,
  -- counts changes of the draft; a write names the one that it was read with
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null default '',
  -- the version that everybody sees; null: none yet
  published_version integer,
  published_at timestamptz,
  primary key (term_id, week, grade_id)
);
comment on table air.sheet is 'A week of a grade in the timetable of the air classroom.';
create index sheet_of_grade on air.sheet (grade_id);

create table air.slot (
  term_id uuid not null,
  week smallint not null,
  grade_id uuid not null,
  is_published boolean not null,
  weekday smallint not null check (weekday between 1 and 7),
  period smallint not null check (period between 1 and 12),
  -- two lessons at one time stand in a draft only: publishing refuses them
  resource_id uuid not null references air.resource on delete cascade,
  primary key (term_id, week, grade_id, is_published, weekday, period, resource_id),
  foreign key (term_id, week, grade_id) references air.sheet on delete cascade
);
comment on table air.slot is 'Which lesson is on when: of the draft, and of what everybody sees.';
create index slot_of_resource on air.slot (resource_id);
