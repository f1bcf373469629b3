-- Request tokens are bound to the id that the session began with, which a change of post or password leaves as it is:
-- however often it changes, the tokens of other tabs are outlived, and never those of a stranger.
alter table core.session add column token_subject bytea check (length(token_subject) = 32);
update core.session set token_subject = id;
alter table core.session alter column token_subject set not null;
alter table core.session drop column previous_id;
comment on column core.session.token_subject is 'The id that the session began with: what its request tokens are bound to.';
