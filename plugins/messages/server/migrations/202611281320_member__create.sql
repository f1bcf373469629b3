-- Who people are in the work apps of the city: found by their confirmed number, or set by an administrator.
create table messages.member (
  person_id uuid not null references core.person on delete cascade,
  app text not null check (app in ('wecom', 'dingtalk')),
  key_id text not null,
  member_id text not null check (length(member_id) between 1 and 64),
  number text check (length(number) <= 20),
  primary key (person_id, app)
);
comment on column messages.member.key_id is 'The organisation or application there: with another, the ids are those of other people.';
comment on column messages.member.number is 'The confirmed number for which it was found; null: an administrator has set it.';
alter table messages.member enable row level security;
create policy own on messages.member using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
