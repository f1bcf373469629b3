import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from 'edutech/core/web/hooks';
import type { useDraft } from 'edutech/plugins/writing/kit/ui/draft/use-draft';
import { type ExamPaper, getPaper, type PaperFields } from '../../../api';
import { mergedPaper } from '../../../model/paper/together/merge';
import type { Together } from './use-together';

type Draft = ReturnType<typeof useDraft<PaperFields>>;

interface Taking {
  readonly paperId: string;
  /** What was written here before has become what both have written; `paper` is null where only its fields are known. */
  readonly onTaken: (paper: ExamPaper | null, before: PaperFields, after: PaperFields) => void;
}

const fieldsOf = ({ title, subjectId, gradeId, document }: PaperFields): PaperFields => ({
  title,
  subjectId,
  gradeId,
  document,
});

/**
 * What colleagues save comes on the paper that is open here, with what is being written. Where both have changed the same, nothing
 * is taken: saving then ends in a conflict, and a person chooses.
 */
export function useTheirSaves(draft: Draft, together: Together, { paperId, onTaken }: Taking) {
  const call = useCall();
  const { revalidate } = useRevalidator();
  const latest = useRef({ draft, onTaken });
  // What comes later finds the paper as it is by then
  useEffect(() => {
    latest.current = { draft, onTaken };
  });
  const take = useCallback((theirs: PaperFields, version: number, paper: ExamPaper | null) => {
    const now = latest.current;
    const before = now.draft.values;
    const after = mergedPaper({ base: now.draft.saved(), mine: before, theirs: fieldsOf(theirs) });
    if (after && now.draft.adopt(fieldsOf(theirs), version, after)) now.onTaken(paper, before, after);
  }, []);
  const { listen } = together;
  // Hears of each save, and of who works on the paper
  useEffect(() => {
    let [isLeft, isAsking, newest] = [false, false, 0];
    const ask = async () => {
      isAsking = true;
      for (let asked = 0; !isLeft && asked < newest && newest > latest.current.draft.version(); ) {
        asked = newest;
        // where it fails, saving says what is wrong
        const paper = await call(getPaper, { paperId }, { quiet: true }).catch(() => null);
        if (paper && !isLeft) take(paper, paper.version, paper);
      }
      isAsking = false;
    };
    listen({
      onVersion: (version) => {
        newest = Math.max(newest, version);
        if (!isAsking) void ask();
      },
      onBeside: () => void revalidate(),
    });
    return () => {
      isLeft = true;
    };
  }, [call, listen, paperId, revalidate, take]);
  const { conflict } = draft;
  // Both have saved within a moment: what can be merged is merged, the rest stays a conflict
  useEffect(() => {
    if (conflict && together.isOn) take(conflict.theirs, conflict.theirs.version, null);
  }, [conflict, take, together.isOn]);
}
