-- Homework as its maker writes it: a sheet of items. Nothing here tells an answer but `item_key`.
create table work.homework (
  school_id uuid not null references core.school,
  id uuid not null,
  owner_id uuid not null references core.person,
  title text not null,
  kind smallint not null check (kind between 0 and 3),
  subject_id uuid not null references core.subject,
  grade_id uuid not null references core.grade,
  node_id uuid references textbook.node,
  note text not null default '',
  sections jsonb not null default '[]',
  minutes smallint not null default 0 check (minutes between 0 and 300),
  minutes_by_hand boolean not null default false,
  questions smallint not null default 0,
  points numeric(6, 1) not null default 0,
  is_template boolean not null default false,
  is_shared boolean not null default false,
  version integer not null default 1,
  last_save uuid,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  published_at timestamptz,
  removed_at timestamptz,
  primary key (school_id, id)
);
comment on column work.homework.kind is 'Questions 0, files with an answer card 1, files without one 2, paper 3 (plugins/work/model/homework.ts).';
comment on column work.homework.questions is 'How many items it has; with `points` kept here, so that no list counts them.';
comment on column work.homework.last_save is 'Name of the last write: sent again, it is done once.';
comment on column work.homework.published_at is 'When it was last given to a class; null: never, or taken back from all: it may be changed.';
create index homework_of_owner on work.homework (owner_id, changed_at desc, id desc) where removed_at is null;
create index homework_removed on work.homework (owner_id, removed_at desc) where removed_at is not null;
create index homework_shared on work.homework (school_id, subject_id, changed_at desc) where is_shared and removed_at is null;
create index homework_of_node on work.homework (node_id) where node_id is not null;
create trigger next_version before update of title, kind, subject_id, grade_id, node_id, note, sections, last_save on work.homework
  for each row execute function core.next_version();

create table work.item (
  school_id uuid not null,
  homework_id uuid not null,
  id uuid not null,
  position smallint not null,
  section smallint not null,
  tiers smallint not null check (tiers between 1 and 7),
  way text not null check (way in ('fill', 'photo', 'voice', 'file', 'paper')),
  question_id uuid,
  question_version integer,
  body jsonb,
  points jsonb not null,
  primary key (school_id, homework_id, id),
  foreign key (school_id, homework_id) references work.homework on delete cascade,
  check ((question_id is null) = (question_version is null)),
  check ((question_id is null) <> (body is null))
);
comment on column work.item.tiers is 'Bits of the tiers that get it: 1 for A, 2 for B, 4 for C.';
comment on column work.item.body is 'Of an item of an answer card: what is asked, without its key; of a question the bank has it.';
comment on column work.item.points is 'Points of its parts, an array.';
create index item_of_question on work.item (question_id) where question_id is not null;

create table work.item_key (
  school_id uuid not null,
  homework_id uuid not null,
  item_id uuid not null,
  key jsonb not null,
  set_by uuid not null references core.person,
  set_at timestamptz not null,
  primary key (school_id, homework_id, item_id),
  foreign key (school_id, homework_id, item_id) references work.item on delete cascade
);
comment on table work.item_key is 'Answers of items of answer cards, and answers that stand in place of a question''s own for one homework.';

create table work.homework_file (
  school_id uuid not null,
  homework_id uuid not null,
  position smallint not null,
  file_id uuid not null references core.file,
  primary key (school_id, homework_id, position),
  foreign key (school_id, homework_id) references work.homework on delete cascade
);
create index homework_file_of_file on work.homework_file (file_id);

alter table work.homework enable row level security;
create policy scope on work.homework using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[])
  or owner_id = (select core.seen_person()));
alter table work.item enable row level security;
create policy scope on work.item using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table work.item_key enable row level security;
create policy scope on work.item_key using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
alter table work.homework_file enable row level security;
create policy scope on work.homework_file using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
