-- A registration that was taken back can come back for a while, and is found by who made it.
alter table account.shared_computer add column removed_at timestamptz;
comment on column account.shared_computer.removed_at is 'From then on the computer counts as anybody''s; the row goes some days later.';
create index shared_computer_by on account.shared_computer (registered_by);
