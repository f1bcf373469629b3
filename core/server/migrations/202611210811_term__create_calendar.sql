-- What all schools of the city share: the calendar, the grades and the subjects.
create table core.school_year (
  id uuid primary key,
  name text not null unique,
  starts_on date not null unique,
  ends_on date not null check (ends_on > starts_on)
);
comment on column core.school_year.name is 'As the wire has it (yearname): 2026-2027.';

create table core.term (
  id uuid primary key,
  school_year_id uuid not null references core.school_year,
  number smallint not null check (number in (1, 2)),
  name text not null check (name <> ''),
  name_en text not null default '',
  starts_on date not null unique,
  ends_on date not null check (ends_on > starts_on),
  unique (school_year_id, number)
);
comment on table core.term is
  'A term. The current one is the last that has begun on the day asked about, so holidays belong to the term before.';

create table core.grade (
  id uuid primary key,
  number smallint not null unique check (number between 1 and 12),
  stage text not null check (stage in ('primary', 'junior', 'senior')),
  name text not null unique,
  name_en text not null default '',
  check (stage = case when number <= 6 then 'primary' when number <= 9 then 'junior' else 'senior' end)
);
comment on table core.grade is 'The twelve grades: 1 to 6 primary, 7 to 9 junior, 10 to 12 senior.';

create table core.subject (
  id uuid primary key,
  code text not null unique,
  name text not null unique,
  name_en text not null default '',
  stages text[] not null check (stages <@ array['primary', 'junior', 'senior']),
  sort smallint not null default 0
);
comment on column core.subject.code is 'One English word that never changes (mathematics): how demo content and imports name a subject.';
