-- Whoever removed a registration: a teacher takes back only what was his own doing, not what an administrator did.
alter table account.shared_computer add column removed_by uuid references core.person on delete set null;
comment on column account.shared_computer.removed_by is 'Null while it holds, and for removals from before this column.';
create index shared_computer_removed_by on account.shared_computer (removed_by);
