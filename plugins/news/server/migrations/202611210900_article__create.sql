-- News of the city: city-level, public, so without school_id and without row-level security.
create table news.type (
  id uuid primary key,
  name text not null,
  name_en text not null,
  position integer not null unique
);

create table news.article (
  id uuid primary key,
  type_id uuid not null references news.type,
  state text not null check (state in ('draft', 'published', 'withdrawn')),
  title text not null check (title <> ''),
  title_en text not null default '',
  summary text not null default '',
  summary_en text not null default '',
  -- cleaned when it is written, shown in a sandboxed frame
  body text not null default '',
  cover text not null default '',
  -- 1 opens the internal page, any other follows the link
  kind smallint not null default 1,
  link text not null default '',
  source text not null default '',
  editor text not null default '',
  author text not null default '',
  published_at timestamptz,
  withdrawn_at timestamptz,
  pinned_until timestamptz,
  check (state <> 'published' or published_at is not null),
  check (kind = 1 or link <> '')
);
comment on table news.article is 'An article of the city; body is sanitised HTML.';

-- the public list: newest first, of one type or of all
create index article_published on news.article (published_at desc, id desc) where state = 'published';
create index article_published_by_type on news.article (type_id, published_at desc, id desc) where state = 'published';

-- every opening once (a retry carries the same visit), and its projection; lists never count the events
create table news.visit (
  id uuid primary key,
  article_id uuid not null references news.article on delete cascade,
  visited_at timestamptz not null
);
create index visit_by_time on news.visit (visited_at);

create table news.article_views (
  article_id uuid primary key references news.article on delete cascade,
  count integer not null
);
