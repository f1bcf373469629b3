import { useActsOneByOne } from 'edutech/core/ui/form/saving/use-acts-one-by-one';
import { useCall } from 'edutech/core/web/hooks';
import { actOnLessons, type LessonOutcome } from '../../../api';
import type { LessonAct } from '../../../model/states';

/** Acts of the call: writing the fields is a call of its own. */
export type DoneAct = Exclude<LessonAct, 'edit'>;

const opposites: Partial<Record<DoneAct, DoneAct>> = { withdraw: 'restore', remove: 'unremove', submit: 'recall' };

/** Acts on lessons, with the reason of those that need one. */
export function useLessonActs() {
  const call = useCall();
  return useActsOneByOne<DoneAct, string, LessonOutcome>({
    send: (act, lessons, reason) => call(actOnLessons, { act, lessons, ...(reason && { reason }) }),
    opposites,
    area: 'air',
    nameOf: ({ name }) => name,
  });
}
