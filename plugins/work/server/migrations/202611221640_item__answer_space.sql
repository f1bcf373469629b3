-- How much room an item leaves for its answer: on the printed sheet, and as the height of what a pupil writes into.
alter table work.item add column space jsonb;
comment on column work.item.space is 'Kind and rows (plugins/work/model/sheet/answer-space.ts); null: what its type usually has.';
