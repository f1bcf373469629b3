import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useSession } from 'edutech/core/web/hooks';
import { copyPaper, leavePaper, removePapers, restorePapers } from '../../api';

/** Acts on papers of a list: each says what was done, and how it is taken back. */
export function usePaperActs() {
  const call = useCall();
  const me = useSession().user.value?.userId;
  const counted = (id: string) => (_: unknown, ids: readonly string[]) => ({ id, values: { count: ids.length } });
  const removing = (paperIds: readonly string[]) => call(removePapers, { paperIds: [...paperIds] });
  const restoring = (paperIds: readonly string[]) => call(restorePapers, { paperIds: [...paperIds] });
  return {
    remove: useAct(removing, { done: counted('exam.done.removed'), undo: (_, ids) => restoring(ids) }),
    restore: useAct(restoring, { done: counted('exam.done.restored'), undo: (_, ids) => removing(ids) }),
    // who has left cannot invite himself again: there is nothing to take back
    leave: useAct((paperId: string) => call(leavePaper, { paperId, personId: me! }), { done: 'exam.done.left' }),
    copy: useAct((paperId: string) => call(copyPaper, { paperId }), {
      done: 'exam.done.copied',
      undo: ({ paperId }) => removing([paperId]),
    }),
  };
}
