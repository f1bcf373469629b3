-- Marked answers of all areas, by knowledge points, and what they come to for each student and point.
create table situation.evidence (
  school_id uuid not null references core.school,
  person_id uuid not null references core.person,
  area text not null,
  attempt_id uuid not null,
  item_id uuid not null,
  part smallint not null check (part between 0 and 39),
  thing_id uuid not null,
  title text not null,
  class_id uuid,
  subject_id uuid not null references core.subject,
  question_id uuid not null,
  question_version integer not null,
  point_ids uuid[] not null check (cardinality(point_ids) > 0),
  share real not null check (share between 0 and 1),
  expected real not null check (expected > 0 and expected < 1),
  wrote text not null default '',
  is_own boolean not null default false,
  at timestamptz not null,
  primary key (school_id, person_id, area, attempt_id, item_id, part),
  foreign key (school_id, class_id) references core.class (school_id, id)
);
comment on table situation.evidence is 'A marked answer as evidence of what a student knows; told again it is replaced (plugins/situation/api/evidence.ts).';
comment on column situation.evidence.share is 'Points of the full points.';
comment on column situation.evidence.expected is 'Share that is usual for a question of this difficulty: plugins/situation/model/mastery.ts.';
comment on column situation.evidence.wrote is 'A wrong answer in words, so that the same mistake can be counted.';
comment on column situation.evidence.is_own is 'Practice, which nobody but the student sees.';
create index evidence_of_class on situation.evidence (school_id, class_id, subject_id, at) where not is_own;
create index evidence_of_person on situation.evidence (person_id, subject_id, at);
create index evidence_of_subject on situation.evidence (subject_id);

-- Practice is in no row of this table: teachers read it.
create table situation.mastery (
  school_id uuid not null references core.school,
  person_id uuid not null references core.person,
  point_id uuid not null,
  subject_id uuid not null references core.subject,
  ability real not null,
  answers integer not null check (answers > 0),
  share real not null check (share between 0 and 1),
  last_at timestamptz not null,
  primary key (school_id, person_id, point_id)
);
comment on table situation.mastery is 'A projection of situation.evidence, replayed for a student and point whenever their evidence changes; the nightly recount proves it equal.';
comment on column situation.mastery.share is 'Mean share of the points, not corrected for difficulty.';
create index mastery_of_person on situation.mastery (person_id, subject_id);
create index mastery_of_subject on situation.mastery (subject_id);

alter table situation.evidence enable row level security;
create policy scope on situation.evidence using (
  (select core.reach()) = 'system'
  or person_id = (select core.scope_person())
  or (not is_own and (
    (select core.reach()) = 'city' or school_id = any ((select core.staffed_schools())::uuid[])
    or person_id = (select core.seen_person()))));
alter table situation.mastery enable row level security;
create policy scope on situation.mastery using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
