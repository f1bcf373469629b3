alter table coach.answer add column cut_from real, add column cut_to real;
comment on column coach.answer.cut_from is 'A film plays from this second to `cut_to`; null: all of it.';
