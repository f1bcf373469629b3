-- What a session hangs on elsewhere: a session at an identity service, whose end ends ours.
alter table core.session add column origin uuid;
comment on column core.session.origin is 'Id that a plugin gave to what the session hangs on (account.identity_session); null: nothing.';
create index session_of_origin on core.session (origin) where origin is not null;
