-- By which rules somebody has composed last: the next paper of the grade and subject begins with them.
create table exam.auto_rules (
  school_id uuid not null references core.school,
  person_id uuid not null references core.person,
  subject_id uuid not null references core.subject,
  grade_id uuid not null references core.grade,
  rules jsonb not null,
  used_at timestamptz not null,
  primary key (school_id, person_id, subject_id, grade_id)
);
comment on column exam.auto_rules.rules is 'plugins/exam/model/auto/rules.ts.';
create index auto_rules_by_person on exam.auto_rules (person_id);
create index auto_rules_by_subject on exam.auto_rules (subject_id);
create index auto_rules_by_grade on exam.auto_rules (grade_id);

alter table exam.auto_rules enable row level security;
create policy scope on exam.auto_rules using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
