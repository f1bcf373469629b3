-- A sealed paper can be held: its exam has no document until two people have released the paper. What answers are checked
-- against is beside it: ids, numbers and times, nothing of a question.
alter table exam.exam
  add column outline jsonb not null default '[]',
  add column release text check (release in ('people', 'schedule')),
  alter column document drop not null;
update exam.exam e set outline = coalesce((
  select jsonb_agg(jsonb_build_object('itemId', replace(item ->> 'id', '-', ''), 'parts', jsonb_array_length(item -> 'points')))
  from jsonb_array_elements(e.document -> 'parts') part, jsonb_array_elements(part -> 'sections') section,
    jsonb_array_elements(section -> 'items') item), '[]');
alter table exam.exam
  alter column outline drop default,
  add check (document is not null or release is not null);
comment on column exam.exam.outline is 'Items with their numbers of parts and their own ends: plugins/exam/model/sitting/outline.ts.';
comment on column exam.exam.release is 'What lets the students of a sealed paper begin: its two people, or the start alone. Null: it was not sealed.';
comment on column exam.exam.document is 'The frozen paper: plugins/exam/model/paper/document.ts. Null while the paper is sealed.';
