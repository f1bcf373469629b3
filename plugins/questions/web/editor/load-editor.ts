import { newId } from 'edutech/core/common/ids';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import { isQuestionType } from '../../kit/common/types/question-types';
import type { Loader } from 'edutech/core/web/plugin';
import { getUserBooks, type StageItem } from 'edutech/plugins/textbook/api';
import { type DraftValues, editedQuestion, getDraft, listDrafts } from '../../api';
import type { Medium } from '../../api/records';
import { type EditedValues, firstValues } from './draft/first-values';
import type { Versioned } from './draft/versioned';

/** What the editor opens with. */
export interface EditorData {
  readonly draftId: string;
  /** The question that is being changed; null for a new one. */
  readonly question: { readonly id: string; readonly version: number } | null;
  readonly values: EditedValues;
  /** Version that the draft was begun from. */
  readonly baseVersion: number | null;
  /** The question as it was saved since by somebody else, beside the draft; null: nobody has. */
  readonly newer: Versioned | null;
  readonly media: readonly Medium[];
  readonly books: readonly StageItem[];
}

/** What the choice of a type opens with: drafts that were left. */
export interface PickerData {
  readonly drafts: readonly { readonly draftId: string; readonly title: string; readonly time: string }[];
}

/** `?id=` changes a question, `?draft=` goes on with a draft (`&type=` begins it); without either a type is chosen. */
export const loader: Loader<EditorData | PickerData> = async ({ call, url, signal }) => {
  const [id, draft] = [url.searchParams.get('id'), url.searchParams.get('draft')];
  const type = Number(url.searchParams.get('type') ?? Number.NaN);
  const drafts = await call(listDrafts, {}, { signal });
  if (!id && !draft) return { drafts: drafts.filter((one) => !one.questionId) };
  // what was left of this question, or of this new one, goes on
  const left = drafts.find(({ draftId: itsDraftId, questionId: itsQuestionId }) =>
    id ? itsQuestionId === id : itsDraftId === draft,
  );
  const [books, question, kept] = await Promise.all([
    call(getUserBooks, { source: textbookSources.school }, { signal }),
    id ? call(editedQuestion, { id }, { signal }) : null,
    left ? call(getDraft, { draftId: left.draftId }, { signal }) : null,
  ]);
  const draftId = left?.draftId ?? draft ?? newId();
  if (!question) {
    const values = withDraft(firstValues(isQuestionType(type) ? type : 0), kept?.values);
    return { draftId, question: null, values, baseVersion: null, newer: null, media: kept?.media ?? [], books };
  }
  const { id: questionId, version, media, ...values } = question;
  const baseVersion = kept?.baseVersion ?? version;
  return {
    draftId,
    question: { id: questionId, version },
    baseVersion,
    newer: baseVersion < version ? { ...values, version } : null,
    values: withDraft(values, kept?.values),
    media: [...media, ...(kept?.media ?? [])],
    books,
  };
};

const withDraft = (first: EditedValues, draft: DraftValues | undefined): EditedValues => ({ ...first, ...draft });
