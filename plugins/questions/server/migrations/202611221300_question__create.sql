-- Questions: one row for each, whoever sees it; what it said when it was saved for the n-th time stands in `version` for ever,
-- and its answer in a table of its own.
create table questions.question (
  id uuid primary key,
  school_id uuid references core.school,
  owner_person_id uuid not null references core.person,
  source smallint not null default 1 check (source between 1 and 3),
  wanted smallint check (wanted in (2, 3)),
  submitted_at timestamptz,
  version integer not null default 1 check (version >= 1),
  type smallint not null check (type in (0, 1, 2, 3, 4, 5, 7, 8, 9)),
  difficulty smallint not null check (difficulty between 1 and 5),
  stage text not null check (stage in ('primary', 'junior', 'senior')),
  subject_id uuid not null references core.subject,
  grade_id uuid not null references core.grade,
  kind text not null
    check (kind in ('exercise', 'textbook', 'unit', 'monthly', 'midterm', 'final', 'unified', 'mock', 'entrance', 'competition')),
  year smallint check (year between 1950 and 2100),
  region text not null default '',
  title text not null,
  points numeric(6, 1) not null check (points >= 0),
  parts smallint not null check (parts >= 1),
  seconds integer not null check (seconds > 0),
  fork_of uuid references questions.question on delete set null,
  band_0 integer not null,
  band_1 integer not null,
  band_2 integer not null,
  band_3 integer not null,
  facility real check (facility between 0 and 1),
  discrimination real,
  correlation real,
  measured_seconds integer,
  answered integer not null default 0,
  used integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  listed_at timestamptz not null,
  removed_at timestamptz,
  words tsvector,
  is_public boolean generated always as (source = 3 and removed_at is null) stored,
  check (wanted is null or (wanted > source and removed_at is null)),
  check (source <> 2 or school_id is not null)
);
comment on column questions.question.school_id is 'Where it arose; null: its owner is of no school.';
comment on column questions.question.source is 'Personal 1, school 2, public 3 (teaching.md section 3).';
comment on column questions.question.wanted is 'How far it is asked to be shared by the review that waits; null: none waits.';
comment on column questions.question.title is 'Its stem in one line, for lists and lists of references.';
comment on column questions.question.seconds is 'How long a pupil takes, as estimated; measured_seconds is the median of those who answered.';
comment on column questions.question.band_0 is 'With the other three: signature of what it says, equal in one of four where two questions are nearly the same.';
comment on column questions.question.discrimination is 'Share of the points of the best 27 of 100 pupils minus that of the weakest 27.';
comment on column questions.question.correlation is 'Point-biserial: of the points here with how the pupil does elsewhere.';
comment on column questions.question.listed_at is 'When it came to where it is seen now: made, or shared.';
comment on column questions.question.removed_at is 'Since when it lies in its owner''s trash.';
comment on column questions.question.words is 'Words under which it is found. Null for what is public: those stand in questions.public_word.';
create index question_of_school on questions.question (school_id, listed_at desc, id desc) include (type, difficulty)
  where source = 2 and removed_at is null;
create index question_by_school on questions.question (school_id);
create index question_of_owner on questions.question (owner_person_id, listed_at desc, id desc);
create index question_removed on questions.question (removed_at) where removed_at is not null;
create index question_public on questions.question (listed_at desc, id desc) include (type, difficulty, kind) where is_public;
create index question_public_of_subject on questions.question (subject_id, stage, listed_at desc, id desc)
  include (type, difficulty, kind, grade_id, year) where is_public;
create index question_public_of_grade on questions.question (grade_id, subject_id, listed_at desc, id desc)
  include (stage, type, difficulty, kind, year) where is_public;
create index question_of_subject on questions.question (subject_id);
create index question_forks on questions.question (fork_of) where fork_of is not null;
create index question_band_0 on questions.question (band_0);
create index question_band_1 on questions.question (band_1);
create index question_band_2 on questions.question (band_2);
create index question_band_3 on questions.question (band_3);

-- Written once, never changed: homework, papers and guide books point here.
create table questions.version (
  question_id uuid not null references questions.question on delete cascade,
  version integer not null check (version >= 1),
  body jsonb not null,
  saved_by uuid not null references core.person,
  saved_at timestamptz not null,
  note text not null default '',
  primary key (question_id, version)
);
create index version_by_saver on questions.version (saved_by);

-- Answers stand apart, so that no statement that shows questions can carry one.
create table questions.answer_key (
  question_id uuid not null,
  version integer not null,
  key jsonb not null,
  primary key (question_id, version),
  foreign key (question_id, version) references questions.version on delete cascade
);

-- Pictures and recordings of a version and of its answer.
create table questions.media (
  question_id uuid not null,
  version integer not null,
  file_id uuid not null references core.file,
  primary key (question_id, version, file_id),
  foreign key (question_id, version) references questions.version on delete cascade
);
create index media_of_file on questions.media (file_id);

-- Chapters of a question and all above these, so that a list of a chapter and what is below it is one range of an index.
create table questions.placement (
  question_id uuid not null references questions.question on delete cascade,
  node_id uuid not null references textbook.node,
  is_direct boolean not null,
  position smallint not null default 0,
  school_id uuid references core.school,
  owner_person_id uuid not null references core.person,
  shown smallint not null check (shown between 0 and 3),
  type smallint not null,
  difficulty smallint not null,
  listed_at timestamptz not null,
  is_public boolean generated always as (shown = 3) stored,
  primary key (question_id, node_id)
);
comment on column questions.placement.is_direct is 'False: something below this chapter is what its owner has chosen.';
comment on column questions.placement.shown is 'Source of the question; 0 while it lies in the trash.';
create index placement_of_school on questions.placement (school_id, node_id, listed_at desc, question_id desc)
  include (type, difficulty) where shown = 2;
create index placement_by_school on questions.placement (school_id);
create index placement_public on questions.placement (node_id, listed_at desc, question_id desc)
  include (type, difficulty) where is_public;
create index placement_of_owner on questions.placement (owner_person_id, node_id);
create index placement_by_node on questions.placement (node_id) where is_direct;

create table questions.point_link (
  question_id uuid not null references questions.question on delete cascade,
  point_id uuid not null references textbook.knowledge_point,
  part smallint not null default -1 check (part >= -1),
  primary key (question_id, point_id, part)
);
comment on column questions.point_link.part is 'The part that exercises it; -1: the whole question.';
create index point_link_by_point on questions.point_link (point_id);

-- The words of what is public, without row-level security: `@@` is not leakproof, so a policy would keep PostgreSQL from using
-- the index. Nothing stands here that is not public; what is shown is read from questions.question, which is guarded.
create table questions.public_word (
  question_id uuid primary key references questions.question on delete cascade,
  words tsvector not null
);
create index public_word_words on questions.public_word using gin (words);

-- What people do with questions. A person's own rows are his alone.
create table questions.favourite (
  person_id uuid not null references core.person,
  question_id uuid not null references questions.question on delete cascade,
  marked_at timestamptz not null,
  primary key (person_id, question_id)
);
create index favourite_by_time on questions.favourite (person_id, marked_at desc, question_id desc);
create index favourite_of_question on questions.favourite (question_id);

create table questions.basket_item (
  person_id uuid not null references core.person,
  question_id uuid not null references questions.question on delete cascade,
  version integer not null,
  position double precision not null,
  added_at timestamptz not null,
  primary key (person_id, question_id)
);
create index basket_item_of_question on questions.basket_item (question_id);

create table questions.draft (
  person_id uuid not null references core.person,
  id uuid not null,
  question_id uuid references questions.question on delete cascade,
  content jsonb not null,
  changed_at timestamptz not null,
  primary key (person_id, id)
);
comment on table questions.draft is 'What stands in somebody''s editor and is not saved: autosave.';
create index draft_of_question on questions.draft (question_id) where question_id is not null;

create table questions.fault_report (
  id uuid primary key,
  school_id uuid references core.school,
  owner_person_id uuid not null references core.person,
  question_id uuid not null references questions.question on delete cascade,
  version integer not null,
  person_id uuid not null references core.person,
  person_name text not null,
  kind text not null check (kind in ('answer', 'stem', 'formula', 'picture', 'knowledge', 'duplicate', 'other')),
  text text not null default '',
  state text not null default 'open' check (state in ('open', 'fixed', 'declined')),
  reported_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references core.person,
  answer text not null default '',
  check ((state = 'open') = (closed_at is null))
);
comment on column questions.fault_report.school_id is 'Of the question, as its owner; so that a policy need not look the question up.';
create index fault_report_of_owner on questions.fault_report (owner_person_id, reported_at desc, id desc) where state = 'open';
create index fault_report_of_school on questions.fault_report (school_id);
create index fault_report_of_question on questions.fault_report (question_id, reported_at desc);
create index fault_report_of_person on questions.fault_report (person_id);

-- Where questions are used, told by the areas that use them. Whoever is of a school where one is used may read that version.
create table questions.use (
  question_id uuid not null references questions.question on delete cascade,
  version integer not null,
  plugin text not null,
  thing_id uuid not null,
  school_id uuid references core.school,
  person_id uuid not null references core.person,
  used_at timestamptz not null,
  primary key (question_id, version, plugin, thing_id)
);
comment on column questions.use.school_id is 'Whose people meet it there; null: those of every school.';
create index use_of_school on questions.use (school_id, question_id);
create index use_of_person on questions.use (person_id, question_id);

-- How pupils did: appended by the areas where they answer, read by the job that measures and by nothing else.
create table questions.result (
  school_id uuid not null references core.school,
  question_id uuid not null references questions.question on delete cascade,
  version integer not null,
  part smallint not null check (part >= 0),
  person_id uuid not null references core.person,
  answered_at timestamptz not null,
  points numeric(6, 1) not null,
  of numeric(6, 1) not null check (of > 0),
  seconds integer,
  noted_at timestamptz not null,
  primary key (school_id, question_id, version, part, person_id, answered_at)
);
create index result_of_question on questions.result (question_id, version, part);
create index result_of_person on questions.result (person_id);
create index result_by_time on questions.result (noted_at);

create table questions.ability (
  school_id uuid not null references core.school,
  person_id uuid not null references core.person,
  subject_id uuid not null references core.subject,
  results integer not null,
  points double precision not null,
  of double precision not null,
  primary key (school_id, person_id, subject_id)
);
comment on table questions.ability is 'What a pupil got in a subject, of how much: what discrimination is measured by. Of no use to anybody else.';
create index ability_of_person on questions.ability (person_id);

create table questions.measure (
  question_id uuid not null references questions.question on delete cascade,
  version integer not null,
  part smallint not null,
  answered integer not null,
  facility real not null,
  seconds integer,
  measured_at timestamptz not null,
  primary key (question_id, version, part)
);

-- Reviews: each asks for one question to be shared so far. It keeps which version was submitted.
create table questions.submission (
  id uuid primary key,
  school_id uuid references core.school,
  county_id uuid references core.county,
  question_id uuid not null references questions.question on delete cascade,
  version integer not null,
  owner_person_id uuid not null references core.person,
  stage text not null check (stage in ('primary', 'junior', 'senior')),
  subject_id uuid not null references core.subject,
  wanted smallint not null check (wanted in (2, 3)),
  state text not null check (state in ('waiting', 'passed', 'returned', 'withdrawn')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  reviewer_person_id uuid references core.person,
  reviewer_name text not null default '',
  ticks text[] not null default '{}' check (ticks <@ array['answer', 'scientific', 'norms', 'copyright', 'knowledge']),
  reason text not null default '',
  check ((state = 'waiting') = (decided_at is null)),
  check (state <> 'returned' or reason <> ''),
  check (reviewer_person_id is null or reviewer_person_id <> owner_person_id)
);
create unique index one_waiting_submission on questions.submission (question_id) where state = 'waiting';
create index submission_waiting on questions.submission (submitted_at, id) where state = 'waiting';
create index submission_decided on questions.submission (decided_at desc, id desc) where state in ('passed', 'returned');
create index submission_of_school on questions.submission (school_id);
create index submission_of_question on questions.submission (question_id, submitted_at desc);
create index submission_of_owner on questions.submission (owner_person_id);
create index submission_of_reviewer on questions.submission (reviewer_person_id) where reviewer_person_id is not null;

-- Imports: what a reader made of a file, while somebody looks it through.
create table questions.import_run (
  id uuid primary key,
  school_id uuid references core.school,
  owner_person_id uuid not null references core.person,
  file_id uuid not null references core.file,
  format text not null,
  state text not null check (state in ('waiting', 'reading', 'read', 'failed', 'finished')),
  reason text not null default '',
  title text not null default '',
  sections jsonb not null default '[]',
  pages jsonb not null default '[]',
  problems jsonb not null default '[]',
  facts jsonb not null default '{}',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1
);
create index import_run_of_school on questions.import_run (school_id);
create index import_run_of_owner on questions.import_run (owner_person_id, created_at desc);
create index import_run_of_file on questions.import_run (file_id);
create trigger next_version before update on questions.import_run
  for each row execute function core.next_version();

create table questions.import_item (
  run_id uuid not null references questions.import_run on delete cascade,
  id uuid not null,
  position double precision not null,
  section smallint not null default 0,
  number text not null default '',
  page integer,
  body jsonb not null,
  key jsonb not null,
  facts jsonb not null default '{}',
  confidence real not null check (confidence between 0 and 1),
  fields jsonb not null default '{}',
  problems jsonb not null default '[]',
  source_text text not null default '',
  question_id uuid references questions.question on delete set null,
  primary key (run_id, id)
);
comment on column questions.import_item.question_id is 'What it has become; null: it waits.';
create index import_item_of_question on questions.import_item (question_id) where question_id is not null;

-- Second wall. Visitors see nothing. A school reads what is in its bank and what waits for a review; whoever is of a school
-- where a question is used reads it, as pupils do; what is one's own nobody else reads but who works for the city.
alter table questions.use enable row level security;
create policy read on questions.use for select using (
  (select core.reach()) in ('system', 'city')
  or ((select core.reach()) <> 'none' and school_id is null)
  or school_id = any ((select core.seen_schools())::uuid[]) or person_id = (select core.seen_person()));
create policy added on questions.use for insert with check (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()) or core.sees(school_id, person_id));
create policy deleted on questions.use for delete using (core.sees(school_id, person_id));

alter table questions.result enable row level security;
create policy scope on questions.result using (core.sees(school_id, person_id));
alter table questions.ability enable row level security;
create policy scope on questions.ability using (core.sees(school_id, person_id));

alter table questions.question enable row level security;
create policy read on questions.question for select using (
  (is_public and (select core.reach()) <> 'none') or (select core.reach()) in ('system', 'city')
  or owner_person_id = (select core.seen_person())
  or (school_id = any ((select core.seen_schools())::uuid[]) and (source >= 2 or submitted_at is not null))
  or exists (select from questions.use u where u.question_id = question.id)
  or exists (select from questions.result r where r.question_id = question.id and r.person_id = (select core.seen_person())));
create policy added on questions.question for insert with check (
  (select core.reach()) = 'system' or owner_person_id = (select core.scope_person()));
create policy changed on questions.question for update
  using (core.sees(school_id, owner_person_id)) with check (core.sees(school_id, owner_person_id));
create policy deleted on questions.question for delete using (
  (select core.reach()) = 'system' or owner_person_id = (select core.scope_person()));

alter table questions.version enable row level security;
create policy read on questions.version for select using (
  (select core.reach()) = 'system' or exists (select from questions.question q where q.id = question_id));
create policy added on questions.version for insert with check (
  (select core.reach()) = 'system' or saved_by = (select core.scope_person()));
alter table questions.answer_key enable row level security;
create policy read on questions.answer_key for select using (
  (select core.reach()) = 'system' or exists (select from questions.question q where q.id = question_id));
create policy added on questions.answer_key for insert with check (
  exists (select from questions.version v where v.question_id = answer_key.question_id and v.version = answer_key.version
    and ((select core.reach()) = 'system' or v.saved_by = (select core.scope_person()))));
alter table questions.media enable row level security;
create policy read on questions.media for select using ((select core.reach()) <> 'none');
create policy added on questions.media for insert with check (
  exists (select from questions.version v where v.question_id = media.question_id and v.version = media.version
    and ((select core.reach()) = 'system' or v.saved_by = (select core.scope_person()))));

alter table questions.placement enable row level security;
create policy read on questions.placement for select using (
  (is_public and (select core.reach()) <> 'none') or (select core.reach()) in ('system', 'city')
  or owner_person_id = (select core.seen_person()) or school_id = any ((select core.seen_schools())::uuid[]));
create policy added on questions.placement for insert with check (core.sees(school_id, owner_person_id));
create policy changed on questions.placement for update
  using (core.sees(school_id, owner_person_id)) with check (core.sees(school_id, owner_person_id));
create policy deleted on questions.placement for delete using (core.sees(school_id, owner_person_id));

alter table questions.favourite enable row level security;
create policy scope on questions.favourite using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
alter table questions.basket_item enable row level security;
create policy scope on questions.basket_item using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
alter table questions.draft enable row level security;
create policy scope on questions.draft using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));

alter table questions.fault_report enable row level security;
create policy read on questions.fault_report for select using (
  (select core.reach()) in ('system', 'city') or person_id = (select core.seen_person())
  or owner_person_id = (select core.seen_person()) or school_id = any ((select core.seen_schools())::uuid[]));
create policy added on questions.fault_report for insert with check (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
create policy changed on questions.fault_report for update
  using (core.sees(school_id, owner_person_id)) with check (core.sees(school_id, owner_person_id));

alter table questions.submission enable row level security;
create policy scope on questions.submission using (core.sees(school_id, owner_person_id));

alter table questions.import_run enable row level security;
create policy scope on questions.import_run using (
  (select core.reach()) = 'system' or owner_person_id = (select core.scope_person()));
alter table questions.import_item enable row level security;
create policy scope on questions.import_item using (
  exists (select from questions.import_run r where r.id = run_id));

-- The newest with these words: layer by layer, each a span of months, until there are enough.
create function questions.newest_with(asked tsquery, layers tsquery[], enough integer, most integer)
returns setof uuid
language plpgsql stable parallel safe rows 1000
set enable_seqscan = off
as $$
declare
  layer tsquery;
  here integer;
  found integer := 0;
begin
  foreach layer in array layers loop
    return query select p.question_id from questions.public_word p where p.words @@ (asked && layer) limit most;
    get diagnostics here = row_count;
    found := found + here;
    exit when found >= enough;
  end loop;
end $$;
