-- Textbooks: stage → subject → grade → edition → book, chapters below a book, and trees of knowledge points. What has no
-- school is the city's and public; a school's and a person's own are guarded. Rows that others may point at are taken out
-- (removed_at) and put back, never deleted at once.
create table textbook.edition (
  id uuid primary key,
  code text not null unique check (code <> ''),
  name text not null unique check (name <> ''),
  name_en text not null default '',
  publisher text not null default '',
  publisher_en text not null default '',
  sort smallint not null default 0
);
comment on column textbook.edition.code is 'One word that never changes (pep, bnu): how demo content and imports name an edition.';
comment on table textbook.edition is 'An edition (版本) by its publisher: itemid on the wire, 人教版, 北师大版.';

create table textbook.book (
  id uuid primary key,
  code text unique check (code <> ''),
  school_id uuid references core.school,
  owner_person_id uuid references core.person,
  source smallint not null check (source between 1 and 4),
  stage text not null check (stage in ('primary', 'junior', 'senior')),
  subject_id uuid not null references core.subject,
  grade_id uuid not null references core.grade,
  edition_id uuid not null references textbook.edition,
  name text not null check (name <> ''),
  name_en text not null default '',
  volume_name text not null check (volume_name <> ''),
  volume_name_en text not null default '',
  print_year smallint,
  term_number smallint check (term_number in (1, 2)),
  cover_file_id uuid references core.file,
  sort smallint not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1,
  is_public boolean generated always as (school_id is null and owner_person_id is null) stored,
  -- a personal book is somebody's, in the school where it arose; no other is
  check ((source = 4) = (owner_person_id is not null)),
  check (owner_person_id is null or school_id is not null)
);
comment on column textbook.book.code is 'One word that never changes: how the built-in list and demo content name a book; null: somebody made it here.';
comment on column textbook.book.school_id is 'Null: a book of the city''s catalogue.';
comment on column textbook.book.source is 'School book 1, e-book 2, online tutorial 3, personal book 4 (teaching.md section 3).';
comment on column textbook.book.volume_name is 'tbname on the wire: 七年级上册, 必修 第一册.';
comment on column textbook.book.print_year is 'Year of the version whose contents these are; null: unknown.';
comment on column textbook.book.term_number is 'The term of the school year in which it is used; null: both.';
comment on column textbook.book.version is 'Counts every change of the book and of its chapters: a tree that was kept is good while it stands.';
create index book_of_school on textbook.book (school_id, grade_id, subject_id) where removed_at is null;
create index book_by_place on textbook.book (grade_id, subject_id, source) where removed_at is null;
create index book_of_owner on textbook.book (owner_person_id) where owner_person_id is not null;
create index book_of_subject on textbook.book (subject_id);
create index book_of_edition on textbook.book (edition_id);
create index book_of_cover on textbook.book (cover_file_id) where cover_file_id is not null;
-- an update that leaves the row as it is counts too: it stands for a change of the chapters
create trigger next_version before update on textbook.book
  for each row execute function core.next_version();

create table textbook.node (
  id uuid primary key,
  school_id uuid references core.school,
  owner_person_id uuid references core.person,
  book_id uuid not null references textbook.book on delete cascade,
  parent_id uuid,
  position smallint not null,
  name text not null check (name <> ''),
  name_en text not null default '',
  removed_at timestamptz,
  is_public boolean generated always as (school_id is null and owner_person_id is null) stored,
  unique (book_id, id),
  foreign key (book_id, parent_id) references textbook.node (book_id, id) on delete cascade
);
comment on table textbook.node is 'A unit, chapter, section or lesson heading of a book. What lies below one that was taken out is out with it.';
comment on column textbook.node.school_id is 'As the book''s, so that a policy need not look the book up; the same holds for the owner.';
create index node_below on textbook.node (book_id, parent_id, position) where removed_at is null;
create index node_of_school on textbook.node (school_id, book_id);
create index node_of_owner on textbook.node (owner_person_id) where owner_person_id is not null;

create table textbook.adoption (
  id uuid primary key,
  school_id uuid references core.school,
  county_id uuid references core.county,
  school_year_id uuid not null references core.school_year,
  grade_id uuid not null references core.grade,
  subject_id uuid not null references core.subject,
  book_id uuid not null references textbook.book on delete cascade,
  is_public boolean generated always as (school_id is null) stored,
  check (school_id is null or county_id is null),
  unique nulls not distinct (school_id, county_id, school_year_id, book_id)
);
comment on table textbook.adoption is
  'Which books a grade uses in a subject from a school year on: a school''s choice, else its county''s, else the city''s, each until a later year says otherwise. Nobody has chosen: the whole catalogue.';
create index adoption_of_county on textbook.adoption (county_id) where county_id is not null;
create index adoption_of_book on textbook.adoption (book_id);

create table textbook.knowledge_tree (
  id uuid primary key,
  school_id uuid references core.school,
  owner_person_id uuid references core.person,
  stage text not null check (stage in ('primary', 'junior', 'senior')),
  subject_id uuid not null references core.subject,
  name text not null check (name <> ''),
  name_en text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1,
  is_public boolean generated always as (school_id is null and owner_person_id is null) stored,
  check (owner_person_id is null or school_id is not null)
);
comment on table textbook.knowledge_tree is 'Knowledge points of a subject in a stage: knowid on the wire.';
create index knowledge_tree_of_school on textbook.knowledge_tree (school_id, stage, subject_id) where removed_at is null;
create index knowledge_tree_of_owner on textbook.knowledge_tree (owner_person_id) where owner_person_id is not null;
create trigger next_version before update on textbook.knowledge_tree
  for each row execute function core.next_version();

create table textbook.knowledge_point (
  id uuid primary key,
  school_id uuid references core.school,
  owner_person_id uuid references core.person,
  tree_id uuid not null references textbook.knowledge_tree on delete cascade,
  parent_id uuid,
  position smallint not null,
  name text not null check (name <> ''),
  name_en text not null default '',
  is_disabled boolean not null default false,
  removed_at timestamptz,
  is_public boolean generated always as (school_id is null and owner_person_id is null) stored,
  unique (tree_id, id),
  foreign key (tree_id, parent_id) references textbook.knowledge_point (tree_id, id) on delete cascade
);
comment on table textbook.knowledge_point is 'A knowledge point: kiid on the wire.';
comment on column textbook.knowledge_point.is_disabled is 'Shown, but nothing new can be put there: a heading, or one that was merged into another.';
create index knowledge_point_below on textbook.knowledge_point (tree_id, parent_id, position) where removed_at is null;
create index knowledge_point_of_school on textbook.knowledge_point (school_id, tree_id);
create index knowledge_point_of_owner on textbook.knowledge_point (owner_person_id) where owner_person_id is not null;

-- Pairs of ids. They tell nothing without the rows at their ends, which are guarded and always joined.
create table textbook.node_point (
  node_id uuid not null references textbook.node on delete cascade,
  point_id uuid not null references textbook.knowledge_point on delete cascade,
  primary key (node_id, point_id)
);
comment on table textbook.node_point is 'Which knowledge points a chapter teaches.';
create index node_of_point on textbook.node_point (point_id);

create table textbook.node_twin (
  node_id uuid not null references textbook.node on delete cascade,
  twin_id uuid not null references textbook.node on delete cascade,
  primary key (node_id, twin_id),
  check (node_id < twin_id)
);
comment on table textbook.node_twin is 'Chapters of two editions that teach the same; each pair once, the smaller id first.';
create index node_of_twin on textbook.node_twin (twin_id);

-- Second wall. Everybody reads the city's, which the city writes; a school reads and writes what is the school's; what is
-- one's own nobody else reads, not even colleagues. Writing is asked apart from reading, or a school could change the city's.
create function textbook.keeps(row_school uuid, row_owner uuid) returns boolean
language sql stable parallel safe
return core.sees(case when row_owner is null then row_school end, row_owner);
comment on function textbook.keeps(uuid, uuid) is
  'Whether this connection may write such a row: one''s own, or one of a school that it sees; with neither, the city''s.';

alter table textbook.book enable row level security;
alter table textbook.node enable row level security;
alter table textbook.adoption enable row level security;
alter table textbook.knowledge_tree enable row level security;
alter table textbook.knowledge_point enable row level security;

create policy read on textbook.book for select using (
  is_public or (select core.reach()) in ('system', 'city')
  or (owner_person_id is null and school_id = any ((select core.seen_schools())::uuid[]))
  or owner_person_id = (select core.seen_person()));
create policy added on textbook.book for insert with check (textbook.keeps(school_id, owner_person_id));
create policy changed on textbook.book for update
  using (textbook.keeps(school_id, owner_person_id)) with check (textbook.keeps(school_id, owner_person_id));
create policy deleted on textbook.book for delete using (textbook.keeps(school_id, owner_person_id));

create policy read on textbook.node for select using (
  is_public or (select core.reach()) in ('system', 'city')
  or (owner_person_id is null and school_id = any ((select core.seen_schools())::uuid[]))
  or owner_person_id = (select core.seen_person()));
create policy added on textbook.node for insert with check (textbook.keeps(school_id, owner_person_id));
create policy changed on textbook.node for update
  using (textbook.keeps(school_id, owner_person_id)) with check (textbook.keeps(school_id, owner_person_id));
create policy deleted on textbook.node for delete using (textbook.keeps(school_id, owner_person_id));

create policy read on textbook.adoption for select using (
  is_public or (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
create policy added on textbook.adoption for insert with check (
  core.sees(school_id, null)
  or ((select core.reach()) = 'county' and school_id is null and county_id = (select core.scope_county())));
create policy deleted on textbook.adoption for delete using (
  core.sees(school_id, null)
  or ((select core.reach()) = 'county' and school_id is null and county_id = (select core.scope_county())));

create policy read on textbook.knowledge_tree for select using (
  is_public or (select core.reach()) in ('system', 'city')
  or (owner_person_id is null and school_id = any ((select core.seen_schools())::uuid[]))
  or owner_person_id = (select core.seen_person()));
create policy added on textbook.knowledge_tree for insert with check (textbook.keeps(school_id, owner_person_id));
create policy changed on textbook.knowledge_tree for update
  using (textbook.keeps(school_id, owner_person_id)) with check (textbook.keeps(school_id, owner_person_id));
create policy deleted on textbook.knowledge_tree for delete using (textbook.keeps(school_id, owner_person_id));

create policy read on textbook.knowledge_point for select using (
  is_public or (select core.reach()) in ('system', 'city')
  or (owner_person_id is null and school_id = any ((select core.seen_schools())::uuid[]))
  or owner_person_id = (select core.seen_person()));
create policy added on textbook.knowledge_point for insert with check (textbook.keeps(school_id, owner_person_id));
create policy changed on textbook.knowledge_point for update
  using (textbook.keeps(school_id, owner_person_id)) with check (textbook.keeps(school_id, owner_person_id));
create policy deleted on textbook.knowledge_point for delete using (textbook.keeps(school_id, owner_person_id));
