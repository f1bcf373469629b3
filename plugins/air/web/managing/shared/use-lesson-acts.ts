import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { actOnLessons, type LessonOutcome } from '../../../api';
import type { LessonAct } from '../../../model/states';

/** What an act needs to know of a lesson. */
interface Seen {
  readonly id: string;
  readonly version: number;
}
/** Acts of the call: writing the fields is a call of its own. */
export type DoneAct = Exclude<LessonAct, 'edit'>;

/** What takes an act back within the seconds of the undo. */
const opposite: Partial<Record<DoneAct, DoneAct>> = { withdraw: 'restore', remove: 'unremove', submit: 'recall' };

/**
 * Does something with lessons, says what came of it, and offers to take it back where that can be. Answers the outcome; null
 * when it was refused, which the call has said.
 */
export function useLessonActs() {
  const call = useCall();
  const intl = useIntl();
  const messages = useMessages();
  const revalidator = useRevalidator();
  const sayUndo = useUndo();
  const send = (act: DoneAct, seen: readonly Seen[], reason?: string) =>
    call(actOnLessons, {
      act,
      lessons: seen.map(({ id, version }) => ({ id, version })),
      ...(reason && { reason }),
    });
  return async (act: DoneAct, lessons: readonly Seen[], reason?: string): Promise<LessonOutcome | null> => {
    const outcome = await send(act, lessons, reason).catch(() => null);
    if (!outcome) {
      await revalidator.revalidate();
      return null;
    }
    const back = opposite[act];
    const count = outcome.done.length;
    if (count > 0) sayUndo(`air.done.${act}`, { count }, back && (() => send(back, outcome.done)));
    for (const { name, key } of outcome.refused) {
      const why = intl.formatMessage({ id: key, defaultMessage: key }, { name: '' });
      messages.show('air.done.refused', { tone: 'warning', milliseconds: 8000, values: { name, reason: why } });
    }
    return outcome;
  };
}
