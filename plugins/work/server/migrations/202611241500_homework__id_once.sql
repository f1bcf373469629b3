-- Clients make the ids of homework, so that one whose answer was lost is created once. An id that another school has could be
-- taken again here: lists that reach beyond one school would then show one for the other.
create unique index homework_id_once on work.homework (id);
