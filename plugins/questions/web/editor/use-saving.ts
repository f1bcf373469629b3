import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AppError } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { conflictIn, type EditConflict } from 'edutech/core/common/wire/edit-conflict';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { saveQuestion, type QuestionValues } from '../../api';
import { useEditorPlace } from '../../kit/ui/editor/editor-place';
import type { Problem } from '../../model/checks';
import { questionAddress } from '../shared/addresses';
import { draftAddress } from './editor-address';
import type { EditedValues } from './draft/first-values';
import type { EditorData } from './load-editor';
import type { Versioned } from './draft/versioned';

interface SavingOptions {
  /** What has changed, for the list of versions. */
  readonly note?: string;
  /** Begins another question of this type when this one is saved. */
  readonly goesOn?: boolean;
}

interface SavingParts {
  readonly data: EditorData;
  readonly wire: EditedValues;
  readonly problems: readonly Problem[];
  /** The draft behind it: it rests while a version is saved, and is forgotten once the server has it. */
  readonly draft: { readonly rest: () => Promise<void>; readonly forget: () => void };
}

/** Saves a version of the question: not before it is complete, and never over what somebody else has saved meanwhile. */
export function useSaving({ data, wire, problems, draft }: SavingParts) {
  const call = useCall();
  const messages = useMessages();
  const navigate = useNavigate();
  const { draft: draftAt, saved: savedAt } = useEditorPlace() ?? { draft: draftAddress, saved: questionAddress };
  /** How often saving was refused because something is missing. */
  const [refusals, setRefusals] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const [conflict, setConflict] = useState(() => conflictOf(data));

  const attempt = async (
    { version, ...values }: QuestionValues & { version?: number },
    { note = '', goesOn = false }: SavingOptions,
  ) => {
    setError(null);
    try {
      await draft.rest();
      const saved = await call(
        saveQuestion,
        {
          ...values,
          draftId: data.draftId,
          ...(note.trim() !== '' && { note: note.trim() }),
          ...(data.question && { id: data.question.id, version: version ?? data.question.version }),
        },
        { quiet: true },
      );
      draft.forget();
      messages.show('questions.cq.saved', { tone: 'success', follows: true });
      // back leads past the editor: its draft is spent
      await navigate(goesOn ? draftAt(newId(), values.body.type) : savedAt(saved.id), { replace: true });
    } catch (thrown) {
      const found = thrown instanceof AppError ? conflictIn(thrown) : null;
      if (found) setConflict(found as unknown as EditConflict<Versioned>);
      else setError(thrown);
      throw thrown;
    }
  };
  const { isBusy, run: write } = useAct(attempt, { changes: false });
  const save = async (options: SavingOptions) => {
    if (isBusy) return;
    const { stageId, subjectId, gradeId } = wire;
    const missing = problems.filter(({ isBlocking }) => isBlocking);
    if (missing.length > 0 || !stageId || !subjectId || !gradeId) {
      setRefusals((before) => before + 1);
      messages.show(missing.length > 0 ? 'questions.cq.incomplete' : 'questions.cq.noBook', {
        tone: 'warning',
        values: { count: missing.length },
      });
      return;
    }
    await write({ ...wire, stageId, subjectId, gradeId }, options);
  };
  return { isBusy, refusals, error, conflict, save, resolve: (chosen: Versioned) => write(chosen, {}) };
}

/** A draft of an older version than the question has now: both are shown at once, before anything more is written. */
function conflictOf({ newer, baseVersion, values }: EditorData): EditConflict<Versioned> | null {
  const { stageId, subjectId, gradeId } = values;
  if (!newer || baseVersion === null || !stageId || !subjectId || !gradeId) return null;
  return { mine: { ...values, stageId, subjectId, gradeId, version: baseVersion }, theirs: newer };
}
