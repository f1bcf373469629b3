import { useState } from 'react';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { handInOnPaper, releaseAnswers, remindPupils } from '../../../api';
import { isInHand } from '../../../model/answering/attempt';
import { isQuietAt } from '../../../model/publishing/quiet-hours';
import type { Board, Pupil } from './rules/board';

/** Which pupils an act is for; the others of a choice are passed over. */
export const reminded = (people: readonly Pupil[]) => people.filter(isInHand);
export const extended = (people: readonly Pupil[]) => people.filter(isInHand);
export const reopened = (people: readonly Pupil[]) => people.filter((one) => !isInHand(one));

/** What a teacher does with pupils of the board besides moving deadlines. */
export function useBoardActs({ assignmentId }: Pick<Board, 'assignmentId'>) {
  const call = useCall();
  const say = useUndo();
  const messages = useMessages();
  const [busy, setBusy] = useState<'remind' | 'paper' | 'release' | null>(null);
  const run = async (what: typeof busy, act: () => Promise<void>): Promise<boolean> => {
    setBusy(what);
    try {
      await act();
      return true;
    } catch {
      return false; // the call has shown the error
    } finally {
      setBusy(null);
    }
  };
  const ids = (people: readonly Pupil[]) => people.map(({ attemptId }) => attemptId);
  return {
    busy,
    remind: (people: readonly Pupil[]) => {
      const whom = reminded(people);
      if (isQuietAt(new Date())) messages.show('work.error.quiet', { tone: 'warning' });
      if (whom.length === 0 || isQuietAt(new Date())) return Promise.resolve(false);
      return run('remind', async () => {
        const { count } = await call(remindPupils, { assignmentId, attemptIds: ids(whom) });
        say(count > 0 ? 'work.monitor.done.remind' : 'work.monitor.done.remindedAlready', { count });
      });
    },
    onPaper: (people: readonly Pupil[]) =>
      run('paper', async () => {
        const { count } = await call(handInOnPaper, { assignmentId, attemptIds: ids(people.filter(isInHand)) });
        say('work.monitor.done.paper', { count });
      }),
    release: (on: boolean) =>
      run('release', async () => {
        await call(releaseAnswers, { assignmentId, on });
        say(on ? 'work.monitor.done.release' : 'work.monitor.done.unrelease', {}, () =>
          call(releaseAnswers, { assignmentId, on: !on }),
        );
      }),
  };
}
