-- Documents that the portal offers to everybody for download.
create table portal.document (
  id uuid primary key,
  position integer not null unique,
  title text not null check (title <> ''),
  title_en text not null default '',
  ext text not null,
  bytes integer not null check (bytes > 0),
  -- public address of the file
  file_path text not null
);
