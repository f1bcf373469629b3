-- Sessions at computers that several people use (core/common/session/shared-computer.ts): they idle out early, and are never remembered.
alter table core.session add column is_shared boolean not null default false;
comment on column core.session.is_shared is 'Begun at a shared computer: ends soon without an action.';
