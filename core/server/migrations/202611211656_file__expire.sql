-- Lists that were written for one person, to be fetched at once: they go by themselves.
alter table core.file add column expires_at timestamptz;
comment on column core.file.expires_at is 'When it is removed; null: stays until somebody removes it.';
create index file_expiring on core.file (expires_at) where expires_at is not null;
