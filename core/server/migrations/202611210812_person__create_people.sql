-- People are city-level; posts hang on them, so a transfer adds a post and rewrites nothing.
create table core.person (
  id uuid primary key,
  username text not null unique check (username = lower(btrim(username)) and username <> ''),
  usercode text not null unique check (usercode <> ''),
  name text not null check (name <> ''),
  category smallint not null check (category in (0, 1, 2, 3, 6, 9, 10)),
  password_hash text,
  must_change_password boolean not null default false,
  disabled_at timestamptz,
  avatar_file_id uuid,
  language text check (language in ('zh-CN', 'en')),
  created_at timestamptz not null
);
comment on column core.person.username is 'What one signs in with: lower case; login lowers and trims what is typed.';
comment on column core.person.usercode is 'Student or staff number, unique in the city.';
comment on column core.person.category is 'Kind of account (core/common/people.ts).';
comment on column core.person.password_hash is 'Argon2id in PHC form; null: cannot sign in with a password.';
comment on column core.person.language is 'The language last chosen; null: whatever the browser asks for.';
create index person_of_category on core.person (category);

create table core.post (
  id uuid primary key,
  person_id uuid not null references core.person,
  role_type smallint not null check (role_type in (1, 2, 3, 4, 5, 6, 8, 9, 10)),
  school_id uuid references core.school,
  county_id uuid references core.county,
  subject_id uuid references core.subject,
  grade_id uuid references core.grade,
  is_active boolean not null default false,
  ended_at timestamptz,
  -- a post stands in a school, or in a bureau: the county's when it names one, else the city's
  check (school_id is null or county_id is null),
  check (role_type not between 1 and 6 or school_id is not null),
  check (role_type <> 8 or county_id is not null),
  check (role_type <> 5 or grade_id is not null),
  check (not is_active or ended_at is null)
);
comment on table core.post is 'A post of a person: roleid and aclrole on the wire.';
comment on column core.post.role_type is 'Role type (core/common/people.ts): 1 to 6 in schools, 8 to 10 in bureaus or, for auditors, anywhere.';
comment on column core.post.grade_id is 'The grade of a grade director.';
comment on column core.post.is_active is 'The post taken when nothing else was chosen; at most one.';
create unique index one_active_post on core.post (person_id) where is_active;
create unique index same_post_once on core.post (person_id, role_type, school_id, county_id, subject_id, grade_id)
  nulls not distinct where ended_at is null;
create index post_of_school on core.post (school_id, role_type) where school_id is not null;
create index post_of_county on core.post (county_id) where county_id is not null;

-- Second wall. The sub-select is computed once per statement, so whoever sees the whole city pays nothing per row.
alter table core.post enable row level security;
create policy scope on core.post using (
  (select core.reach()) in ('system', 'city')
  or core.sees(school_id, person_id)
  or ((select core.reach()) = 'county' and county_id = (select core.scope_county()))
);

-- Whoever sees one of a person's posts sees the person; the posts looked at are only those visible by the policy above.
alter table core.person enable row level security;
create policy scope on core.person using (
  (select core.reach()) in ('system', 'city')
  or id = (select core.scope_person())
  or exists (select from core.post where post.person_id = person.id)
);
