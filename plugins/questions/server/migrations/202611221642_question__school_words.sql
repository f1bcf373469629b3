-- The bank of a school is found by an index of words, too: its words say whose they are. Row-level security would keep
-- PostgreSQL from using the index (`@@` is not leakproof), so a function asks it, which answers nothing but ids; who asks
-- reads the questions themselves under the policies.
create index question_words on questions.question using gin (words) where words is not null;

update questions.question set words = words || array_to_tsvector(array['@school:' || replace(school_id::text, '-', '')])
where source = 2 and words is not null;

create function questions.having_words(bank integer, asked tsquery, most integer)
returns setof uuid
language plpgsql stable parallel safe rows 1000 security definer set search_path = pg_catalog, questions
set enable_seqscan = off
as $$
begin
  if bank = 3 then
    return query select p.question_id from questions.public_word p where p.words @@ asked limit most;
  else
    return query select q.id from questions.question q where q.words is not null and q.words @@ asked limit most;
  end if;
end $$;
comment on function questions.having_words is 'Ids with these words: of what is public (bank 3), or of all else.';

drop function questions.newest_with(tsquery, tsquery[], integer, integer);
create function questions.newest_with(bank integer, asked tsquery, layers tsquery[], enough integer, most integer)
returns setof uuid
language plpgsql stable parallel safe rows 1000
as $$
declare
  ids uuid[];
  found integer := 0;
begin
  for place in 1..cardinality(layers) loop
    ids := array(select questions.having_words(bank, asked && layers[place], most));
    if place = 1 and cardinality(ids) < enough then
      declare
        everything uuid[] := array(select questions.having_words(bank, asked, most));
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
