import { useNavigate } from 'react-router';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import {
  copyHomework,
  extendDeadlines,
  removeHomework,
  restoreAssignments,
  restoreHomework,
  shareHomework,
  withdrawAssignments,
} from '../../../../api';
import { composeAddress } from '../../../shared/addresses';

/** Acts on homework of the list: each says what was done, and how it is taken back. */
export function useHomeworkActs() {
  const call = useCall();
  const messages = useMessages();
  const navigate = useNavigate();
  const say = useUndo();
  const { isBusy, run } = useAct((act: () => Promise<unknown>) => act(), { changes: false });
  const done = (text: string, count: number, undo?: () => Promise<unknown>) => say(text, { count }, undo);
  return {
    isBusy,
    remove: (homeworkids: string[]) =>
      run(async () => {
        const { count } = await call(removeHomework, { homeworkids });
        done('work.done.removed', count, () => call(restoreHomework, { homeworkids }));
      }),
    restore: (homeworkids: string[]) =>
      run(async () => {
        const { count } = await call(restoreHomework, { homeworkids });
        done('work.done.restored', count, () => call(removeHomework, { homeworkids }));
      }),
    share: (homeworkids: string[], on: boolean) =>
      run(async () => {
        const { count } = await call(shareHomework, { homeworkids, on });
        done(on ? 'work.done.shared' : 'work.done.unshared', count, () =>
          call(shareHomework, { homeworkids, on: !on }),
        );
      }),
    withdraw: (assignmentids: string[]) =>
      run(async () => {
        const { count } = await call(withdrawAssignments, { assignmentids });
        done('work.done.withdrawn', count, () => call(restoreAssignments, { assignmentids }));
      }),
    giveAgain: (assignmentids: string[]) =>
      run(async () => {
        const { count } = await call(restoreAssignments, { assignmentids });
        done('work.done.givenAgain', count, () => call(withdrawAssignments, { assignmentids }));
      }),
    /** A later deadline for classes; rejects with what is wrong with it, for the form to show. */
    extend: async (assignmentids: readonly string[], dueat: string) => {
      for (const assignmentid of assignmentids) await call(extendDeadlines, { assignmentid, dueat }, { quiet: true });
      done('work.done.extended', assignmentids.length);
    },
    /** A copy, opened to be written on. */
    copy: (homeworkid: string) =>
      run(async () => {
        const made = await call(copyHomework, { homeworkid, template: false });
        await navigate(composeAddress(made.homeworkid));
      }),
    asTemplate: (homeworkid: string) =>
      run(async () => {
        const made = await call(copyHomework, { homeworkid, template: true });
        messages.show('work.done.template', {
          tone: 'success',
          milliseconds: 10_000,
          undo: () => void call(removeHomework, { homeworkids: [made.homeworkid] }),
        });
      }),
  };
}
