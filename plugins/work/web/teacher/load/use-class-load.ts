import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Id } from 'edutech/core/common/ids';
import type { Day } from 'edutech/core/common/time/city-time';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { classLoad } from '../../../api';

/** Minutes of a class by days, and the limit. */
export type ClassLoad = OutputOf<typeof classLoad>;
export type LoadDay = ClassLoad['days'][number];

interface Asked {
  readonly classId: Id | null;
  readonly from: Day;
  readonly to: Day;
}

/** Reads what a class has to do from one day to another, both included; null while nobody knows. */
export function useClassLoad({ classId, from, to }: Asked) {
  const { data: load = null, error, again } = useAsked(classLoad, classId ? { classId, from, to } : null);
  return { load, error, again };
}

/** Minutes of a day by subject, in the order in which subjects come. */
export function bySubject(day: LoadDay | undefined) {
  const subjects = Map.groupBy(day?.homework ?? [], ({ subjectCode }) => subjectCode);
  return [...subjects].map(([code, homework]) => ({
    code,
    subject: homework[0]?.subject ?? '',
    minutes: homework.reduce((sum, { minutes }) => sum + minutes, 0),
  }));
}
