-- Lesson plans that several people write at once, what belongs to them, and the exercises of lessons.
create table prepare.plan (
  school_id uuid not null references core.school,
  id uuid not null,
  owner_id uuid not null references core.person,
  subject_id uuid not null references core.subject,
  grade_id uuid not null references core.grade,
  node_id uuid references textbook.node,
  kind text not null default 'personal' check (kind in ('personal', 'group', 'final')),
  is_shared boolean not null default false,
  is_ready boolean not null default false,
  due_on date,
  title text not null,
  content jsonb not null,
  state bytea not null,
  revision integer not null default 1,
  compacted_to integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by uuid not null references core.person,
  removed_at timestamptz,
  primary key (school_id, id)
);
comment on column prepare.plan.state is 'The document (Yjs) with all changes up to compacted_to; later ones are rows of plan_update.';
comment on column prepare.plan.content is 'What the document says, for lists, print and export: plugins/prepare/model/plan/document.ts.';
comment on column prepare.plan.is_shared is 'Teachers of the subject at the school write it together.';
comment on column prepare.plan.due_on is 'Of a plan that a group prepares: when it is to be ready.';
create index plan_of_owner on prepare.plan (owner_id, changed_at desc, id desc) where removed_at is null;
create index plan_removed on prepare.plan (owner_id, removed_at desc) where removed_at is not null;
create index plan_of_group on prepare.plan (school_id, subject_id, changed_at desc) where is_shared and removed_at is null;
create index plan_by_node on prepare.plan (node_id);
create index plan_by_subject on prepare.plan (subject_id);
create index plan_by_grade on prepare.plan (grade_id);
create index plan_by_changer on prepare.plan (changed_by);

create table prepare.plan_update (
  school_id uuid not null,
  plan_id uuid not null,
  number integer not null,
  person_id uuid not null references core.person,
  change bytea not null,
  created_at timestamptz not null,
  primary key (school_id, plan_id, number),
  foreign key (school_id, plan_id) references prepare.plan on delete cascade
);
create index plan_update_by_person on prepare.plan_update (person_id);

create table prepare.plan_version (
  school_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  kind text not null check (kind in ('personal', 'group', 'final')),
  name text not null,
  content jsonb not null,
  person_id uuid not null references core.person,
  created_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, plan_id) references prepare.plan on delete cascade
);
create index plan_version_of_plan on prepare.plan_version (school_id, plan_id, created_at desc);
create index plan_version_by_person on prepare.plan_version (person_id);

create table prepare.plan_comment (
  school_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  place text not null,
  person_id uuid not null references core.person,
  text text not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, plan_id) references prepare.plan on delete cascade
);
comment on column prepare.plan_comment.place is 'The section that it is about, or a phase.';
create index plan_comment_of_plan on prepare.plan_comment (school_id, plan_id, created_at);
create index plan_comment_by_person on prepare.plan_comment (person_id);

create table prepare.material (
  school_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  title text not null,
  resource_id uuid,
  address text not null default '',
  person_id uuid not null references core.person,
  created_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, plan_id) references prepare.plan on delete cascade,
  check ((resource_id is null) <> (address = ''))
);
comment on column prepare.material.resource_id is 'A thing of the resource library, which need not be installed; else it is a link.';
create index material_of_plan on prepare.material (school_id, plan_id, created_at);
create index material_by_person on prepare.material (person_id);

create table prepare.plan_lesson (
  school_id uuid not null,
  class_id uuid not null,
  day date not null,
  period smallint not null check (period between 1 and 12),
  plan_id uuid not null,
  person_id uuid not null references core.person,
  primary key (school_id, class_id, day, period, person_id),
  foreign key (school_id, plan_id) references prepare.plan on delete cascade,
  foreign key (school_id, class_id) references core.class (school_id, id)
);
comment on table prepare.plan_lesson is 'For which lessons of the timetable a teacher uses a plan; one serves parallel classes.';
create index plan_lesson_of_plan on prepare.plan_lesson (school_id, plan_id);
create index plan_lesson_of_person on prepare.plan_lesson (person_id, day);

create table prepare.exercise (
  school_id uuid not null references core.school,
  id uuid not null,
  owner_id uuid not null references core.person,
  plan_id uuid,
  subject_id uuid not null references core.subject,
  grade_id uuid not null references core.grade,
  title text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, plan_id) references prepare.plan on delete set null (plan_id)
);
create index exercise_of_owner on prepare.exercise (owner_id, changed_at desc, id desc) where removed_at is null;
create index exercise_removed on prepare.exercise (owner_id, removed_at desc) where removed_at is not null;
create index exercise_of_plan on prepare.exercise (school_id, plan_id) where plan_id is not null;
create index exercise_by_subject on prepare.exercise (subject_id);
create index exercise_by_grade on prepare.exercise (grade_id);

create table prepare.exercise_item (
  school_id uuid not null,
  exercise_id uuid not null,
  position smallint not null,
  question_id uuid not null references questions.question,
  question_version integer not null,
  points numeric(5, 1) not null check (points > 0),
  primary key (school_id, exercise_id, position),
  foreign key (school_id, exercise_id) references prepare.exercise on delete cascade
);
create index exercise_item_by_question on prepare.exercise_item (question_id);

alter table prepare.plan enable row level security;
create policy scope on prepare.plan using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
alter table prepare.plan_update enable row level security;
create policy scope on prepare.plan_update using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
alter table prepare.plan_version enable row level security;
create policy scope on prepare.plan_version using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
alter table prepare.plan_comment enable row level security;
create policy scope on prepare.plan_comment using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
alter table prepare.material enable row level security;
create policy scope on prepare.material using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
alter table prepare.plan_lesson enable row level security;
create policy scope on prepare.plan_lesson using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
alter table prepare.exercise enable row level security;
create policy scope on prepare.exercise using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
alter table prepare.exercise_item enable row level security;
create policy scope on prepare.exercise_item using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[]));
