-- Keys are encrypted by the key of the deployment (core/server/security/deployment-key.ts), which lies in a file beside the database.
alter table core.vault_key drop constraint vault_key_bytes_check, add column wrapped_by text,
  add check ((wrapped_by is null) = (length(bytes) = 32));
alter table core.server_secret drop constraint server_secret_bytes_check, add column wrapped_by text,
  add check ((wrapped_by is null) = (length(bytes) = 32));
alter table core.seal_key add column wrapped_by text;
comment on column core.vault_key.wrapped_by is 'Name of the key that encrypted `bytes`; null: nobody, they were stored before there was one.';
comment on column core.server_secret.wrapped_by is 'Name of the key that encrypted `bytes`; null: nobody, they were stored before there was one.';
comment on column core.seal_key.wrapped_by is 'Name of the key that encrypted `private_key`; null: nobody, it was stored before there was one.';
