-- The portal's pictures, links and system notices: city-level and public.
create table portal.picture (
  id uuid primary key,
  -- 1 banner, 2 focus picture, 3 service links, 4 high-level application, 5 external links (portal.md section 3)
  type smallint not null check (type between 1 and 5),
  position integer not null,
  link text not null default '',
  file_path text not null default '',
  title text not null check (title <> ''),
  title_en text not null default '',
  subtitle text not null default '',
  subtitle_en text not null default '',
  unique (type, position)
);

create table portal.system_notice (
  id uuid primary key,
  title text not null check (title <> ''),
  title_en text not null default '',
  content text not null,
  content_en text not null default '',
  -- a backup site, where there is one
  link text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);
create index system_notice_in_force on portal.system_notice (starts_at, ends_at);
