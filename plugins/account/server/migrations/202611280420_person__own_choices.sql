-- What people set for themselves: names of their devices, and the ways by which they hear of things.
create table account.device_name (
  session_id bytea primary key references core.session on update cascade on delete cascade,
  person_id uuid not null references core.person on delete cascade,
  name text not null check (length(name) between 1 and 40)
);
comment on table account.device_name is 'What somebody calls a device that is signed in; it ends with the session.';
create index device_name_of_person on account.device_name (person_id);

create table account.notification_choice (
  person_id uuid not null references core.person on delete cascade,
  matter text not null check (length(matter) between 3 and 60),
  bell boolean not null,
  mail boolean not null,
  primary key (person_id, matter)
);
comment on table account.notification_choice is 'Matters of which somebody hears otherwise than usual: by the bell, and not by mail.';

alter table account.device_name enable row level security;
alter table account.notification_choice enable row level security;
create policy own on account.device_name using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
create policy own on account.notification_choice using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
