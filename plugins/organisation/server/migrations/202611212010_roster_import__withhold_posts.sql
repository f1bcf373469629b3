-- Posts that whoever imports may not give: the checks run as the system, so they are told.
alter table organisation.roster_import add column if not exists withheld_posts smallint[] not null default '{}';
comment on column organisation.roster_import.withheld_posts is
  'Role types (core/common/permissions/people.ts) beyond the rights of who uploaded the roster and, from then on, of who has it written.';
