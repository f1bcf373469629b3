-- The house says student: parameters of notifications that were written before it did.
update core.notification set params = replace(params::text, '"pupil', '"student')::jsonb where params::text like '%"pupil%';
