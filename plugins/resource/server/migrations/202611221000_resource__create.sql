-- Resources: one row for each, whoever sees it. Sharing upward is an audit that changes the row's visibility, never a copy.
create table resource.resource (
  id uuid primary key,
  school_id uuid references core.school,
  owner_person_id uuid not null references core.person,
  title text not null check (title <> ''),
  kind text not null
    check (kind in ('plan', 'courseware', 'exercise', 'paper', 'film', 'recording', 'picture', 'material', 'other')),
  form text not null check (form in ('video', 'audio', 'picture', 'document')),
  ext text not null,
  bytes bigint not null check (bytes > 0),
  stage text not null check (stage in ('primary', 'junior', 'senior')),
  subject_id uuid not null references core.subject,
  grade_id uuid not null references core.grade,
  book_id uuid references textbook.book,
  licence text not null check (licence in ('teaching', 'ccBy', 'ccBySa', 'ccByNc', 'cc0', 'thirdParty')),
  language text not null check (language in ('zh-CN', 'en', 'other', 'none')),
  authors text not null,
  keywords text[] not null default '{}',
  description text not null default '',
  visibility smallint not null default 1 check (visibility between 1 and 3),
  wanted smallint check (wanted in (2, 3)),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  listed_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1,
  is_public boolean generated always as (visibility = 3 and removed_at is null) stored,
  check (wanted is null or (wanted > visibility and removed_at is null)),
  check (visibility <> 2 or school_id is not null)
);
comment on column resource.resource.school_id is 'Where it arose; null: its owner is of no school.';
comment on column resource.resource.visibility is 'Personal 1, school 2, public 3 (teaching.md section 3).';
comment on column resource.resource.wanted is 'How far it is asked to be shared by the audit that waits; null: none waits.';
comment on column resource.resource.listed_at is 'When it came to where it is seen now: made, or shared.';
comment on column resource.resource.removed_at is 'Since when it lies in its owner''s trash.';
create index resource_of_school on resource.resource (school_id, listed_at desc, id desc)
  where visibility >= 2 and removed_at is null;
create index resource_of_owner on resource.resource (owner_person_id, listed_at desc, id desc) where removed_at is null;
create index resource_removed on resource.resource (removed_at) where removed_at is not null;
create index resource_public on resource.resource (listed_at desc, id desc) where is_public;
create index resource_public_of_stage on resource.resource (stage, listed_at desc, id desc) where is_public;
create index resource_public_of_subject on resource.resource (subject_id, stage, listed_at desc, id desc) where is_public;
create index resource_public_of_grade on resource.resource (grade_id, subject_id, listed_at desc, id desc) where is_public;
create index resource_of_subject on resource.resource (subject_id);
create index resource_of_book on resource.resource (book_id) where book_id is not null;
create trigger next_version before update on resource.resource
  for each row execute function core.next_version();

-- Chapters of a resource and all above these, so that a list of a chapter and what is below it is one range of an index.
create table resource.placement (
  resource_id uuid not null references resource.resource on delete cascade,
  node_id uuid not null references textbook.node,
  is_direct boolean not null,
  position smallint not null default 0,
  school_id uuid references core.school,
  owner_person_id uuid not null references core.person,
  shown smallint not null check (shown between 0 and 3),
  listed_at timestamptz not null,
  is_public boolean generated always as (shown = 3) stored,
  primary key (resource_id, node_id)
);
comment on column resource.placement.is_direct is 'False: something below this chapter is what its owner has chosen.';
comment on column resource.placement.shown is 'Visibility of the resource; 0 while it lies in the trash.';
create index placement_of_school on resource.placement (school_id, node_id, listed_at desc, resource_id desc) where shown >= 2;
create index placement_public on resource.placement (node_id, listed_at desc, resource_id desc) where is_public;
create index placement_by_node on resource.placement (node_id) where is_direct;
create index placement_of_owner on resource.placement (owner_person_id);

create table resource.point_link (
  resource_id uuid not null references resource.resource on delete cascade,
  point_id uuid not null references textbook.knowledge_point,
  primary key (resource_id, point_id)
);
create index point_link_by_point on resource.point_link (point_id);

-- A file is of one resource only: what becomes of one resource never changes what another shows.
create table resource.attached (
  resource_id uuid not null references resource.resource on delete cascade,
  position smallint not null check (position >= 0),
  file_id uuid not null unique references core.file,
  primary key (resource_id, position)
);
comment on column resource.attached.position is 'The main file is 0.';

-- What readers do. A person's own rows are his alone; lists read the projection, never these.
create table resource.favourite (
  person_id uuid not null references core.person,
  resource_id uuid not null references resource.resource on delete cascade,
  marked_at timestamptz not null,
  primary key (person_id, resource_id)
);
create index favourite_of_resource on resource.favourite (resource_id);
create index favourite_by_time on resource.favourite (person_id, marked_at desc, resource_id desc);

create table resource.taken (
  person_id uuid not null references core.person,
  resource_id uuid not null references resource.resource on delete cascade,
  last_at timestamptz not null,
  primary key (person_id, resource_id)
);
comment on table resource.taken is 'Who has downloaded what, and when last: one may rate what one has used.';
create index taken_of_resource on resource.taken (resource_id);

create table resource.rating (
  person_id uuid not null references core.person,
  resource_id uuid not null references resource.resource on delete cascade,
  score smallint not null check (score between 1 and 5),
  rated_at timestamptz not null,
  primary key (person_id, resource_id)
);
create index rating_of_resource on resource.rating (resource_id);

create table resource.used_in (
  id uuid primary key,
  resource_id uuid not null references resource.resource on delete cascade,
  school_id uuid references core.school,
  person_id uuid not null references core.person,
  title text not null check (title <> ''),
  person_name text not null,
  used_at timestamptz not null
);
comment on table resource.used_in is 'Where somebody says that he has used it; told to signed-in readers of the resource, so with his name.';
create index used_in_of_resource on resource.used_in (resource_id, used_at desc, id desc);
create index used_in_of_school on resource.used_in (school_id);
create index used_in_of_person on resource.used_in (person_id, resource_id);

create table resource.opening (
  id uuid primary key,
  resource_id uuid not null references resource.resource on delete cascade,
  opened_at timestamptz not null
);
create index opening_by_time on resource.opening (opened_at);
create index opening_of_resource on resource.opening (resource_id);

create table resource.use (
  resource_id uuid primary key references resource.resource on delete cascade,
  openings integer not null default 0,
  downloads integer not null default 0,
  ratings integer not null default 0,
  score_sum integer not null default 0,
  uses integer generated always as (openings + downloads * 5) stored
);
comment on column resource.use.uses is 'How much it is used, for "most used": a download weighs as much as five openings.';
create index use_most on resource.use (uses desc, resource_id desc);

-- Second wall. A school reads what is shared with it and what waits for an audit (whose auditors may be its own); what is
-- one's own nobody else reads but who works for the city.
alter table resource.resource enable row level security;
create policy read on resource.resource for select using (
  is_public or (select core.reach()) in ('system', 'city')
  or owner_person_id = (select core.seen_person())
  or (school_id = any ((select core.seen_schools())::uuid[]) and (visibility >= 2 or wanted is not null)));
create policy added on resource.resource for insert with check (
  (select core.reach()) = 'system' or owner_person_id = (select core.scope_person()));
create policy changed on resource.resource for update
  using (core.sees(school_id, owner_person_id)) with check (core.sees(school_id, owner_person_id));
create policy deleted on resource.resource for delete using (
  (select core.reach()) = 'system' or owner_person_id = (select core.scope_person()));

alter table resource.placement enable row level security;
create policy read on resource.placement for select using (
  is_public or (select core.reach()) in ('system', 'city')
  or owner_person_id = (select core.seen_person()) or school_id = any ((select core.seen_schools())::uuid[]));
create policy added on resource.placement for insert with check (core.sees(school_id, owner_person_id));
create policy changed on resource.placement for update
  using (core.sees(school_id, owner_person_id)) with check (core.sees(school_id, owner_person_id));
create policy deleted on resource.placement for delete using (core.sees(school_id, owner_person_id));

alter table resource.favourite enable row level security;
create policy scope on resource.favourite using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
alter table resource.taken enable row level security;
create policy scope on resource.taken using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
alter table resource.rating enable row level security;
create policy scope on resource.rating using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));

alter table resource.used_in enable row level security;
create policy read on resource.used_in for select using ((select core.reach()) <> 'none');
create policy added on resource.used_in for insert with check (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
create policy deleted on resource.used_in for delete using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
