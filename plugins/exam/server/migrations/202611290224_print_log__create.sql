-- Who has taken a paper out: each file that was made of it, and each view of one that was sealed.
create table exam.print_log (
  school_id uuid not null,
  id uuid not null,
  paper_id uuid not null,
  person_id uuid not null references core.person,
  at timestamptz not null,
  act text not null check (act in ('print', 'view')),
  kind text not null default '' check (kind in ('', 'student', 'teacher', 'answers', 'table')),
  format text not null default '' check (format in ('', 'docx', 'pdf', 'xlsx')),
  version text not null default '' check (version in ('', 'A', 'B')),
  primary key (school_id, id),
  foreign key (school_id, paper_id) references exam.paper on delete cascade
);
create index print_log_of_paper on exam.print_log (school_id, paper_id, at desc, id desc);
create index print_log_by_person on exam.print_log (person_id);
alter table exam.print_log enable row level security;
create policy scope on exam.print_log using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.seen_schools())::uuid[]));
