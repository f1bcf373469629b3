-- Lists of schools and of classes are imported as rosters of people are.
alter table organisation.roster_import drop constraint roster_import_kind_check;
alter table organisation.roster_import
  add constraint roster_import_kind_check check (kind in ('schools', 'classes', 'students', 'staff'));

-- What an import did to a school goes with it: one that an import added is removed by the undo, or by hand while nothing
-- belongs to it.
alter table organisation.roster_effect drop constraint roster_effect_school_id_fkey;
alter table organisation.roster_effect
  add constraint roster_effect_school_id_fkey foreign key (school_id) references core.school on delete cascade;
