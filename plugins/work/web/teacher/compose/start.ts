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

interface Place {
  readonly subjectId: string;
  readonly gradeId: string;
}

/**
 * Where homework of a question belongs, that would stand at `now` without it: among what one teaches in its subject, in its
 * grade if one teaches that. Good questions of the year before are given too.
 */
export function placeOf(classes: readonly Taught[], question: Place, now: Place): Place {
  const same = classes.filter(({ subjectId }) => subjectId === question.subjectId);
  const found =
    same.find(({ gradeId }) => gradeId === question.gradeId) ?? same.find(({ gradeId }) => gradeId === now.gradeId);
  // of a subject that one does not teach it can only be a guest among one's own
  const { subjectId, gradeId } = found ?? same[0] ?? (now.subjectId === '' ? question : now);
  return { subjectId, gradeId };
}
