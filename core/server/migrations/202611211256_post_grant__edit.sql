-- Roles are edited by people: a post may be given one action of a code and deprived of another, and two administrators
-- may be at one thing at the same time.
alter table core.post_grant drop constraint post_grant_pkey, add primary key (post_id, code, withheld);
create index post_grant_of_code on core.post_grant (code, withheld);

alter table core.permission_code add column version integer not null default 1;
comment on column core.permission_code.version is 'Goes up with every change of who holds the code by default.';
alter table core.post add column grants_version integer not null default 1;
comment on column core.post.grants_version is 'Goes up with every change of how the post differs from the defaults.';
