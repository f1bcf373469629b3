-- What is made of contents so that people can look at them: streams of films, pages of documents, sizes of pictures. One
-- row for each content and recipe, however many files hold that content. It belongs to no school and names nobody: who may
-- look at what was made is decided by the files (core.file) that hold the content.
create table core.conversion (
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  recipe text not null check (recipe ~ '^[a-z]+-[0-9]+$'),
  ext text not null,
  state smallint not null check (state in (1, 3, 4)),
  fault text not null default '',
  attempt integer not null default 0,
  tool text not null default '',
  result jsonb,
  job_id uuid,
  queued_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  primary key (sha256, recipe),
  check ((state = 1) = (result is not null)),
  check ((state = 4) = (fault <> ''))
);
comment on column core.conversion.state is '1 ready, 3 converting, 4 failed (portal.md section 4).';
comment on column core.conversion.recipe is 'What is made, and the version of how: another version is another row.';
comment on column core.conversion.ext is 'Extension of the content''s type, which names the reader that it is given to.';
comment on column core.conversion.fault is 'Why it failed, in one word of core/common/files/conversion-states.ts.';
comment on column core.conversion.tool is 'The program that made it, with its version.';
create index conversion_newest on core.conversion (queued_at desc);
create index conversion_open on core.conversion (state, queued_at desc) where state <> 1;
