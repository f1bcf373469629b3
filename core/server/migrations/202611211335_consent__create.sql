-- What guardians of pupils under 14 agree to, purpose by purpose (PIPL article 31, rules for minors' information online).
create table core.consent_text (
  purpose text not null check (purpose in ('records', 'images', 'media', 'analysis')),
  version integer not null check (version > 0),
  body text not null check (body <> ''),
  body_en text not null default '',
  keep_days integer not null check (keep_days > 0),
  written_at timestamptz not null,
  written_by uuid references core.person,
  primary key (purpose, version)
);
comment on table core.consent_text is 'In plain words what is done with the data; a version is never changed, because guardians have signed it.';
comment on column core.consent_text.keep_days is 'How long the data are kept after they arose. Days.';

create table core.consent (
  school_id uuid not null references core.school,
  id uuid not null,
  person_id uuid not null references core.person,
  purpose text not null,
  version integer not null,
  guardian text not null check (guardian <> ''),
  relation text not null check (relation in ('mother', 'father', 'grandparent', 'other')),
  given_at timestamptz not null,
  recorded_by uuid not null references core.person,
  withdrawn_at timestamptz,
  withdrawn_by uuid references core.person,
  primary key (school_id, id),
  foreign key (purpose, version) references core.consent_text
);
comment on column core.consent.recorded_by is 'Who at the school has the signed form.';
create unique index consent_in_force on core.consent (person_id, purpose) where withdrawn_at is null;
alter table core.consent enable row level security;
create policy scope on core.consent using (
  (select core.reach()) in ('system', 'city') or core.sees(school_id, person_id)
);

insert into core.consent_text (purpose, version, body, body_en, keep_days, written_at) values
('records', 1,
 '学校用平台记录孩子的作业、练习和成绩，只给孩子本人、监护人和任课教师看，用来帮助学习。不公开，不排名，不用于广告。',
 'The school keeps homework, exercises and marks on the platform. Only the child, the guardians and the child''s teachers see them, to help with learning. They are not published, ranked or used for advertising.',
 1825, '2026-09-01T00:00:00+08:00'),
('images', 1,
 '拍照上传的作答会保存为图片，供教师批改和孩子订正。图片中请不要出现孩子的面部或家中环境。',
 'Answers that are photographed are kept as pictures, for teachers to mark and the child to correct. Please keep the child''s face and your home out of the picture.',
 730, '2026-09-01T00:00:00+08:00'),
('media', 1,
 '口语作业、直播课堂会录下孩子的声音或影像，供教师评价和本班回看。不对外公开。',
 'Spoken homework and live lessons record the child''s voice or image, for the teacher to judge and the class to look at again. Nothing of it is published.',
 365, '2026-09-01T00:00:00+08:00'),
('analysis', 1,
 '平台用程序（含人工智能）分析孩子的作答，向教师和监护人指出薄弱之处。程序只提建议，由教师决定。',
 'Programs, artificial intelligence among them, look at the child''s answers and point out weak spots to teachers and guardians. They only suggest; teachers decide.',
 365, '2026-09-01T00:00:00+08:00');
