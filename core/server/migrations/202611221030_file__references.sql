-- Whatever names a file refers to it: a file goes only when nothing does. Names of files that are gone already become null.
update core.person p set avatar_file_id = null
where avatar_file_id is not null and not exists (select from core.file f where f.id = p.avatar_file_id);
alter table core.person add constraint person_avatar_file_id_fkey
  foreign key (avatar_file_id) references core.file not valid;
alter table core.person validate constraint person_avatar_file_id_fkey;
create index person_of_avatar on core.person (avatar_file_id) where avatar_file_id is not null;

update core.software_package s set file_id = null, ffid = null
where file_id is not null and not exists (select from core.file f where f.id = s.file_id);
alter table core.software_package add constraint software_package_file_id_fkey
  foreign key (file_id) references core.file not valid;
alter table core.software_package validate constraint software_package_file_id_fkey;
create index software_of_file on core.software_package (file_id) where file_id is not null;
