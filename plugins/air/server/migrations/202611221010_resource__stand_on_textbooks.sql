-- Lessons stand on chapters of textbooks, of as many editions as teach the same. Books that the air classroom had of its own
-- become books of the city's catalogue under their ids, so that addresses go on leading to them (core/decisions/0113).
insert into textbook.edition (id, code, name, name_en, publisher, publisher_en)
select gen_random_uuid(), 'air-class', '空中课堂', 'Air Classroom', '空中课堂', 'Air Classroom'
where exists (select from air.book)
on conflict do nothing;

insert into textbook.book (id, source, stage, subject_id, grade_id, edition_id, name, name_en, volume_name, sort,
  created_at, changed_at)
select b.id, 1, g.stage, s.id, g.id, e.id, b.name, b.name_en, b.name, least(b.position, 32767), '2026-11-22', '2026-11-22'
from air.book b
join core.grade g on g.name = b.grade
join core.subject s on s.name = b.subject
join textbook.edition e on e.code = 'air-class';

insert into textbook.node (id, book_id, parent_id, position, name)
select n.id, n.book_id, n.parent_id,
  row_number() over (partition by n.book_id, n.parent_id order by n.code), n.name
from air.node n join textbook.book b on b.id = n.book_id
order by length(n.code), n.code;

create table air.placement (
  resource_id uuid not null references air.resource on delete cascade,
  book_id uuid not null,
  node_id uuid not null,
  -- 0 is the place that its page leads back to; the others are further editions
  position smallint not null check (position >= 0),
  primary key (resource_id, node_id),
  unique (resource_id, position),
  foreign key (book_id, node_id) references textbook.node (book_id, id)
);
comment on table air.placement is 'The chapters on which a lesson stands, of one or several editions.';
create index placement_of_node on air.placement (book_id, node_id, resource_id);

insert into air.placement (resource_id, book_id, node_id, position)
select r.id, n.book_id, n.id, 0
from air.resource r join air.node n on n.book_id = r.book_id and n.code = r.node_code;

alter table air.resource
  add column subject_id uuid references core.subject,
  add column grade_id uuid references core.grade;
update air.resource r set subject_id = s.id, grade_id = g.id
from air.book b join core.grade g on g.name = b.grade join core.subject s on s.name = b.subject
where b.id = r.book_id;
alter table air.resource
  alter column subject_id set not null,
  alter column grade_id set not null,
  drop column book_id,
  drop column node_code;
create index resource_of_subject on air.resource (subject_id);
create index resource_of_grade on air.resource (grade_id);
drop table air.node;
drop table air.book;
