import type { TaughtClassItem } from 'edutech/core/common/api/organisation';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { proposeHomework } from '../../../api';

type Proposal = OutputOf<typeof proposeHomework>;

/** Subject, grade and chapter of new homework. */
export interface Start {
  readonly subjectId: string;
  readonly gradeId: string;
  readonly chapter: Proposal['asked'];
}

interface Wish {
  readonly classId: string | null;
  readonly subjectId: string | null;
}

type Taught = Pick<TaughtClassItem, 'classId' | 'subjectId' | 'gradeId'>;

/** For the lesson that is named; else where the last homework was, of what one teaches now; else the first class. */
export function startOf(classes: readonly Taught[], { last, asked }: Proposal, { classId, subjectId }: Wish): Start {
  const wanted = classes.find((one) => one.classId === classId && (!subjectId || one.subjectId === subjectId));
  const isTaught = ({ subjectId: subject, gradeId }: Proposal['last'][number]) =>
    classes.some((one) => one.subjectId === subject && one.gradeId === gradeId);
  const place = wanted ?? last.find(isTaught) ?? classes[0];
  if (!place) return { subjectId: '', gradeId: '', chapter: asked };
  const before = last.find((one) => one.subjectId === place.subjectId && one.gradeId === place.gradeId);
  return { subjectId: place.subjectId, gradeId: place.gradeId, chapter: asked ?? before?.chapter ?? null };
}
