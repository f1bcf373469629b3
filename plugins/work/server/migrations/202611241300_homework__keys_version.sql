-- Whoever remembers a sheet remembers it by what these count: `version` of its items, `keys_version` of their answers.
alter table work.homework add column keys_version integer not null default 1;
comment on column work.homework.keys_version is 'Counts changes of answers of its items (work.item_key), by whatever writes them.';

create function work.count_key_change() returns trigger language plpgsql as $$
begin
  update work.homework h set keys_version = h.keys_version + 1
  from (select distinct school_id, homework_id from changed) c
  where h.school_id = c.school_id and h.id = c.homework_id;
  return null;
end $$;
create trigger keys_added after insert on work.item_key referencing new table as changed
  for each statement execute function work.count_key_change();
create trigger keys_changed after update on work.item_key referencing new table as changed
  for each statement execute function work.count_key_change();
create trigger keys_removed after delete on work.item_key referencing old table as changed
  for each statement execute function work.count_key_change();
