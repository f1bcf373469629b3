-- Rights over others of whoever imports: the checks run as the system, and rewrite nobody who has more of them.
alter table organisation.roster_import add column if not exists rights text[] not null default '{}';
comment on column organisation.roster_import.rights is
  'Codes of administration, and their actions, of who uploaded a roster of staff and, from then on, of who has it written.';
