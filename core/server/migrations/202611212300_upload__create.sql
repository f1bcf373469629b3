-- Uploads on their way, by the tus protocol. Their bytes lie in pieces beside the stored files (core/server/files/uploads)
-- until all have come; a row and its pieces are removed when its time is over.
create table core.upload (
  id uuid primary key,
  school_id uuid references core.school,
  person_id uuid not null references core.person on delete cascade,
  file_group text not null,
  name text not null,
  mark text not null default '',
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received between 0 and bytes),
  state text not null default 'open' check (state in ('open', 'taking', 'ready', 'refused')),
  pieces jsonb not null default '[]',
  written_by uuid,
  is_tail_whole boolean not null default false,
  concat text,
  joined_in uuid references core.upload on delete set null,
  file_id uuid references core.file on delete set null,
  fault_key text,
  fault_params jsonb,
  started_at timestamptz not null,
  expires_at timestamptz not null
);
comment on column core.upload.mark is 'What the browser that began it wrote there to know its file again.';
comment on column core.upload.received is 'Bytes that the disk has (fsync), from the first on without a gap.';
comment on column core.upload.pieces is '[{id, start}]: files of the spool in order, each from its start to the next one’s.';
comment on column core.upload.written_by is 'The request that is writing. Only it may raise received; whoever takes over puts itself here.';
comment on column core.upload.is_tail_whole is 'The last writer ended by itself, so the next may go on in the last piece; else it begins another.';
comment on column core.upload.concat is 'Upload-Concat: partial, or final with the parts that it was joined from; null: an upload of its own.';
comment on column core.upload.joined_in is 'Of a part: the upload that has its pieces now.';
create index upload_of_school on core.upload (school_id);
create index upload_of_person on core.upload (person_id, started_at desc);
create index upload_expiring on core.upload (expires_at);
create index upload_of_file on core.upload (file_id) where file_id is not null;
create index upload_joined_in on core.upload (joined_in) where joined_in is not null;

alter table core.upload enable row level security;
create policy scope on core.upload
  using ((select core.reach()) = 'system' or person_id = (select core.scope_person()));
