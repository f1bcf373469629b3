-- Files that were stored. Contents lie elsewhere under their SHA-256 (core/server/files); equal contents lie there once,
-- however many rows name them.
create table core.file (
  id uuid primary key,
  school_id uuid references core.school,
  owner_person_id uuid references core.person,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes > 0),
  mime text not null,
  ext text not null,
  name text not null check (name <> ''),
  is_public boolean not null default false,
  created_at timestamptz not null
);
comment on column core.file.school_id is 'Null: belongs to no school, and is seen by whoever is signed in and knows the id.';
comment on column core.file.name is 'The name it was given, with its extension; what it is saved under.';
comment on column core.file.is_public is 'Anybody may fetch it at its hashed address, and any cache may keep it.';
create index file_of_content on core.file (sha256);
create index file_of_owner on core.file (owner_person_id) where owner_person_id is not null;

alter table core.file enable row level security;
create policy scope on core.file
  using (is_public or (school_id is null and (select core.reach()) <> 'none') or core.sees(school_id, owner_person_id))
  with check ((school_id is null and (select core.reach()) <> 'none') or core.sees(school_id, owner_person_id));
