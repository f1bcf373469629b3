-- Versions of what two administrators may edit at once: whoever writes names the version that he read, and each change
-- counts one further, whoever makes it (an import too).
create function core.next_version() returns trigger
language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

alter table core.school add column version integer not null default 1;
alter table core.class add column version integer not null default 1;
alter table core.subject add column version integer not null default 1;
alter table core.school_year add column version integer not null default 1;
alter table core.layer add column version integer not null default 1;
alter table core.person add column version integer not null default 1;

create trigger next_version before update on core.school
  for each row when (old.* is distinct from new.*) execute function core.next_version();
create trigger next_version before update on core.class
  for each row when (old.* is distinct from new.*) execute function core.next_version();
create trigger next_version before update on core.subject
  for each row when (old.* is distinct from new.*) execute function core.next_version();
-- these two stand for what lies below them (terms, pupils), so an update that leaves the row as it is counts too
create trigger next_version before update on core.school_year
  for each row execute function core.next_version();
create trigger next_version before update on core.layer
  for each row execute function core.next_version();
-- what a person does for himself (password, avatar, language) is nobody's conflict
create trigger next_version before update of name, username, usercode, sex, birth_date, phone on core.person
  for each row
  when ((old.name, old.username, old.usercode, old.sex, old.birth_date, old.phone)
    is distinct from (new.name, new.username, new.usercode, new.sex, new.birth_date, new.phone))
  execute function core.next_version();
