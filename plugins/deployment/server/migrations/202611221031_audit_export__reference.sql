-- What was written of the log goes by itself when its time is over, and the order for it with it.
delete from deployment.audit_export e
where file_id is not null and not exists (select from core.file f where f.id = e.file_id);
alter table deployment.audit_export add constraint audit_export_file_id_fkey
  foreign key (file_id) references core.file on delete cascade not valid;
alter table deployment.audit_export validate constraint audit_export_file_id_fkey;
create index audit_export_of_file on deployment.audit_export (file_id) where file_id is not null;
