-- A task sheet or other exercise among the materials: readers can look for lessons that have one.
alter table air.attachment add column is_exercise boolean not null default false;
create index attachment_exercises on air.attachment (resource_id) where is_exercise and removed_at is null;
