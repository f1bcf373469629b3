-- A choice counts as long as its day makes up for the same day: it comes back with a day that is deleted or changed, and back.
alter table organisation.makeup_choice add column replaces date;
update organisation.makeup_choice m set replaces = d.replaces
from organisation.city_day d where d.kind = 'makeup' and d.first_day = m.day;
delete from organisation.makeup_choice where replaces is null;
alter table organisation.makeup_choice
  alter column replaces set not null,
  drop constraint makeup_choice_pkey,
  add primary key (school_id, day, replaces);
comment on column organisation.makeup_choice.replaces is 'The day that was made up for when the school chose.';
