-- Taking fifty thousand people back (an import's undo) asks each table that points at people once for every one of them:
-- what grows with the city must not be read whole each time.
create index layer_member_of_person on core.layer_member (person_id);
create index consent_recorded_by on core.consent (recorded_by);
create index consent_withdrawn_by on core.consent (withdrawn_by) where withdrawn_by is not null;
create index job_starter_of_person on core.job_starter (person_id);
create index session_in_post on core.session (role_id) where role_id is not null;
