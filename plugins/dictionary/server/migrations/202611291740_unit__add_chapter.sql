-- Units stand at a chapter of a textbook, and say what reading and writing their words are evidence of.
alter table dictionary.unit
  add column node_id uuid references textbook.node,
  add column read_point_id uuid references textbook.knowledge_point,
  add column write_point_id uuid references textbook.knowledge_point;
comment on column dictionary.unit.read_point_id is 'Knowledge point that reading words of the unit is evidence of; null: none.';
create index unit_by_node on dictionary.unit (node_id) where node_id is not null;
create index unit_by_read_point on dictionary.unit (read_point_id) where read_point_id is not null;
create index unit_by_write_point on dictionary.unit (write_point_id) where write_point_id is not null;
-- The order in which units, and the words of all units, are listed.
create index unit_in_order on dictionary.unit (level desc, book, position, id);
