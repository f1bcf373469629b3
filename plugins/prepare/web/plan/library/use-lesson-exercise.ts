import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { pointsOf } from 'edutech/plugins/questions/kit/common/question-body';
import type { Question } from 'edutech/plugins/questions/kit/ui/sources/question';
import { readExercise } from '../../../api';
import { titleText } from '../../../model/plan/shared-plan';
import { changeLessonExercise, type LessonQuestion, usualPoints } from '../../shared/lesson-exercise';
import { usePlan } from '../plan-context';

export interface LessonExercise {
  readonly isBusy: boolean;
  /** The id of a question that it has; undefined: it has not. */
  itemOf(questionId: string): string | undefined;
  add(questions: readonly Question[]): void;
  remove(itemId: string): void;
}

/** The exercise of the lesson that questions go into: one's first, which begins with the first question. */
export function useLessonExercise(): LessonExercise {
  const t = useText();
  const call = useCall();
  const { data, line, again } = usePlan();
  const own = data.exercises.find(({ isOwn }) => isOwn);
  const asked = useAsked(readExercise, own ? { exerciseId: own.id } : null);
  const items: readonly LessonQuestion[] = (own && asked.data?.questions) ?? [];

  const write = useAct(
    async (change: (items: readonly LessonQuestion[]) => readonly LessonQuestion[]) => {
      const title = t('prepare.exercise.titleOf', { title: titleText(line.doc).toString() });
      await changeLessonExercise(call, { plan: data.plan, own, title }, change);
      asked.again();
      again();
    },
    { done: 'prepare.exercise.changed', changes: false },
  );
  const add = (questions: readonly Question[]) =>
    void write.run((before) => {
      const there = new Set(before.map(({ questionId }) => questionId));
      const fresh = questions.filter(({ id }) => !there.has(id));
      return [...before, ...fresh.map(({ id, body }) => ({ questionId: id, points: pointsOf(body) || usualPoints }))];
    });
  return {
    isBusy: write.isBusy,
    itemOf: (questionId: string) => (items.some((one) => one.questionId === questionId) ? questionId : undefined),
    add,
    remove: (itemId: string) => void write.run((before) => before.filter(({ questionId }) => questionId !== itemId)),
  };
}
