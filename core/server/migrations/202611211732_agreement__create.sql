-- Terms of use and privacy notice (core/server/consents/agreements): what everybody accepts before the first session.
create table core.agreement_text (
  kind text not null check (kind in ('terms', 'privacy')),
  version integer not null check (version > 0),
  body text not null check (body <> ''),
  body_en text not null default '',
  in_force_from date not null,
  written_at timestamptz not null,
  written_by uuid references core.person,
  primary key (kind, version)
);
comment on table core.agreement_text is 'A version is never changed, because people have accepted it; the highest that is in force counts.';
comment on column core.agreement_text.in_force_from is 'The first day, in city time.';

create table core.agreement (
  person_id uuid not null references core.person on delete cascade,
  kind text not null,
  version integer not null,
  accepted_at timestamptz not null,
  address text not null,
  primary key (person_id, kind, version),
  foreign key (kind, version) references core.agreement_text
);
comment on table core.agreement is 'Who has accepted which version, when, and from which network address.';
create index agreement_of_text on core.agreement (kind, version);
alter table core.agreement enable row level security;
create policy system_only on core.agreement using ((select core.reach()) = 'system');

insert into core.agreement_text (kind, version, body, body_en, in_force_from, written_at) values
('terms', 1,
 '1. 账号由学校或教育部门开通，仅限本人使用，请妥善保管密码。
2. 请遵守法律法规和校规，不发布违法、侵权或伤害他人的内容。
3. 平台上的课程、试题和资料供教学使用，未经许可不得对外传播或用于商业。
4. 如发现账号异常或有害内容，请立即告知学校或平台管理员。',
 '1. Accounts are opened by schools or the education authority, for one person each. Please keep your password to yourself.
2. Please keep to the law and the rules of your school; publish nothing unlawful or hurtful, and nothing that belongs to others.
3. Lessons, questions and materials are here for teaching. Do not pass them on or use them commercially without permission.
4. If something is wrong with your account, or you find harmful content, please tell your school or an administrator at once.',
 '2026-09-01', '2026-09-01T00:00:00+08:00'),
('privacy', 1,
 '1. 平台只收集教学所需的信息：姓名、学校、班级、岗位、教学与学习记录，以及保障安全所需的登录记录。
2. 这些信息只给职责所需的人查看，不用于广告，不向他人出售。
3. 不满十四周岁的学生，由监护人按用途分别决定是否同意。
4. 您可以在个人中心查看、更正自己的信息；如需更正姓名、学校或删除账号，请联系学校。',
 '1. The platform collects only what teaching needs: name, school, class, post, records of teaching and learning, and records of sign-ins to keep accounts safe.
2. Only people whose duties need them see these. They are not used for advertising and not sold.
3. For pupils under fourteen, guardians decide for each purpose.
4. You see and correct what is yours in your personal centre; to correct name or school, or to have the account deleted, please ask your school.',
 '2026-09-01', '2026-09-01T00:00:00+08:00');
