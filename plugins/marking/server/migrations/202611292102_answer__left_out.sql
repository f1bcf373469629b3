alter table marking.answer add column is_left_out boolean not null default false;
comment on column marking.answer.is_left_out is 'Another question of a choice counts in its place: nobody marks it, and it is released to nobody.';
