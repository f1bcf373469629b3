-- Ways of a notification: what people choose is one row for each way, and each message by one is recorded until it is sent.
create table account.notification_way (
  person_id uuid not null references core.person on delete cascade,
  matter text not null check (length(matter) between 3 and 60),
  way text not null check (length(way) between 2 and 20),
  is_on boolean not null,
  chosen_at timestamptz not null,
  primary key (person_id, matter, way)
);
comment on table account.notification_way is 'By which ways somebody hears of a matter otherwise than usual: by the bell, and by no other.';
insert into account.notification_way (person_id, matter, way, is_on, chosen_at)
  select person_id, matter, 'bell', bell, now() from account.notification_choice where not bell
  union all select person_id, matter, 'mail', mail, now() from account.notification_choice where mail;
-- processes of the former version, which run until they are replaced, still read it; a later version drops it
comment on table account.notification_choice is 'Former: account.notification_way has it.';

create table account.delivery (
  school_id uuid not null references core.school on delete cascade,
  area text not null,
  thread text not null,
  person_id uuid not null references core.person on delete cascade,
  way text not null,
  shown_from timestamptz not null,
  id uuid not null unique,
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'sent', 'doubtful', 'unreachable', 'withdrawn', 'gaveUp')),
  doubts smallint not null default 0,
  tried_at timestamptz,
  made_at timestamptz not null,
  primary key (school_id, area, thread, person_id, way, shown_from)
);
comment on table account.delivery is 'One message to one person by one way; the id is what the service of the way knows it by.';
comment on column account.delivery.state is 'sending: the service has been asked, and until its answer is written nobody knows whether it has taken it.';
create index delivery_of_person on account.delivery (person_id);
create index delivery_by_age on account.delivery (made_at);

create table account.phone (
  person_id uuid primary key references core.person on delete cascade,
  number text check (length(number) <= 20),
  confirmed_at timestamptz,
  pending text check (length(pending) <= 20),
  code_hash bytea check (length(code_hash) = 32),
  tries smallint not null default 0,
  expires_at timestamptz,
  check ((number is null) = (confirmed_at is null)),
  check ((pending is null) = (code_hash is null) and (pending is null) = (expires_at is null))
);
comment on column account.phone.number is 'Confirmed by a code that was sent there; it counts as long as it is the number of the account.';
comment on column account.phone.code_hash is 'SHA-256 of person, number and code; it is worth five tries and ten minutes.';

create table account.phone_code (
  id uuid primary key,
  person_id uuid not null references core.person on delete cascade,
  number text not null,
  sent_at timestamptz not null
);
comment on table account.phone_code is 'Codes that were sent in the last days, to count them for each person and each number.';
create index phone_code_of_person on account.phone_code (person_id, sent_at);
create index phone_code_of_number on account.phone_code (number, sent_at);

alter table account.notification_way enable row level security;
alter table account.delivery enable row level security;
alter table account.phone enable row level security;
alter table account.phone_code enable row level security;
create policy own on account.notification_way using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
create policy system_only on account.delivery using ((select core.reach()) = 'system');
create policy own on account.phone using (
  (select core.reach()) = 'system' or person_id = (select core.scope_person()));
create policy system_only on account.phone_code using ((select core.reach()) = 'system');
