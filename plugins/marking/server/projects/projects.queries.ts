import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { MarkRules } from '../../model/marks/rules';

export interface ProjectKey {
  readonly schoolId: Id;
  readonly projectId: Id;
}

/** A project as its leader reads it; later reads and writes take this row. */
export interface ProjectRow extends ProjectKey {
  readonly examId: Id;
  readonly title: string;
  readonly state: 'open' | 'released';
  readonly leaderId: Id;
}

const columns = sql`p.school_id, p.id as project_id, p.exam_id, p.title, p.state, p.leader_id`;

/** A project that the actor leads; else 404 `marking.error.noProject`. */
export const selectLedProject = (db: Db, actor: SignedIn, projectId: Id) =>
  db.one<ProjectRow>(
    sql`select ${columns} from marking.project p
      where p.id = ${projectId} and p.school_id = ${actor.schoolId}::uuid and p.leader_id = ${actor.personId}`,
    'marking.error.noProject',
  );

/** The same, which nobody releases until the call ends. */
export const holdLedProject = (db: Db, actor: SignedIn, projectId: Id) =>
  db.one<ProjectRow>(
    sql`select ${columns} from marking.project p
      where p.id = ${projectId} and p.school_id = ${actor.schoolId}::uuid and p.leader_id = ${actor.personId} for key share`,
    'marking.error.noProject',
  );

/** The same, locked until the call ends. */
export const lockLedProject = (db: Db, actor: SignedIn, projectId: Id) =>
  db.one<ProjectRow>(
    sql`select ${columns} from marking.project p
      where p.id = ${projectId} and p.school_id = ${actor.schoolId}::uuid and p.leader_id = ${actor.personId} for update`,
    'marking.error.noProject',
  );

const own = (actor: SignedIn, projectId: Id) => sql`
  select ${columns} from marking.project p
  where p.id = ${projectId} and p.school_id = ${actor.schoolId}::uuid and (p.leader_id = ${actor.personId}
    or exists (select from marking.marker m where m.school_id = p.school_id and m.project_id = p.id
      and m.person_id = ${actor.personId} and not m.is_stopped))`;

/** A project that the actor leads or marks in; else 404 `marking.error.noProject`. */
export const selectOwnProject = (db: Db, actor: SignedIn, projectId: Id) =>
  db.one<ProjectRow>(own(actor, projectId), 'marking.error.noProject');

/** The same, which nobody releases until the call ends; many hold it at once. */
export const holdOwnProject = (db: Db, actor: SignedIn, projectId: Id) =>
  db.one<ProjectRow>(sql`${own(actor, projectId)} for key share of p`, 'marking.error.noProject');

export interface ListedProject extends ProjectRow {
  readonly isLeader: boolean;
  readonly isMarker: boolean;
  readonly waiting: number;
  readonly scripts: number;
  readonly arrived: number;
  readonly absent: number;
  readonly answers: number;
  readonly done: number;
  readonly asking: number;
  readonly createdAt: Date;
}

/** Most projects of a list. */
const most = 100;

export const selectProjects = (db: Db, actor: SignedIn) =>
  db.all<ListedProject>(sql`
    select ${columns}, p.created_at, p.leader_id = ${actor.personId} as is_leader, own.is_marker,
      s.scripts, s.arrived, s.absent, a.answers, a.done, a.asking, a.waiting
    from marking.project p
    cross join lateral (select exists (select from marking.marker m where m.school_id = p.school_id and m.project_id = p.id
      and m.person_id = ${actor.personId} and not m.is_stopped) as is_marker) own
    cross join lateral (select count(*)::int as scripts, count(*) filter (where state = 'arrived')::int as arrived,
      count(*) filter (where state = 'absent')::int as absent
      from marking.script s where s.school_id = p.school_id and s.project_id = p.id) s
    cross join lateral (select count(*)::int as answers, count(*) filter (where a.state = 'done')::int as done,
      count(*) filter (where a.state in ('arbitration', 'problem'))::int as asking,
      count(*) filter (where a.state = 'waiting' and not a.takers @> array[${actor.personId}::uuid] and exists (
        select from marking.marker m where m.school_id = a.school_id and m.project_id = a.project_id and m.item_id = a.item_id
          and m.part = a.part and m.person_id = ${actor.personId} and not m.is_stopped))::int as waiting
      from marking.answer a where a.school_id = p.school_id and a.project_id = p.id) a
    where p.school_id = ${actor.schoolId}::uuid and (p.leader_id = ${actor.personId} or own.is_marker)
    order by p.created_at desc, p.id limit ${most}`);

export interface NewProject extends ProjectKey {
  readonly examId: Id;
  readonly paperId: Id;
  readonly title: string;
  readonly by: Id;
  readonly now: Date;
}

/** 0 where the exam has a project already, or this id. */
export const insertProject = (db: Db, row: NewProject) =>
  db.run(sql`
    insert into marking.project (school_id, id, exam_id, paper_id, title, leader_id, created_by, created_at)
    values (${row.schoolId}, ${row.projectId}, ${row.examId}, ${row.paperId}, ${row.title}, ${row.by}, ${row.by}, ${row.now})
    on conflict do nothing`);

/** Exams, of these, that have a project. */
export const selectMarkedExams = (db: Db, schoolId: Id, examIds: readonly Id[]) =>
  db.all<{ examId: Id; projectId: Id; leaderId: Id }>(sql`
    select exam_id, id as project_id, leader_id from marking.project
    where school_id = ${schoolId} and exam_id = any(${[...examIds]}::uuid[])`);

export interface NewScript {
  readonly id: Id;
  readonly studentId: Id;
  readonly admission: string;
  readonly code: string;
  readonly state: 'expected' | 'arrived' | 'absent';
}

export const insertScripts = (db: Db, { schoolId, projectId }: ProjectKey, rows: readonly NewScript[]) =>
  db.run(sql`
    insert into marking.script (school_id, id, project_id, student_id, admission, code, state)
    select ${schoolId}, given.id, ${projectId}, given.student_id, given.admission, given.code, given.state
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ studentId }) => studentId)}::uuid[],
      ${rows.map(({ admission }) => admission)}::text[], ${rows.map(({ code }) => code)}::text[],
      ${rows.map(({ state }) => state)}::text[]) as given (id, student_id, admission, code, state)
    on conflict (school_id, project_id, student_id) do update
    set state = excluded.state where script.state <> 'arrived' and excluded.state <> 'expected' and script.state <> excluded.state`);

export const selectScripts = (db: Db, { schoolId, projectId }: ProjectKey) =>
  db.all<NewScript>(sql`
    select id, student_id, admission, code, state from marking.script
    where school_id = ${schoolId} and project_id = ${projectId}`);

export interface NewAnswer {
  readonly id: Id;
  readonly scriptId: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly content: unknown;
}

/** Adds what was answered on screens; answers that are there stay. Answers how many are new. */
export const insertAnswers = (db: Db, { schoolId, projectId }: ProjectKey, rows: readonly NewAnswer[], now: Date) =>
  db.run(sql`
    insert into marking.answer (school_id, id, project_id, script_id, item_id, part, content, arrived_at)
    select ${schoolId}, given.id, ${projectId}, given.script_id, given.item_id, given.part, given.content, ${now}
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ scriptId }) => scriptId)}::uuid[],
      ${rows.map(({ itemId }) => itemId)}::uuid[], ${rows.map(({ part }) => part)}::int2[],
      ${rows.map(({ content }) => JSON.stringify(content))}::jsonb[]) as given (id, script_id, item_id, part, content)
    on conflict (school_id, script_id, item_id, part) do nothing`);

/** Teachers of the school in a term, those of the subject first. */
export const selectTeachers = (
  db: Db,
  { schoolId, subjectId }: { readonly schoolId: Id; readonly subjectId: Id | null },
  now: Date,
) =>
  db.all<{ personId: Id; name: string; isOfSubject: boolean }>(sql`
    select p.id as person_id, p.name, coalesce(bool_or(t.subject_id = ${subjectId}::uuid), false) as is_of_subject
    from core.class_teacher t join core.person p on p.id = t.person_id
    where t.school_id = ${schoolId}
      and t.term_id = (select id from core.term where starts_on <= ${now}::timestamptz order by starts_on desc limit 1)
    group by p.id, p.name order by is_of_subject desc, p.name, p.id`);

export const selectTemplates = (db: Db, schoolId: Id) =>
  db.all<{ templateId: Id; title: string; rules: MarkRules }>(sql`
    select id as template_id, title, rules from marking.template where school_id = ${schoolId} order by title, id limit 50`);

export const upsertTemplate = (
  db: Db,
  row: {
    readonly schoolId: Id;
    readonly id: Id;
    readonly title: string;
    readonly rules: MarkRules;
    readonly by: Id;
    readonly now: Date;
  },
) =>
  db.one<{ templateId: Id }>(sql`
    insert into marking.template as t (school_id, id, title, rules, changed_by, changed_at)
    values (${row.schoolId}, ${row.id}, ${row.title}, ${JSON.stringify(row.rules)}, ${row.by}, ${row.now})
    on conflict (school_id, title) do update
    set rules = excluded.rules, changed_by = excluded.changed_by, changed_at = excluded.changed_at
    returning id as template_id`);
