-- Spoken explanations of questions, by teachers for their colleagues of the school.
create table questions.explanation (
  id uuid primary key,
  school_id uuid references core.school,
  owner_person_id uuid not null references core.person,
  owner_name text not null,
  question_id uuid not null references questions.question on delete cascade,
  file_id uuid not null references core.file,
  seconds integer not null check (seconds > 0),
  note text not null default '',
  made_at timestamptz not null,
  removed_at timestamptz
);
comment on column questions.explanation.school_id is 'Whose teachers hear it; null: its maker is of no school, and hears it alone.';
comment on column questions.explanation.removed_at is 'Since when its maker has thrown it away; it goes for good with the trash.';
create index explanation_of_question on questions.explanation (question_id, made_at desc);
create index explanation_of_school on questions.explanation (school_id);
create index explanation_of_owner on questions.explanation (owner_person_id);
create index explanation_of_file on questions.explanation (file_id);
create index explanation_removed on questions.explanation (removed_at) where removed_at is not null;

alter table questions.explanation enable row level security;
create policy read on questions.explanation for select using (
  (select core.reach()) in ('system', 'city') or owner_person_id = (select core.seen_person())
  or school_id = any ((select core.seen_schools())::uuid[]));
create policy added on questions.explanation for insert with check (
  (select core.reach()) = 'system' or owner_person_id = (select core.scope_person()));
create policy changed on questions.explanation for update using (
  (select core.reach()) = 'system' or owner_person_id = (select core.scope_person()));
create policy deleted on questions.explanation for delete using (
  (select core.reach()) = 'system' or owner_person_id = (select core.scope_person()));
