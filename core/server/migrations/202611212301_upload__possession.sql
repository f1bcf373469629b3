-- Whoever shows that he holds a content that is here already need not send it.
alter table core.upload
  add column claimed_sha256 text check (claimed_sha256 ~ '^[0-9a-f]{64}$'),
  add column challenge jsonb,
  add column claims smallint not null default 0,
  add column is_proven boolean not null default false;
comment on column core.upload.claimed_sha256 is 'What its sender says that it is; believed when is_proven.';
comment on column core.upload.challenge is '{nonce, ranges: [{start, length}]}: what only a holder of the content can answer, once.';
comment on column core.upload.claims is 'Challenges so far: who holds a part of a content may not try until its ranges fit.';
