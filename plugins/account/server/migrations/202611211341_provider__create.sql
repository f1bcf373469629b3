-- We are an OpenID Connect provider (plugins/account/server/provider).
create table account.provider_item (
  model text not null,
  id bytea not null check (length(id) = 32),
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
comment on table account.provider_item is 'What oidc-provider keeps: codes, tokens, grants, sessions. The id is the SHA-256 of the code or token.';
create index provider_item_of_grant on account.provider_item (grant_id) where grant_id is not null;
create index provider_item_of_uid on account.provider_item (model, uid) where uid is not null;
create index provider_item_by_end on account.provider_item (expires_at);

create table account.provider_key (
  id text primary key,
  sealed text not null,
  created_at timestamptz not null
);
comment on table account.provider_key is 'Keys with which id tokens (signing) and cookies are signed, sealed by the vault.';

alter table account.provider_item enable row level security;
alter table account.provider_key enable row level security;
create policy system_only on account.provider_item using ((select core.reach()) = 'system');
create policy system_only on account.provider_key using ((select core.reach()) = 'system');
