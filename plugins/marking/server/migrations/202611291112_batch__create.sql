-- The words of a sheet decide where its zones stand: a sheet in another language is another sheet.
alter table marking.printed_sheet add column language text not null default 'zh-CN' check (language in ('zh-CN', 'en'));

-- Scans that came in together: a PDF of a scanner, or photographs.
create table marking.batch (
  school_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  name text not null,
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'paused', 'read', 'failed')),
  pages integer,
  fault text,
  created_by uuid not null references core.person,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, project_id) references marking.project on delete cascade
);
comment on column marking.batch.pages is 'How many it has; null until its files were counted.';
comment on column marking.batch.fault is 'Message key: why it cannot be read.';
create index batch_of_project on marking.batch (school_id, project_id, created_at);
create index batch_by_person on marking.batch (created_by);

-- The files of a batch in their order. A content is read once for a project, however often it is sent.
create table marking.batch_file (
  school_id uuid not null,
  project_id uuid not null,
  sha256 text not null,
  batch_id uuid not null,
  position smallint not null,
  file_id uuid not null references core.file,
  pages integer,
  primary key (school_id, project_id, sha256),
  unique (school_id, batch_id, position),
  foreign key (school_id, batch_id) references marking.batch on delete cascade
);
create index batch_file_by_file on marking.batch_file (file_id);

-- One side of paper, as it was read.
create table marking.page (
  school_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  batch_id uuid not null,
  position integer not null,
  state text not null check (state in ('waiting', 'asked', 'placed', 'void')),
  file_id uuid not null references core.file,
  width integer not null,
  height integer not null,
  sheet smallint,
  number smallint,
  label text,
  readings jsonb not null default '[]',
  decided jsonb not null default '{}',
  crops jsonb not null default '[]',
  script_id uuid,
  changed_at timestamptz not null,
  primary key (school_id, id),
  unique (school_id, batch_id, position),
  check ((state = 'placed') <= (script_id is not null and sheet is not null and number is not null)),
  foreign key (school_id, batch_id) references marking.batch on delete cascade,
  foreign key (school_id, script_id) references marking.script on delete cascade
);
comment on column marking.page.state is 'waiting: it belongs to whose page lies before it. void: it counts for nothing.';
comment on column marking.page.file_id is 'Straightened, at 150 pixels in an inch of its sheet; as it came where no page was found.';
comment on column marking.page.readings is 'Of each field of the plan: plugins/marking/model/scans/reading.ts.';
comment on column marking.page.decided is 'Values that a person has chosen, by the place of the field.';
comment on column marking.page.crops is 'What markers see: itemIds and the picture.';
create unique index page_placed_once on marking.page (school_id, script_id, number) where state = 'placed';
create index page_of_project on marking.page (school_id, project_id, state);
create index page_by_file on marking.page (file_id);

-- What a machine doubts about a page; a person clears it.
create table marking.doubt (
  school_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  page_id uuid not null,
  kind text not null check (
    kind in ('unfound', 'wrongSheet', 'identity', 'unexpected', 'duplicate', 'choice', 'score', 'optional', 'absence')),
  field smallint,
  answer jsonb,
  created_at timestamptz not null,
  cleared_by uuid references core.person,
  cleared_at timestamptz,
  primary key (school_id, id),
  check ((cleared_at is null) = (answer is null)),
  foreign key (school_id, page_id) references marking.page on delete cascade
);
comment on column marking.doubt.field is 'Place among the fields of the plan; null: the page itself is in doubt.';
comment on column marking.doubt.answer is 'plugins/marking/model/scans/doubts.ts.';
create unique index doubt_open_once on marking.doubt (school_id, page_id, coalesce(field, -1)) where cleared_at is null;
create index doubt_of_project on marking.doubt (school_id, project_id, cleared_at);
create index doubt_by_person on marking.doubt (cleared_by) where cleared_by is not null;

alter table marking.batch enable row level security;
create policy scope on marking.batch using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[]));
alter table marking.batch_file enable row level security;
create policy scope on marking.batch_file using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[]));
alter table marking.page enable row level security;
create policy scope on marking.page using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[]));
alter table marking.doubt enable row level security;
create policy scope on marking.doubt using (
  (select core.reach()) = 'system' or school_id = any ((select core.staffed_schools())::uuid[]));
