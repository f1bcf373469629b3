-- A page that was opened again knows what it wrote over, even where the older answer is still on its way.
alter table work.answer add column after_client uuid, add column after_sequence integer;
comment on column work.answer.after_client is 'With after_sequence: the answer of an earlier page of the device that this one took the place of, however late that arrives.';
