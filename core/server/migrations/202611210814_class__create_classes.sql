-- Classes and their people. Keys lead with the school, so that the same schema can be sharded by it.
create table core.class (
  school_id uuid not null references core.school,
  id uuid not null,
  school_year_id uuid not null references core.school_year,
  grade_id uuid not null references core.grade,
  number smallint not null check (number between 1 and 99),
  name text not null check (name <> ''),
  head_person_id uuid references core.person,
  previous_id uuid,
  primary key (school_id, id),
  unique (school_id, school_year_id, grade_id, number),
  foreign key (school_id, previous_id) references core.class (school_id, id)
);
comment on table core.class is 'A class in one school year: 七(3)班 of this year was nothing or another class last year (previous_id).';
comment on column core.class.head_person_id is 'The head teacher (班主任).';
create index class_by_id on core.class (id);
create index class_of_head on core.class (head_person_id) where head_person_id is not null;

create table core.class_teacher (
  school_id uuid not null,
  term_id uuid not null references core.term,
  class_id uuid not null,
  subject_id uuid not null references core.subject,
  person_id uuid not null references core.person,
  primary key (school_id, term_id, class_id, subject_id, person_id),
  foreign key (school_id, class_id) references core.class (school_id, id)
);
comment on table core.class_teacher is 'Who teaches what to which class in a term.';
create index class_of_teacher on core.class_teacher (person_id, term_id);

create table core.class_member (
  school_id uuid not null,
  term_id uuid not null references core.term,
  class_id uuid not null,
  person_id uuid not null references core.person,
  seat smallint not null default 0,
  primary key (school_id, term_id, class_id, person_id),
  foreign key (school_id, class_id) references core.class (school_id, id)
);
comment on table core.class_member is 'Who sits in which class in a term.';
comment on column core.class_member.seat is 'Number in the class list (学号), the order in which schools print names.';
create index class_of_member on core.class_member (person_id, term_id);

create table core.layer (
  school_id uuid not null,
  id uuid not null,
  term_id uuid not null references core.term,
  class_id uuid not null,
  subject_id uuid not null references core.subject,
  name text not null check (name <> ''),
  sort smallint not null default 0,
  primary key (school_id, id),
  unique (school_id, term_id, class_id, subject_id, name),
  foreign key (school_id, class_id) references core.class (school_id, id)
);
comment on table core.layer is 'A group of a class''s pupils for tiered teaching of one subject (分层): A层, B层, C层.';

create table core.layer_member (
  school_id uuid not null,
  layer_id uuid not null,
  person_id uuid not null references core.person,
  primary key (school_id, layer_id, person_id),
  foreign key (school_id, layer_id) references core.layer (school_id, id) on delete cascade
);

alter table core.class enable row level security;
alter table core.class_teacher enable row level security;
alter table core.class_member enable row level security;
alter table core.layer enable row level security;
alter table core.layer_member enable row level security;
create policy scope on core.class
  using ((select core.reach()) in ('system', 'city') or core.sees(school_id, head_person_id));
create policy scope on core.class_teacher
  using ((select core.reach()) in ('system', 'city') or core.sees(school_id, person_id));
create policy scope on core.class_member
  using ((select core.reach()) in ('system', 'city') or core.sees(school_id, person_id));
create policy scope on core.layer
  using ((select core.reach()) in ('system', 'city') or core.sees(school_id, null));
create policy scope on core.layer_member
  using ((select core.reach()) in ('system', 'city') or core.sees(school_id, person_id));
