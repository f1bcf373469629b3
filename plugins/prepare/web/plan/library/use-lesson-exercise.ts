import { newId } from 'edutech/core/common/ids';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { pointsOf } from 'edutech/plugins/questions/kit/common/question-body';
import type { Question } from 'edutech/plugins/questions/kit/ui/sources/question';
import { addExercise, readExercise, removeExercises, saveExercise } from '../../../api';
import { titleText } from '../../../model/plan/shared-plan';
import { usePlan } from '../plan-context';

/** Points of a question that has none of its own. */
const usualPoints = 5;
const longestTitle = 80;

interface Item {
  readonly questionId: string;
  readonly points: number;
}

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
  const items: readonly Item[] = (own && asked.data?.questions) ?? [];
  const { id: planId, subjectId, gradeId } = data.plan;

  const write = useAct(
    async (change: (items: readonly Item[]) => readonly Item[]) => {
      // what stands there now, not what stood there when the page was drawn
      const there = own ? await call(readExercise, { exerciseId: own.id }) : null;
      const next = change(there?.questions ?? []).map(({ questionId, points }) => ({ questionId, points }));
      const fields = { subjectId, gradeId, planId, items: next };
      if (there && next.length === 0) await call(removeExercises, { exerciseIds: [there.exercise.id] });
      else if (there) {
        const { id: exerciseId, title } = there.exercise;
        await call(saveExercise, { exerciseId, version: there.version, title, ...fields });
      } else if (next.length > 0) {
        const title = t('prepare.exercise.titleOf', { title: titleText(line.doc).toString() }).slice(0, longestTitle);
        await call(addExercise, { id: newId(), title, ...fields });
      }
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
