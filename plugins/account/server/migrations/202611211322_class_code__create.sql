-- Young pupils' sign-in (plugins/account/server/class-code).
create table account.class_code (
  school_id uuid not null,
  class_id uuid not null,
  term_id uuid not null references core.term,
  code text not null unique check (code ~ '^\d{6}$'),
  opened_by uuid not null references core.person,
  expires_at timestamptz not null,
  primary key (school_id, class_id),
  foreign key (school_id, class_id) references core.class (school_id, id) on delete cascade
);
comment on table account.class_code is 'A class that is open: whoever types the code sees its names. One code for a class at a time.';
create index class_code_by_end on account.class_code (expires_at);

create table account.classroom_device (
  school_id uuid not null,
  id uuid not null,
  class_id uuid not null,
  name text not null check (length(name) between 1 and 40),
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  registered_by uuid not null references core.person,
  registered_at timestamptz not null,
  used_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, class_id) references core.class (school_id, id) on delete cascade
);
comment on table account.classroom_device is 'A computer of a classroom: it shows the names of its class without a code. The secret lies in its cookie.';
create index classroom_device_of_class on account.classroom_device (school_id, class_id);

create table account.picture_password (
  person_id uuid primary key references core.person on delete cascade,
  hash text not null,
  set_at timestamptz not null
);
comment on table account.picture_password is 'Three of twelve pictures in their order: 1,320 of them, so that only the throttle makes them worth something.';

alter table account.class_code enable row level security;
alter table account.classroom_device enable row level security;
alter table account.picture_password enable row level security;
create policy system_only on account.class_code using ((select core.reach()) = 'system');
create policy system_only on account.classroom_device using ((select core.reach()) = 'system');
create policy system_only on account.picture_password using ((select core.reach()) = 'system');
