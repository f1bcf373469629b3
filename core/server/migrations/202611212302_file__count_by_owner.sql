-- What people and schools keep is summed up before they may add to it: from the index alone.
create index file_bytes_of_owner on core.file (owner_person_id) include (bytes) where owner_person_id is not null;
create index file_bytes_of_school on core.file (school_id) include (bytes) where school_id is not null;
drop index core.file_of_owner;
