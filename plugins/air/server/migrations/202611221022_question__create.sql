-- What a pupil asks at a second of a lesson, and what a teacher of the class answers. It stays at the class in which it was
-- asked; what pupils and teachers write to each other is not deleted, a teacher may hide it.
create table air.question (
  school_id uuid not null references core.school,
  id uuid not null,
  resource_id uuid not null references air.resource on delete cascade,
  person_id uuid not null references core.person,
  class_id uuid not null,
  subject_id uuid references core.subject,
  second integer not null check (second >= 0),
  text text not null check (text <> ''),
  asked_at timestamptz not null,
  answer text not null default '',
  answered_by uuid references core.person,
  answered_at timestamptz,
  is_shared boolean not null default false,
  hidden_at timestamptz,
  hidden_by uuid references core.person,
  primary key (school_id, id),
  foreign key (school_id, class_id) references core.class (school_id, id),
  check ((answered_at is null) = (answered_by is null)),
  check ((hidden_at is null) = (hidden_by is null))
);
comment on column air.question.subject_id is 'The subject of the lesson, whose teachers are asked; of none: the head teacher is.';
comment on column air.question.is_shared is 'The class reads it too, without the name of who asked.';
create index question_of_class on air.question (school_id, class_id, asked_at desc);
create index question_of_lesson on air.question (resource_id, school_id, class_id);
create index question_of_person on air.question (person_id, asked_at desc);
create index question_by_id on air.question (id);
alter table air.question enable row level security;
create policy scope on air.question
  using ((select core.reach()) in ('system', 'city') or core.sees(school_id, person_id));
