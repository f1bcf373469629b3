import type { Id } from 'edutech/core/common/ids';
import { isAllowed } from 'edutech/core/common/permissions/access';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { QuestionVersion } from 'edutech/plugins/questions/api';
import type { PaperDocument } from '../../model/paper/document';
import { reviewers } from '../../model/people';
import type { PaperSource, PaperState } from '../../model/paper/states';

export interface PaperKey {
  readonly schoolId: Id;
  readonly id: Id;
}

/** A paper that the actor may read; later reads and writes take this row instead of an id. */
export interface StoredPaper extends PaperKey {
  readonly ownerId: Id;
  /** Empty where the reader may not know people of its school. */
  readonly owner: string;
  readonly title: string;
  readonly subjectId: Id;
  readonly gradeId: Id;
  readonly state: PaperState;
  readonly source: PaperSource;
  /** Null while it is sealed. */
  readonly document: PaperDocument | null;
  readonly points: number;
  readonly version: number;
  readonly lastSave: Id | null;
  /** Whom it is to be shared with, while it is under review. */
  readonly wanted: 2 | 3 | null;
  readonly reason: string;
  /** It is sealed, or once was: each view is recorded. */
  readonly wasSealed: boolean;
  /** Colleagues who work on it with its owner. */
  readonly memberIds: readonly Id[];
}

const columns = sql`p.school_id, p.id, p.owner_id, coalesce(o.name, '') as owner, p.title, p.subject_id, p.grade_id, p.state,
  p.source, p.document, p.points, p.version, p.last_save, p.wanted, p.reason,
  exists (select from exam.sealing l where l.school_id = p.school_id and l.paper_id = p.id) as was_sealed,
  array(select m.person_id from exam.paper_member m where m.school_id = p.school_id and m.paper_id = p.id) as member_ids`;
const from = sql`exam.paper p left join core.person o on o.id = p.owner_id`;

/** Papers `p` that others share with the actor: open ones of the school, and public ones. */
export const isShared = (actor: SignedIn): Query<boolean> => sql`(p.state = 'published' and (p.source = 3
  or (p.source = 2 and p.school_id = ${actor.schoolId}::uuid)))`;

/** Papers `p` to which their owner has invited the actor. */
export const isInvited = (actor: SignedIn): Query<boolean> => sql`exists (select from exam.paper_member m
  where m.school_id = p.school_id and m.paper_id = p.id and m.person_id = ${actor.personId})`;

/** Papers `p` that the actor writes, alone or with others. */
const isWorked = (actor: SignedIn): Query<boolean> => sql`(p.owner_id = ${actor.personId} or ${isInvited(actor)})`;

/** Papers `p` that wait for the actor's review: of the actor's school, never one that the actor has written on. */
export const waitsFor = (actor: SignedIn): Query<boolean> => sql`(${isAllowed(reviewers, actor)}::boolean
  and p.state = 'audit' and p.school_id = ${actor.schoolId}::uuid and not ${isWorked(actor)})`;

/**
 * The actor's own paper, one that the actor is invited to, that is shared with the actor or waits for the actor's review; else 404
 * `exam.error.noPaper`.
 */
export const selectPaper = (db: Db, actor: SignedIn, id: Id) =>
  db.one<StoredPaper>(
    sql`select ${columns} from ${from}
      where p.id = ${id} and p.removed_at is null and (${isWorked(actor)} or ${isShared(actor)}
        or ${waitsFor(actor)})`,
    'exam.error.noPaper',
  );

export const selectOwnPaper = (db: Db, actor: SignedIn, id: Id) =>
  db.one<StoredPaper>(
    sql`select ${columns} from ${from}
      where p.id = ${id} and p.owner_id = ${actor.personId} and p.removed_at is null`,
    'exam.error.noPaper',
  );

/** A paper that the actor writes, alone or with others. */
export const selectWorkedPaper = (db: Db, actor: SignedIn, id: Id) =>
  db.one<StoredPaper>(
    sql`select ${columns} from ${from} where p.id = ${id} and p.removed_at is null and ${isWorked(actor)}`,
    'exam.error.noPaper',
  );

/** Locks a paper that the actor writes until the call ends. */
export const lockWorkedPaper = (db: Db, actor: SignedIn, id: Id) =>
  db.one<StoredPaper>(
    sql`select ${columns} from ${from} where p.id = ${id} and p.removed_at is null and ${isWorked(actor)} for update of p`,
    'exam.error.noPaper',
  );

/** A paper by its key, for work without a person; what is in the trash by now is gone. */
export const selectPaperOf = (db: Db, { schoolId, id }: PaperKey) =>
  db.one<StoredPaper>(
    sql`select ${columns} from ${from}
      where p.school_id = ${schoolId} and p.id = ${id} and p.removed_at is null`,
    'exam.error.noPaper',
  );

/** Locks the actor's own paper until the call ends. */
export const lockOwnPaper = (db: Db, actor: SignedIn, id: Id) =>
  db.one<StoredPaper>(
    sql`select ${columns} from ${from}
      where p.id = ${id} and p.owner_id = ${actor.personId} and p.removed_at is null for update of p`,
    'exam.error.noPaper',
  );

/** Locks a paper that waits for the actor's review until the call ends. */
export const lockWaiting = (db: Db, actor: SignedIn, id: Id) =>
  db.one<StoredPaper>(
    sql`select ${columns} from ${from} where p.id = ${id} and p.removed_at is null and ${waitsFor(actor)} for update of p`,
    'exam.error.noPaper',
  );

/** Locks a paper that stands by its key, whoever it belongs to. */
export const lockPaperOf = (db: Db, { schoolId, id }: PaperKey) =>
  db.one<StoredPaper>(
    sql`select ${columns} from ${from} where p.school_id = ${schoolId} and p.id = ${id} and p.removed_at is null
      for update of p`,
    'exam.error.noPaper',
  );

/** The columns that a save writes. */
export interface PaperFacts {
  readonly title: string;
  readonly subjectId: Id;
  readonly gradeId: Id;
  readonly document: PaperDocument;
  readonly questions: number;
  readonly points: number;
  readonly minutes: number;
}

/** Returns the number of inserted rows: 0 if the id exists already. */
export const insertPaper = (db: Db, row: PaperFacts & PaperKey & { readonly ownerId: Id; readonly now: Date }) =>
  db.run(sql`
    insert into exam.paper (school_id, id, owner_id, title, subject_id, grade_id, document, size, questions, points, minutes,
      created_at, changed_at)
    values (${row.schoolId}, ${row.id}, ${row.ownerId}, ${row.title}, ${row.subjectId}, ${row.gradeId},
      ${JSON.stringify(row.document)}, ${row.document.sheet.size}, ${row.questions}, ${row.points}, ${row.minutes},
      ${row.now}, ${row.now})
    on conflict do nothing`);

export const updatePaper = (
  db: Db,
  { schoolId, id }: PaperKey,
  row: PaperFacts & { readonly save: Id; readonly now: Date },
) =>
  db.one<{ version: number }>(sql`
    update exam.paper set title = ${row.title}, subject_id = ${row.subjectId}, grade_id = ${row.gradeId},
      document = ${JSON.stringify(row.document)}, size = ${row.document.sheet.size}, questions = ${row.questions},
      points = ${row.points}, minutes = ${row.minutes}, last_save = ${row.save}, changed_at = ${row.now}
    where school_id = ${schoolId} and id = ${id} returning version`);

/** Writes which questions a paper has. */
export async function replaceQuestions(db: Db, { schoolId, id }: PaperKey, questions: readonly QuestionVersion[]) {
  await db.run(sql`delete from exam.paper_question where school_id = ${schoolId} and paper_id = ${id}`);
  if (questions.length === 0) return;
  await db.run(sql`
    insert into exam.paper_question (school_id, paper_id, question_id, question_version)
    select ${schoolId}, ${id}, * from unnest(${questions.map(({ questionId }) => questionId)}::uuid[],
      ${questions.map(({ version }) => version)}::integer[])`);
}

export const selectGrade = (db: Db, gradeId: Id) =>
  db.one<{ id: Id }>(sql`select id from core.grade where id = ${gradeId}`, 'exam.error.noGrade');
export const selectSubject = (db: Db, subjectId: Id) =>
  db.one<{ id: Id }>(sql`select id from core.subject where id = ${subjectId}`, 'exam.error.noSubject');
