-- Things that teachers collect: one row for each, whoever sees it. Sharing is a review that changes the row, never a copy.
create table {{id}}.item (
  id uuid primary key,
  school_id uuid references core.school,
  owner_person_id uuid not null references core.person,
  title text not null check (title <> ''),
  kind text not null check (kind in ('reading', 'task', 'project')),
  text text not null default '',
  stage text not null check (stage in ('primary', 'junior', 'senior')),
  subject_id uuid not null references core.subject,
  grade_id uuid not null references core.grade,
  visibility smallint not null default 1 check (visibility between 1 and 3),
  wanted smallint check (wanted in (2, 3)),
  submitted_at timestamptz,
  listed_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1,
  check (wanted is null or (wanted > visibility and removed_at is null)),
  check (visibility <> 2 or school_id is not null)
);
comment on column {{id}}.item.visibility is 'Its owner 1, the school 2, everybody 3.';
comment on column {{id}}.item.wanted is 'How far the waiting review asks for it to be shared; null: none waits.';
create index item_of_owner on {{id}}.item (owner_person_id, listed_at desc, id desc);
create index item_of_school on {{id}}.item (school_id, listed_at desc, id desc) where visibility >= 2 and removed_at is null;
create index item_public on {{id}}.item (listed_at desc, id desc) where visibility = 3 and removed_at is null;
create index item_removed on {{id}}.item (removed_at) where removed_at is not null;
create index item_of_subject on {{id}}.item (subject_id);
create index item_of_grade on {{id}}.item (grade_id);

-- the chapter of a thing, and all above it
create table {{id}}.placement (
  item_id uuid not null references {{id}}.item on delete cascade,
  node_id uuid not null references textbook.node,
  school_id uuid references core.school,
  owner_person_id uuid not null references core.person,
  shown smallint not null check (shown between 0 and 3),
  listed_at timestamptz not null,
  primary key (item_id, node_id)
);
comment on column {{id}}.placement.shown is 'Visibility of the thing; 0 while it is in the trash.';
create index placement_by_node on {{id}}.placement (node_id, listed_at desc);
create index placement_of_school on {{id}}.placement (school_id);
create index placement_of_owner on {{id}}.placement (owner_person_id);

create table {{id}}.favourite (
  person_id uuid not null references core.person,
  item_id uuid not null references {{id}}.item on delete cascade,
  marked_at timestamptz not null,
  primary key (person_id, item_id)
);
create index favourite_of_item on {{id}}.favourite (item_id);

create table {{id}}.review (
  id uuid primary key,
  school_id uuid references core.school,
  county_id uuid references core.county,
  item_id uuid not null references {{id}}.item on delete cascade,
  owner_person_id uuid not null references core.person,
  stage text not null check (stage in ('primary', 'junior', 'senior')),
  subject_id uuid not null references core.subject,
  wanted smallint not null check (wanted in (2, 3)),
  state text not null check (state in ('waiting', 'passed', 'returned', 'withdrawn')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  reviewer_person_id uuid references core.person,
  reviewer_name text not null default '',
  reason text not null default '',
  ticks text[] not null default '{}',
  check ((state = 'waiting') = (decided_at is null)),
  check (state <> 'returned' or reason <> '')
);
create unique index one_waiting_review on {{id}}.review (item_id) where state = 'waiting';
create index review_waiting on {{id}}.review (submitted_at, id) where state = 'waiting';
create index review_decided on {{id}}.review (decided_at desc, id desc) where state in ('passed', 'returned');
create index review_of_school on {{id}}.review (school_id);
create index review_of_county on {{id}}.review (county_id);
create index review_of_subject on {{id}}.review (subject_id);
create index review_of_item on {{id}}.review (item_id, submitted_at desc);
create index review_of_owner on {{id}}.review (owner_person_id);
create index review_of_reviewer on {{id}}.review (reviewer_person_id) where reviewer_person_id is not null;

alter table {{id}}.item enable row level security;
create policy read on {{id}}.item for select using (
  (visibility = 3 and removed_at is null) or (select core.reach()) in ('system', 'city')
  or owner_person_id = (select core.seen_person())
  or (school_id = any ((select core.seen_schools())::uuid[]) and (visibility >= 2 or wanted is not null)));
create policy added on {{id}}.item for insert with check (
  (select core.reach()) = 'system' or owner_person_id = (select core.scope_person()));
create policy changed on {{id}}.item for update
  using (core.sees(school_id, owner_person_id)) with check (core.sees(school_id, owner_person_id));
create policy deleted on {{id}}.item for delete using (
  (select core.reach()) = 'system' or owner_person_id = (select core.scope_person()));

alter table {{id}}.placement enable row level security;
create policy read on {{id}}.placement for select using (
  shown = 3 or (select core.reach()) in ('system', 'city')
  or owner_person_id = (select core.seen_person()) or school_id = any ((select core.seen_schools())::uuid[]));
create policy added on {{id}}.placement for insert with check (core.sees(school_id, owner_person_id));
create policy changed on {{id}}.placement for update
  using (core.sees(school_id, owner_person_id)) with check (core.sees(school_id, owner_person_id));
create policy deleted on {{id}}.placement for delete using (core.sees(school_id, owner_person_id));

alter table {{id}}.favourite enable row level security;
create policy scope on {{id}}.favourite using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
alter table {{id}}.review enable row level security;
create policy scope on {{id}}.review using (core.sees(school_id, owner_person_id));
