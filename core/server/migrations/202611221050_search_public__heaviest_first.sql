-- Of many public things with a word the heaviest are wanted, and the rows lie in the order in which they were written: whoever
-- reads so many of them reads the oldest, and a page of the table for nearly each (its rows are too short to be split up).
-- What is asked for in layers of weight, the heaviest first, is answered after the first layers where a word stands everywhere,
-- and the index leaves out what is in others. Each layer is a `tsquery` over the word that says an entry's layer.
create function core.search_heaviest(question tsquery, wanted text[], layers tsquery[], enough integer, most integer)
returns table (kind text, id uuid, weight real)
language plpgsql stable parallel safe rows 1000
set enable_seqscan = off
as $$
declare
  layer tsquery;
  here integer;
  found integer := 0;
begin
  foreach layer in array layers loop
    return query
      select p.kind, p.id, p.weight from core.search_public p
      where p.words @@ (question && layer) and p.kind = any(wanted) limit most;
    get diagnostics here = row_count;
    found := found + here;
    exit when found >= enough;
  end loop;
end $$;

comment on function core.search_found is 'Asked by servers of versions before core.search_heaviest, while an upgrade is on its way.';
