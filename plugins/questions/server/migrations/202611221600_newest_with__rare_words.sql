-- Words that few have are asked for without months: looking through layers of months costs many times what the words cost.
-- Where the newest layer has few, all with the words are taken at once; only if these are too many the layers go on.
create or replace function questions.newest_with(asked tsquery, layers tsquery[], enough integer, most integer)
returns setof uuid
language plpgsql stable parallel safe rows 1000
set enable_seqscan = off
as $$
declare
  ids uuid[];
  found integer := 0;
begin
  for place in 1..cardinality(layers) loop
    ids := array(select p.question_id from questions.public_word p where p.words @@ (asked && layers[place]) limit most);
    if place = 1 and cardinality(ids) < enough then
      declare
        everything uuid[] := array(select p.question_id from questions.public_word p where p.words @@ asked limit most);
      begin
        if cardinality(everything) < most then
          return query select unnest(everything);
          return;
        end if;
      end;
    end if;
    return query select unnest(ids);
    found := found + cardinality(ids);
    exit when found >= enough;
  end loop;
end $$;
