import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { handInOnPaper, releaseAnswers, remindStudents } from '../../../../api';
import { isInHand } from '../../../../model/answering/attempt';
import { isQuietAt } from '../../../../model/publishing/quiet-hours';
import type { Board, Student } from '../rules/board';

/** Which students an act is for; the others of a choice are passed over. */
export const reminded = (people: readonly Student[]) => people.filter(isInHand);
export const extended = (people: readonly Student[]) => people.filter(isInHand);
export const reopened = (people: readonly Student[]) => people.filter((one) => !isInHand(one));

/** What a teacher does with students of the board besides moving deadlines. */
export function useBoardActs({ assignmentId, quiet }: Pick<Board, 'assignmentId' | 'quiet'>) {
  const call = useCall();
  const messages = useMessages();
  const ids = (people: readonly Student[]) => people.map(({ attemptId }) => attemptId);
  const remind = useAct(
    (people: readonly Student[]) => call(remindStudents, { assignmentId, attemptIds: ids(people) }),
    {
      done: ({ count }) => ({
        id: count > 0 ? 'work.monitor.done.remind' : 'work.monitor.done.remindedAlready',
        values: { count },
      }),
    },
  );
  const onPaper = useAct(
    (people: readonly Student[]) => call(handInOnPaper, { assignmentId, attemptIds: ids(people.filter(isInHand)) }),
    { done: ({ count }) => ({ id: 'work.monitor.done.paper', values: { count } }) },
  );
  const release = useAct((on: boolean) => call(releaseAnswers, { assignmentId, on }), {
    done: (_, on) => ({ id: on ? 'work.monitor.done.release' : 'work.monitor.done.unrelease' }),
    undo: (_, on) => call(releaseAnswers, { assignmentId, on: !on }),
  });
  return {
    quiet,
    remind: {
      isBusy: remind.isBusy,
      run: async (people: readonly Student[]) => {
        const whom = reminded(people);
        if (isQuietAt(new Date(), quiet)) messages.show('work.error.quiet', { tone: 'warning' });
        return whom.length > 0 && !isQuietAt(new Date(), quiet) && (await remind.run(whom));
      },
    },
    onPaper,
    release,
  };
}
