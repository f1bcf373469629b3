-- The system notice that the shell shows in a dialog.
create table core.notice (
  id uuid primary key,
  title text not null check (title <> ''),
  title_en text not null default '',
  content text not null,
  content_en text not null default '',
  link text not null default '' check (link = '' or link ~ '^(https?://|/)'),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at)
);
comment on table core.notice is 'The one shown is the newest whose time has come and is not over.';
comment on column core.notice.link is 'Backup site, offered beside the text; empty: none.';
create index notice_by_start on core.notice (starts_at desc);

-- Software that teachers install; the calls of the specification know two packages.
create table core.software_package (
  id text primary key check (id in ('cjhelper', 'wkmaster')),
  name text not null,
  name_en text not null default '',
  version text not null,
  bytes bigint check (bytes > 0),
  updated_on date not null,
  file_id uuid,
  upload_url text not null default ''
);
comment on table core.software_package is 'cjhelper: the capture helper; wkmaster: the micro-lesson master.';
comment on column core.software_package.bytes is 'Size shown to people; null: "no software size information".';
comment on column core.software_package.upload_url is 'Where the tool hands in micro-class videos.';
create unique index software_of_file on core.software_package (file_id) where file_id is not null;
