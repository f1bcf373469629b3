-- What can be found on the whole platform, as its plugins say it (core/server/search). A projection: it can be built anew.
create table core.search_entry (
  kind text not null,
  id uuid not null,
  -- whose it is; all null: the city's
  county_id uuid references core.county,
  school_id uuid references core.school,
  person_id uuid references core.person,
  is_public boolean not null,
  -- found by the clock, so that nothing appears or goes late
  shown_from timestamptz not null,
  shown_until timestamptz,
  title text not null,
  title_en text not null,
  names text[] not null,
  summary text not null,
  summary_en text not null,
  cover text not null,
  address text not null,
  stage text check (stage in ('primary', 'junior', 'senior')),
  grade text not null,
  subject text not null,
  -- newer and more used things stand above others that answer as well
  weight real not null,
  -- the title for comparing with what is typed, and how it is said
  plain text not null,
  reading text not null,
  -- words of what is not public; those of public things are in core.search_public
  words tsvector,
  primary key (kind, id),
  check (is_public = (words is null))
);
comment on table core.search_entry is 'One row for each thing that can be found; written by its plugin in the transaction that changes it.';
create index search_entry_of_school on core.search_entry (school_id) where not is_public;
create index search_entry_of_person on core.search_entry (person_id) where not is_public;
create index search_entry_by_school on core.search_entry (school_id);
create index search_entry_by_county on core.search_entry (county_id) where county_id is not null;
create index search_entry_by_person on core.search_entry (person_id) where person_id is not null;

-- Everybody finds what is public; a school its own; a person his own. Written by who works on the site, the school or as
-- the person that it belongs to.
alter table core.search_entry enable row level security;
create policy readers on core.search_entry for select using (is_public or core.sees(school_id, person_id));
create policy added on core.search_entry for insert
  with check (core.works_on(county_id, school_id) or core.sees(school_id, person_id));
create policy changed on core.search_entry for update
  using (core.works_on(county_id, school_id) or core.sees(school_id, person_id));
create policy removed on core.search_entry for delete
  using (core.works_on(county_id, school_id) or core.sees(school_id, person_id));

-- The words of public things, without row-level security: `@@` is not leakproof, so a policy would keep PostgreSQL from
-- using the index. Nothing stands here that is not public; what is shown is read from core.search_entry, which is guarded.
create table core.search_public (
  kind text not null,
  id uuid not null,
  weight real not null,
  words tsvector not null,
  primary key (kind, id),
  foreign key (kind, id) references core.search_entry on delete cascade
);
create index search_public_words on core.search_public using gin (words);

-- How far each kind has been built anew, and by which rules its words were made.
create table core.search_kind (
  kind text primary key,
  rules integer not null,
  built_at timestamptz not null
);
