import { useActs } from 'edutech/plugins/library/kit/ui/page/use-acts';
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
export function allows(act: QuestionAct, { may, isFavourite }: Pick<Question, 'may' | 'isFavourite'>): boolean {
  if (act === 'favour') return !isFavourite && !may.restore;
  if (act === 'disfavour') return isFavourite;
  return may[act];
}

/** What a card's menu offers; favourites have a button of their own. */
export const rareActs = ['shareToSchool', 'shareToPublic', 'withdraw', 'remove', 'restore'] as const;

/** Whether there is anything in the menu of a question. */
export const hasMenu = (question: Pick<Question, 'may' | 'isFavourite'>): boolean =>
  question.may.edit || question.may.fork || rareActs.some((act) => allows(act, question));

/** What can be taken back. What was shared with all stays until it is taken back on purpose, and comes back by a new review. */
const opposites: Readonly<Partial<Record<QuestionAct, QuestionAct>>> = {
  favour: 'disfavour',
  disfavour: 'favour',
  shareToPublic: 'withdraw',
  remove: 'restore',
  restore: 'remove',
};

/** Acts on questions, one or many. */
export function useQuestionActs() {
  const call = useCall();
  return useActs<QuestionAct>({
    calls: {
      favour: (ids) => call(favourQuestions, { ids, on: true }),
      disfavour: (ids) => call(favourQuestions, { ids, on: false }),
      shareToSchool: (ids) => call(shareQuestions, { ids, wanted: 2 }),
      shareToPublic: (ids) => call(shareQuestions, { ids, wanted: 3 }),
      withdraw: (ids) => call(withdrawQuestions, { ids }),
      remove: (ids) => call(removeQuestions, { ids }),
      restore: (ids) => call(restoreQuestions, { ids }),
    },
    opposites,
    area: 'questions',
  });
}
