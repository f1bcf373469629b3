-- A change names its lesson by subject or title, too: it does nothing to another lesson that a new timetable has there.
alter table organisation.lesson_change
  add column subject_id uuid references core.subject,
  add column title text not null default '';
comment on column organisation.lesson_change.subject_id is 'With the title the lesson that is changed: of another one at that time the change says nothing.';

-- Changes that were made before: of the lesson that the timetable has at their time, as model/timetable/lessons.ts finds it.
with changed as (
  select c.school_id, c.id, c.class_id, c.period, t.id as term_id,
    (date_trunc('week', c.day)::date - date_trunc('week', t.starts_on)::date) / 7 + 1 as week,
    coalesce(
      (select m.weekday from organisation.makeup_choice m join organisation.city_day d on d.first_day = m.day
        where m.school_id = c.school_id and m.day = c.day and d.kind = 'makeup'),
      (select extract(isodow from d.replaces) from organisation.city_day d where d.kind = 'makeup' and d.first_day = c.day),
      extract(isodow from c.day)
    ) as weekday
  from organisation.lesson_change c join core.term t on c.day between t.starts_on and t.ends_on
)
update organisation.lesson_change c set subject_id = l.subject_id, title = l.title
from changed h, organisation.timetable_lesson l
where c.school_id = h.school_id and c.id = h.id and l.school_id = h.school_id and l.class_id = h.class_id
  and l.weekday = h.weekday and l.period = h.period and l.weeks in (0, 2 - h.week % 2)
  and l.timetable_id = (
    select v.id from organisation.timetable v
    where v.school_id = h.school_id and v.term_id = h.term_id and v.from_week <= h.week
    order by v.from_week desc limit 1);
-- of no lesson any more: they had no effect
delete from organisation.lesson_change where subject_id is null and title = '';
alter table organisation.lesson_change add check ((subject_id is null) = (title <> ''));

-- The day of a school is written in the version that its writer has read.
alter table organisation.period add column version integer not null default 1;
comment on column organisation.period.version is 'Of the day with its rooms: the same in all periods of a school.';

-- Choices of days that make up for nothing any more.
delete from organisation.makeup_choice m
where not exists (select from organisation.city_day d where d.kind = 'makeup' and d.first_day = m.day);
