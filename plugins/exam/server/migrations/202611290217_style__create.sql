-- What somebody's papers look like: stored under the joint id of user, grade and subject (teaching.md section 3).
create table exam.style (
  person_id uuid not null references core.person,
  grade_id uuid not null references core.grade,
  subject_id uuid not null references core.subject,
  blocks jsonb not null,
  sheet jsonb not null,
  changed_at timestamptz not null,
  primary key (person_id, grade_id, subject_id)
);
create index style_by_grade on exam.style (grade_id);
create index style_by_subject on exam.style (subject_id);
alter table exam.style enable row level security;
create policy scope on exam.style using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));

-- Looks of papers that a school has in common.
create table exam.template (
  school_id uuid not null references core.school,
  id uuid not null,
  title text not null,
  blocks jsonb not null,
  sheet jsonb not null,
  made_by uuid not null references core.person,
  made_at timestamptz not null,
  primary key (school_id, id)
);
create index template_by_maker on exam.template (made_by);
alter table exam.template enable row level security;
create policy scope on exam.template using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
