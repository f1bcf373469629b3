import { useState } from 'react';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall } from 'edutech/core/web/hooks';
import { favourQuestions, removeQuestions, restoreQuestions, shareQuestions, withdrawQuestions } from '../../../api';
import type { Question } from '../../../api/records';

/** What can be done with questions, one or many, besides looking, editing and choosing. */
export const questionActs = [
  'favour',
  'disfavour',
  'shareToSchool',
  'shareToPublic',
  'withdraw',
  'remove',
  'restore',
] as const;
export type QuestionAct = (typeof questionActs)[number];

/** Whether something can be done with a question; the server decides once more. */
export function allows(act: QuestionAct, { may, isfavourite }: Pick<Question, 'may' | 'isfavourite'>): boolean {
  if (act === 'favour') return !isfavourite && !may.restore;
  if (act === 'disfavour') return isfavourite;
  return may[act];
}

/** What a card's menu offers; favourites have a button of their own. */
export const rareActs = ['shareToSchool', 'shareToPublic', 'withdraw', 'remove', 'restore'] as const;

/** Whether there is anything in the menu of a question. */
export const hasMenu = (question: Pick<Question, 'may' | 'isfavourite'>): boolean =>
  question.may.edit || question.may.fork || rareActs.some((act) => allows(act, question));

/** Acts on questions: does it, says so, and offers to take it back where that is possible. */
export function useQuestionActs() {
  const call = useCall();
  const say = useUndo();
  const [busy, setBusy] = useState<QuestionAct | null>(null);
  const calls: Readonly<Record<QuestionAct, (ids: string[]) => Promise<unknown>>> = {
    favour: (ids) => call(favourQuestions, { ids, on: true }),
    disfavour: (ids) => call(favourQuestions, { ids, on: false }),
    shareToSchool: (ids) => call(shareQuestions, { ids, wanted: 2 }),
    shareToPublic: (ids) => call(shareQuestions, { ids, wanted: 3 }),
    withdraw: (ids) => call(withdrawQuestions, { ids }),
    remove: (ids) => call(removeQuestions, { ids }),
    restore: (ids) => call(restoreQuestions, { ids }),
  };
  const act = async (what: QuestionAct, questions: readonly Pick<Question, 'id'>[]): Promise<boolean> => {
    const ids = questions.map(({ id }) => id);
    setBusy(what);
    try {
      await calls[what](ids);
    } catch {
      return false; // the call has said what went wrong
    } finally {
      setBusy(null);
    }
    const opposite = opposites[what];
    say(`questions.done.${what}`, { count: ids.length }, opposite && (() => calls[opposite](ids)));
    return true;
  };
  return { busy, act };
}

/** What takes an act back. What was shared with all stays until it is taken back on purpose, and comes back by a new review. */
const opposites: Readonly<Partial<Record<QuestionAct, QuestionAct>>> = {
  favour: 'disfavour',
  disfavour: 'favour',
  shareToPublic: 'withdraw',
  remove: 'restore',
  restore: 'remove',
};
