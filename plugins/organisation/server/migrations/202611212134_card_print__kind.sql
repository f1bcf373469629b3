-- Prints of cards hold passwords and those of links do not: they are asked for, and fetched, by different rights.
alter table organisation.card_print add column kind text check (kind in ('cards', 'linkPrints'));
update organisation.card_print set kind = case when wanted ? 'scope' then 'cards' else 'linkPrints' end;
alter table organisation.card_print alter column kind set not null;
