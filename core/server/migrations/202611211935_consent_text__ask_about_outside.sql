-- Pupils' data that other platforms get: a purpose of its own, which guardians decide about.
alter table core.consent_text
  drop constraint consent_text_purpose_check,
  add constraint consent_text_purpose_check check (purpose in ('records', 'images', 'media', 'analysis', 'outside'));

insert into core.consent_text (purpose, version, body, body_en, keep_days, written_at) values
('outside', 1,
 '孩子可以用本平台的账号直接进入教育部门接入的其他平台（如省教育平台、学科资源网站）。进入时，对方会收到孩子的编号，有的还会收到姓名、用户名、学号、学校和身份，仅用于登录；本平台只保留进入的记录。不同意，则不能从本平台进入这些平台。',
 'Children can enter other platforms that the education authority has connected (the province''s, sites for a subject) with their account here. Such a platform then receives a number that identifies the child, and some receive name, user name, student number, school and role, for logging in only; we keep the record of having gone there. Without consent these platforms cannot be entered from here.',
 180, '2026-11-21T00:00:00+08:00');
