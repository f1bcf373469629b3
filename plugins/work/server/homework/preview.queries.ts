import type { Id } from 'edutech/core/common/ids';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { type HomeworkKey, isTeacherOf } from './homework.queries';

/** An answer that contains a file. */
export interface FileAnswerRow {
  readonly attemptId: Id;
  readonly name: string;
  readonly itemId: Id;
  readonly number: number;
  readonly submittedAt: Date | null;
  readonly answer: Answer;
}

/** The answer, by a student of the actor, that contains a file; the newest round first. */
export const selectOptionalFileAnswer = (
  db: Db,
  actor: SignedIn,
  { schoolId, id }: HomeworkKey,
  fileId: Id,
): Promise<FileAnswerRow | undefined> =>
  db.maybe<FileAnswerRow>(sql`
    select t.id as attempt_id, p.name, w.item_id, i.position + 1 as number,
      t.submitted_at, w.answer
    from work.assignment a
    join work.attempt t on t.school_id = a.school_id and t.assignment_id = a.id
    join work.answer w on w.school_id = t.school_id and w.attempt_id = t.id
    join work.item i on i.school_id = w.school_id and i.homework_id = a.homework_id and i.id = w.item_id
    join core.person p on p.id = t.person_id
    where a.school_id = ${schoolId} and a.homework_id = ${id} and ${isTeacherOf(actor)}
      and (w.answer -> 'pictures' ? ${fileId} or w.answer -> 'files' ? ${fileId} or w.answer ->> 'voice' = ${fileId})
    order by t.person_id, w.round desc limit 1`);
