-- One-time links by which guardians decide about consents (plugins/organisation/server/consents).
create table organisation.consent_link (
  school_id uuid not null references core.school,
  id uuid not null,
  person_id uuid not null references core.person,
  purposes text[] not null check (cardinality(purposes) between 1 and 4),
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  made_by uuid not null references core.person,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  answered_at timestamptz,
  guardian text not null default '',
  relation text not null default '' check (relation in ('', 'mother', 'father', 'grandparent', 'other')),
  given text[] not null default '{}',
  refused text[] not null default '{}',
  address text not null default '',
  primary key (school_id, id),
  check ((answered_at is null) = (guardian = ''))
);
comment on table organisation.consent_link is 'What a guardian was asked by a link, and what came of it: the proof of a consent without paper, and of a refusal.';
comment on column organisation.consent_link.secret_hash is 'SHA-256 of what stands in the address; the secret itself is kept nowhere.';
create index consent_link_of_person on organisation.consent_link (person_id, made_at desc);
create index consent_link_made_by on organisation.consent_link (made_by);
alter table organisation.consent_link enable row level security;
create policy scope on organisation.consent_link using (
  (select core.reach()) in ('system', 'city') or core.sees(school_id, person_id)
);
