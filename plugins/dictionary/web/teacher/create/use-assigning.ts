import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isAppError } from 'edutech/core/common/errors';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { saveAssignment } from '../../../api';
import type { Word } from '../../../api/records';
import { modesFor } from '../../../model/modes';
import { routes } from '../../../routes';
import type { CreateData } from './CreatePage';
import { type Assignment, type AssignValues, firstValues, usualModes, valuesAgain } from './assign-values';

interface Beginning extends Pick<CreateData, 'classes'> {
  readonly draft: Assignment | null;
  /** Proposed where nothing is typed. */
  readonly title: string;
  /** Homework of which a class gets what it had wrong. */
  readonly again?: { readonly from: Assignment; readonly classId: string } | null;
}

/** Homework in the making: what is chosen, saving it as a draft, assigning it. Who has one class need not choose it. */
export function useAssigning(words: readonly Word[], { draft, title, again, classes }: Beginning) {
  const call = useCall();
  const navigate = useNavigate();
  const messages = useMessages();
  const [values, setValues] = useState<AssignValues>(() =>
    again
      ? valuesAgain(again.from, again.classId, title, new Date())
      : { ...firstValues(draft, title, new Date()), classIds: classes.length === 1 ? [classes[0]!.classId] : [] },
  );
  const [wrong, setWrong] = useState<string | null>(null);
  const language = words[0]?.language ?? draft?.language ?? 'zh';
  const offered = modesFor(language);
  const own = values.modes.filter((mode) => offered.includes(mode));
  const modes = own.length > 0 ? own : usualModes(language);
  const save = useAct(
    async (isAssigned: boolean) => {
      setWrong(null);
      const { opensAt, dueAt, classIds, ...rest } = values;
      try {
        const { assignmentId } = await call(
          saveAssignment,
          {
            ...rest,
            ...(draft && { assignmentId: draft.assignmentId }),
            title: rest.title.trim() || title,
            language,
            modes: [...modes],
            wordIds: words.map(({ wordId }) => wordId),
            classIds: isAssigned ? [...classIds] : [],
            ...(opensAt && { opensAt }),
            ...(dueAt && { dueAt }),
          },
          { quiet: true },
        );
        messages.show(isAssigned ? 'dictionary.assign.done' : 'dictionary.assign.saved', { tone: 'success' });
        await navigate(routes.view.to({ assignment: assignmentId }));
      } catch (error) {
        if (!isAppError(error)) throw error;
        setWrong(error.key);
      }
    },
    { changes: false },
  );
  return {
    values,
    modes,
    offered,
    wrong,
    set: (change: Partial<AssignValues>) => setValues((before) => ({ ...before, ...change })),
    isBusy: save.isBusy,
    saveDraft: () => void save.run(false),
    assign: () => void save.run(true),
  };
}
export type Assigning = ReturnType<typeof useAssigning>;
