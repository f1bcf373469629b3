-- Keys for what is sealed at rest (core/server/security/vault.ts). Only the system sees them; they stay for good.
create table core.vault_key (
  id text primary key,
  bytes bytea not null check (length(bytes) = 32),
  created_at timestamptz not null
);
comment on table core.vault_key is 'What secrets in other tables are sealed with. The newest seals; none may be deleted while something sealed by it is kept.';
alter table core.vault_key enable row level security;
create policy system_only on core.vault_key using ((select core.reach()) = 'system');
