-- Homework of which each student gets the words that this student got wrong, as that was when it was assigned.
alter table dictionary.assignment add column only_wrong boolean not null default false;
comment on column dictionary.assignment.only_wrong is 'Students get those of its words that stand for them in own_word; who has none does not get it.';

create table dictionary.own_word (
  school_id uuid not null,
  assignment_id uuid not null,
  person_id uuid not null references core.person,
  word_id uuid not null references dictionary.word,
  primary key (school_id, assignment_id, person_id, word_id),
  foreign key (school_id, assignment_id) references dictionary.assignment on delete cascade
);
create index own_word_by_person on dictionary.own_word (person_id);
create index own_word_by_word on dictionary.own_word (word_id);
alter table dictionary.own_word enable row level security;
create policy scope on dictionary.own_word using (
  (select core.reach()) in ('system', 'city') or school_id = any ((select core.staffed_schools())::uuid[])
  or person_id = (select core.seen_person()));
