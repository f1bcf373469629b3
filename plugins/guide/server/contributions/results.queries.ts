import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { GuideDocument } from '../../model/book/document';

interface OwnAttempt {
  readonly id: Id;
  readonly document: GuideDocument;
  readonly submitted: readonly Id[];
}

/** A student's own attempts, of those asked for, with what the class has. */
export const selectAttempts = (db: Db, personId: Id, attemptIds: readonly Id[]) =>
  db.all<OwnAttempt>(sql`
    select t.id, a.document, t.submitted
    from guide.attempt t join guide.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
    where t.person_id = ${personId} and t.id = any(${[...attemptIds]}::uuid[])`);

/** A student's guide books that have some of these questions and are not over. */
export const selectHolding = (db: Db, personId: Id, questionIds: readonly Id[], now: Date) =>
  db.all<OwnAttempt>(sql`
    select t.id, a.document, t.submitted
    from guide.attempt t join guide.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
    where t.person_id = ${personId} and a.withdrawn_at is null and a.due_at > ${now} and exists (
      select from guide.book_question q where q.school_id = a.school_id and q.book_id = a.book_id
        and q.question_id = any(${[...questionIds]}::uuid[]))`);

export interface MarkedPart {
  readonly schoolId: Id;
  readonly personId: Id;
  readonly classId: Id;
  readonly subjectId: Id;
  readonly thingId: Id;
  readonly title: string;
  readonly attemptId: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly points: number;
  readonly of: number;
  readonly answer: Answer;
  readonly at: Date;
  readonly questionId: Id;
  readonly version: number;
}

/** Marked parts of a school whose blocks were submitted since a moment. */
export const selectMarkedSince = (db: Db, schoolId: Id, since: Date) =>
  db.all<MarkedPart>(sql`
    select k.school_id, k.person_id, a.class_id, a.subject_id, a.id as thing_id, a.title, k.attempt_id, k.item_id, k.part,
      k.points::float8 as points, k.of::float8 as of, coalesce(w.answer, '{}') as answer, s.written_at as at,
      (i.item ->> 'questionId')::uuid as question_id, (i.item ->> 'version')::int as version
    from guide.mark k
    join guide.attempt t on t.school_id = k.school_id and t.id = k.attempt_id
    join guide.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
    join lateral (select b.block, p.item from jsonb_array_elements(a.document -> 'blocks') as b (block),
      jsonb_array_elements(b.block -> 'parts') as p (item)
      where p.item ->> 'kind' = 'question' and (p.item ->> 'id')::uuid = k.item_id) i on true
    join guide.answer s on s.school_id = k.school_id and s.attempt_id = k.attempt_id
      and s.item_id = (i.block ->> 'id')::uuid and s.written_at >= ${since}
    left join guide.answer w on w.school_id = k.school_id and w.attempt_id = k.attempt_id and w.item_id = k.item_id
      and w.part = k.part
    where k.school_id = ${schoolId} and k.points is not null and k.of > 0
    order by k.person_id, k.attempt_id, k.item_id, k.part`);
