-- Second factors of people (plugins/account/README.md). A person sees his own; core asks as the system while somebody signs in.
create table account.totp (
  id uuid primary key,
  person_id uuid not null references core.person on delete cascade,
  name text not null check (length(name) between 1 and 60),
  sealed_secret text not null,
  last_step bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
comment on column account.totp.sealed_secret is 'Sealed by the vault for the person (core/server/security/vault.ts).';
comment on column account.totp.last_step is 'The newest time step whose code was taken: it and older ones are refused from then on.';
create index totp_of_person on account.totp (person_id);

create table account.passkey (
  id uuid primary key,
  person_id uuid not null references core.person on delete cascade,
  name text not null check (length(name) between 1 and 60),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
comment on column account.passkey.counter is 'Signatures that the authenticator has counted; 0 for those that do not count.';
create index passkey_of_person on account.passkey (person_id);

create table account.recovery_code (
  id uuid primary key,
  person_id uuid not null references core.person on delete cascade,
  code_hash text not null,
  created_at timestamptz not null
);
comment on table account.recovery_code is 'Codes that work once each; a used one is deleted.';
create index recovery_code_of_person on account.recovery_code (person_id);

create table account.passkey_challenge (
  id bytea primary key check (length(id) = 32),
  expires_at timestamptz not null
);
comment on table account.passkey_challenge is 'Challenges of people who are nobody yet (signing in by passkey alone); each is taken once. The id is the SHA-256.';
create index passkey_challenge_by_end on account.passkey_challenge (expires_at);

alter table account.totp enable row level security;
alter table account.passkey enable row level security;
alter table account.recovery_code enable row level security;
alter table account.passkey_challenge enable row level security;
create policy own on account.totp using ((select core.reach()) = 'system' or person_id = (select core.scope_person()));
create policy own on account.passkey using ((select core.reach()) = 'system' or person_id = (select core.scope_person()));
create policy own on account.recovery_code using ((select core.reach()) = 'system' or person_id = (select core.scope_person()));
create policy system_only on account.passkey_challenge using ((select core.reach()) = 'system');
