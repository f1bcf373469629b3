-- The air classroom is the city's: city-level tables, public unless a resource needs a signed-in reader.
create table air.book (
  id uuid primary key,
  name text not null,
  name_en text not null default '',
  stage text not null check (stage in ('primary', 'junior', 'senior')),
  grade text not null,
  subject text not null,
  -- colour key of the subject's cover art
  hue text not null,
  position integer not null unique
);

-- code: two digits a level, so that a prefix names a node and everything below it
create table air.node (
  id uuid primary key,
  book_id uuid not null references air.book on delete cascade,
  parent_id uuid references air.node on delete cascade,
  code text not null check (code ~ '^([0-9]{2}){1,3}$'),
  name text not null,
  unique (book_id, code)
);
create index node_by_parent on air.node (book_id, parent_id, code);

create table air.resource (
  id uuid primary key,
  book_id uuid not null references air.book,
  node_code text not null,
  name text not null,
  name_en text not null default '',
  -- 1 ready, 3 converting, any other: conversion failed (portal.md section 4)
  status smallint not null,
  file_id uuid references core.file,
  ext text not null,
  poster text not null default '',
  -- address of WebVTT subtitles
  captions text not null default '',
  teacher text not null default '',
  school text not null default '',
  summary text not null default '',
  seconds integer not null default 0 check (seconds >= 0),
  chapters jsonb not null default '[]',
  needs_login boolean not null default false,
  published_at timestamptz not null,
  position integer not null,
  check (status <> 1 or file_id is not null)
);
comment on table air.resource is 'A lesson or a file of a lesson, under a node of a book.';
create index resource_by_place on air.resource (book_id, node_code text_pattern_ops, position, id);
create index resource_newest on air.resource (published_at desc, id desc);

create table air.attachment (
  resource_id uuid not null references air.resource on delete cascade,
  position integer not null,
  file_id uuid not null references core.file,
  name text not null,
  primary key (resource_id, position)
);

-- openings and downloads: each once (a retry carries the same key), and their projection; lists never count events
create table air.opening (
  id uuid primary key,
  resource_id uuid not null references air.resource on delete cascade,
  opened_at timestamptz not null
);
create index opening_by_time on air.opening (opened_at);

create table air.use (
  resource_id uuid primary key references air.resource on delete cascade,
  openings integer not null default 0,
  downloads integer not null default 0
);
