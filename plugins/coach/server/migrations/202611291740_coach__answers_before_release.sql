alter table coach.answer add column is_early boolean not null default false;
comment on column coach.answer.is_early is 'The classes that it is for read it also while their homework withholds the answer of the question (model/withheld.ts).';
