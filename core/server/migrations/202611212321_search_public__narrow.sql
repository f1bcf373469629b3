-- A word that stands everywhere leads to thousands of rows, of which only the weight is read: their words lie elsewhere, so that
-- a page holds a hundred rows and not seven. Rows that are there move when they are written again (core.rebuildSearch).
alter table core.search_public set (toast_tuple_target = 128);
alter table core.search_public alter column words set storage external;

-- The planner believes that so many rows are found sooner by reading the table; but for that it would have to fetch the words
-- of each. This way it always asks the index.
create function core.search_found(question tsquery, wanted text[], most integer)
returns table (kind text, id uuid, weight real)
language sql stable parallel safe rows 1000
set enable_seqscan = off
begin atomic
  select p.kind, p.id, p.weight from core.search_public p
  where p.words @@ question and p.kind = any(wanted) limit most;
end;
