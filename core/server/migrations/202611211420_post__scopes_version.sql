alter table core.post add column scopes_version integer not null default 1;
comment on column core.post.scopes_version is 'Goes up with every change of the management scope, so that of two who change it the second is told.';
