-- What people are told under the bell (core/server/notifications): one row for each thing and person, brought up to date.
create table core.notification (
  school_id uuid not null references core.school on delete cascade,
  area text not null check (area <> ''),
  thread text not null check (thread <> ''),
  person_id uuid not null references core.person on delete cascade,
  text_key text not null check (text_key <> ''),
  params jsonb not null default '{}',
  path text not null check (path like '/%'),
  shown_from timestamptz not null,
  read_at timestamptz,
  primary key (school_id, area, thread, person_id)
);
comment on table core.notification is 'The newest word on a thing replaces the one before, and is unread again.';
comment on column core.notification.area is 'Plugin that tells it.';
comment on column core.notification.thread is 'What it is about, as its plugin names it.';
comment on column core.notification.text_key is 'Message key of the server; read in the reader''s language, with params.';
create index notification_of_person on core.notification (person_id, shown_from desc);
create index notification_unread on core.notification (person_id, shown_from) where read_at is null;
create index notification_by_age on core.notification (shown_from);

alter table core.notification enable row level security;
create policy scope on core.notification using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[])
  or person_id = (select core.seen_person()));
