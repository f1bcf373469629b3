-- Links to a package outlive its versions: the download call names the package, and the package its present file.
alter table core.software_package add column ffid uuid unique;
comment on column core.software_package.ffid is 'What the download call names the package by; null: it cannot be downloaded here.';
drop index core.software_of_file;
alter table core.software_package add check ((ffid is null) = (file_id is null));
