-- Articles are written, reviewed up to three times, published for a time, taken back. Being scheduled and being expired
-- follow from published_at and expires_at, so that no job can be late.
-- They belong to the city or to one county or school; the lower sites show those above beside their own.
alter table news.article
  drop constraint article_state_check,
  drop constraint article_title_check,
  drop constraint article_check1,
  add column site_county_id uuid references core.county,
  add column site_school_id uuid references core.school,
  add column site_id uuid generated always as (coalesce(site_school_id, site_county_id)) stored,
  -- what everybody may learn of: also that it was taken back
  add column is_public boolean generated always as (state in ('published', 'withdrawn')) stored,
  -- counts every change; a write names the one that it was read with
  add column version integer not null default 1,
  -- the save that made this version: the same one again changes nothing
  add column last_save uuid,
  -- everybody who wrote on the text; none of them reviews it
  add column writer_ids uuid[] not null default '{}',
  -- who has approved since it was last submitted
  add column approver_ids uuid[] not null default '{}',
  add column approver_names text[] not null default '{}',
  -- wanted time of publication; published_at is the real one
  add column publish_at timestamptz,
  add column expires_at timestamptz,
  add column tags text[] not null default '{}',
  add column copied_from uuid,
  add column writer_name text not null default '',
  add column updated_by text not null default '',
  add column updated_at timestamptz,
  -- kept for undo, then swept
  add column removed_at timestamptz,
  add constraint article_state_check check
    (state in ('draft', 'firstReview', 'secondReview', 'thirdReview', 'published', 'withdrawn')),
  add constraint article_one_site check (num_nonnulls(site_county_id, site_school_id) <= 1),
  -- a draft may still lack what the others have
  add constraint article_title_check check (state = 'draft' or title <> ''),
  add constraint article_link_check check (state = 'draft' or kind = 1 or link <> '');

update news.article set updated_at = coalesce(published_at, withdrawn_at, '2026-11-21');
alter table news.article alter column updated_at set not null;

create index article_published_of_site on news.article (site_id, published_at desc, id desc) where state = 'published';
create index article_at_work on news.article (updated_at desc, id desc) where removed_at is null;

alter table news.article enable row level security;
create policy readers on news.article for select using (is_public);
create policy scope on news.article
  using ((select core.reach()) in ('system', 'city') or core.works_on(site_county_id, site_school_id));

-- the text as it was: one version for each stretch of work of one person
create table news.article_version (
  article_id uuid not null references news.article on delete cascade,
  number integer not null,
  fields jsonb not null,
  by_id uuid not null,
  by_name text not null,
  began_at timestamptz not null,
  saved_at timestamptz not null,
  -- later saves of the same person still go into it
  is_open boolean not null default true,
  primary key (article_id, number)
);
comment on column news.article_version.fields is 'Title, summary, body and the other fields of the text, as they were saved.';

-- who did what, when and why
create table news.article_step (
  id uuid primary key,
  article_id uuid not null references news.article on delete cascade,
  act text not null,
  from_state text not null,
  to_state text not null,
  by_id uuid not null,
  by_name text not null,
  reason text not null default '',
  done_at timestamptz not null
);
create index article_step_by_article on news.article_step (article_id, done_at);

-- remarks of reviewers, anchored on the plain text of the body
create table news.article_comment (
  id uuid primary key,
  article_id uuid not null references news.article on delete cascade,
  start_at integer not null,
  end_at integer not null check (end_at > start_at),
  quote text not null,
  before_text text not null default '',
  after_text text not null default '',
  body text not null check (body <> ''),
  by_id uuid not null,
  by_name text not null,
  made_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text not null default ''
);
create index article_comment_by_article on news.article_comment (article_id, start_at);

alter table news.article_version enable row level security;
create policy scope on news.article_version using (exists (
  select from news.article a where a.id = article_id and core.works_on(a.site_county_id, a.site_school_id)));
alter table news.article_step enable row level security;
create policy scope on news.article_step using (exists (
  select from news.article a where a.id = article_id and core.works_on(a.site_county_id, a.site_school_id)));
alter table news.article_comment enable row level security;
create policy scope on news.article_comment using (exists (
  select from news.article a where a.id = article_id and core.works_on(a.site_county_id, a.site_school_id)));

alter table news.type add column version integer not null default 1;

-- words that an article must not hold, or that its writer should look at again: one list for the city
create table news.word (
  id uuid primary key,
  word text not null unique check (word <> ''),
  level text not null check (level in ('block', 'warn')),
  note text not null default '',
  added_by text not null default '',
  added_at timestamptz not null
);
