-- Who holds which permission code. Defaults come from the manifests of plugins; administrators change them afterwards.
create table core.permission_code (
  code text primary key,
  plugin_id text not null,
  actions text[] not null
);
comment on table core.permission_code is
  'What the manifests declared at the last start: only what is new in a manifest is granted by default, so nobody''s change is undone.';

create table core.grant_default (
  grantee text not null,
  code text not null references core.permission_code,
  actions text[] not null,
  primary key (grantee, code)
);
comment on column core.grant_default.grantee is 'Name of a role type or, for people of the bureaus and guests, of a category (core/common/people.ts).';
comment on column core.grant_default.actions is 'Fine-grained actions: code.action on the flat list.';

create table core.post_grant (
  post_id uuid not null references core.post on delete cascade,
  code text not null references core.permission_code,
  actions text[] not null default '{}',
  withheld boolean not null default false,
  primary key (post_id, code)
);
comment on table core.post_grant is
  'How one post differs from the defaults: given this code with these actions or, when withheld, deprived of these actions (of the whole code when there are none).';
alter table core.post_grant enable row level security;
create policy scope on core.post_grant using (
  (select core.reach()) in ('system', 'city')
  or exists (select from core.post where post.id = post_grant.post_id)
);

create table core.management_scope (
  id uuid primary key,
  post_id uuid not null references core.post on delete cascade,
  county_id uuid references core.county,
  school_id uuid references core.school,
  stage text check (stage in ('primary', 'junior', 'senior')),
  subject_id uuid references core.subject,
  check (school_id is null or county_id is null),
  unique nulls not distinct (post_id, county_id, school_id, stage, subject_id)
);
comment on table core.management_scope is
  'What an auditor reviews: the rows of his post, each narrowed by what it names; neither county nor school means the whole city. No row: "Management scope is not set".';
alter table core.management_scope enable row level security;
create policy scope on core.management_scope using (
  (select core.reach()) in ('system', 'city')
  or exists (select from core.post where post.id = management_scope.post_id)
);
