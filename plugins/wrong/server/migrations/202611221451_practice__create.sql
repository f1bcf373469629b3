-- How a pupil practises, and each answer that he gave in practice. His own alone: no policy lets a school see it.
create table wrong.plan (
  school_id uuid not null references core.school,
  person_id uuid not null references core.person,
  minutes smallint not null check (minutes between 5 and 30),
  days_off smallint[] not null check (cardinality(days_off) <= 6),
  exam_on date,
  exam_title text not null default '',
  changed_at timestamptz not null,
  primary key (school_id, person_id)
);
create index plan_of_person on wrong.plan (person_id);

create table wrong.practice (
  school_id uuid not null references core.school,
  id uuid not null,
  person_id uuid not null references core.person,
  entry_ids uuid[] not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (school_id, id)
);
comment on column wrong.practice.entry_ids is 'What is practised, in order; one that went wrong stands at the end once more.';
create index practice_of_person on wrong.practice (person_id, started_at desc);

create table wrong.review (
  school_id uuid not null,
  id uuid not null,
  practice_id uuid not null,
  place smallint not null,
  entry_id uuid not null,
  person_id uuid not null references core.person,
  how text not null check (how in ('marked', 'rated')),
  grade smallint not null check (grade between 1 and 4),
  is_right boolean not null,
  counted boolean not null,
  points numeric(5, 1),
  answers jsonb not null default '[]',
  seconds integer not null check (seconds between 0 and 7200),
  at timestamptz not null,
  due_before timestamptz not null,
  due_after timestamptz not null,
  stability_after double precision not null,
  primary key (school_id, id),
  unique (school_id, practice_id, place),
  foreign key (school_id, practice_id) references wrong.practice,
  foreign key (school_id, entry_id) references wrong.entry on delete cascade
);
comment on table wrong.review is 'Only ever added to: the memory of an entry can be reckoned again from it.';
comment on column wrong.review.grade is 'Again 1, hard 2, good 3, easy 4.';
comment on column wrong.review.counted is 'False for the second time of a day, which moves no date.';
create index review_of_entry on wrong.review (school_id, entry_id, at);
create index review_of_person on wrong.review (person_id, at);

alter table wrong.plan enable row level security;
create policy scope on wrong.plan using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
alter table wrong.practice enable row level security;
create policy scope on wrong.practice using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
alter table wrong.review enable row level security;
create policy scope on wrong.review using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
