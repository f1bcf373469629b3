-- Keys that all processes of the server share (core/server/security). Only the system sees them.
create table core.server_secret (
  id text primary key,
  bytes bytea not null check (length(bytes) = 32),
  created_at timestamptz not null
);
comment on table core.server_secret is 'What request tokens, tickets and proofs of work are signed with. The newest signs, the last two are believed.';

create table core.seal_key (
  id text primary key,
  public_key bytea not null,
  private_key bytea not null,
  created_at timestamptz not null
);
comment on table core.seal_key is 'P-256 key pairs for encrypted requests: a new one each day, the last two are kept.';
comment on column core.seal_key.public_key is 'Uncompressed point.';
comment on column core.seal_key.private_key is 'PKCS #8.';

alter table core.server_secret enable row level security;
alter table core.seal_key enable row level security;
create policy system_only on core.server_secret using ((select core.reach()) = 'system');
create policy system_only on core.seal_key using ((select core.reach()) = 'system');
