-- What names a file is found by it, when somebody removes that.
create index resource_of_file on air.resource (file_id) where file_id is not null;
create index attachment_of_file on air.attachment (file_id);
