import { useNavigate } from 'react-router';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import {
  copyHomework,
  extendDeadlines,
  remindStudents,
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
    remove: (homeworkIds: string[]) =>
      run(async () => {
        const { count } = await call(removeHomework, { homeworkIds });
        done('work.done.removed', count, () => call(restoreHomework, { homeworkIds }));
      }),
    restore: (homeworkIds: string[]) =>
      run(async () => {
        const { count } = await call(restoreHomework, { homeworkIds });
        done('work.done.restored', count, () => call(removeHomework, { homeworkIds }));
      }),
    share: (homeworkIds: string[], on: boolean) =>
      run(async () => {
        const { count } = await call(shareHomework, { homeworkIds, on });
        done(on ? 'work.done.shared' : 'work.done.unshared', count, () =>
          call(shareHomework, { homeworkIds, on: !on }),
        );
      }),
    withdraw: (assignmentIds: string[]) =>
      run(async () => {
        const { count } = await call(withdrawAssignments, { assignmentIds });
        done('work.done.withdrawn', count, () => call(restoreAssignments, { assignmentIds }));
      }),
    giveAgain: (assignmentIds: string[]) =>
      run(async () => {
        const { count } = await call(restoreAssignments, { assignmentIds });
        done('work.done.givenAgain', count, () => call(withdrawAssignments, { assignmentIds }));
      }),
    /** Everybody of these classes who has not submitted. */
    remind: (assignmentIds: readonly string[]) =>
      run(async () => {
        let count = 0;
        for (const assignmentId of assignmentIds) count += (await call(remindStudents, { assignmentId })).count;
        const text = count > 0 ? 'work.monitor.done.remind' : 'work.monitor.done.remindedAlready';
        messages.show(text, { tone: count > 0 ? 'success' : 'info', values: { count } });
      }),
    /** A later deadline for classes; rejects with what is wrong with it, for the form to show. */
    extend: async (assignmentIds: readonly string[], dueAt: string) => {
      for (const assignmentId of assignmentIds) await call(extendDeadlines, { assignmentId, dueAt }, { quiet: true });
      done('work.done.extended', assignmentIds.length);
    },
    /** A copy, opened to be written on. */
    copy: (homeworkId: string) =>
      run(async () => {
        const made = await call(copyHomework, { homeworkId, template: false });
        await navigate(composeAddress(made.homeworkId));
      }),
    asTemplate: (homeworkId: string) =>
      run(async () => {
        const made = await call(copyHomework, { homeworkId, template: true });
        messages.show('work.done.template', {
          tone: 'success',
          milliseconds: 10_000,
          undo: () => void call(removeHomework, { homeworkIds: [made.homeworkId] }),
        });
      }),
  };
}
