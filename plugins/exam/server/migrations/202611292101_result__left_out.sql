alter table exam.result add column is_left_out boolean not null default false;
comment on column exam.result.is_left_out is 'Another question of a choice counts in its place; it has 0 points, and no figure counts it.';
