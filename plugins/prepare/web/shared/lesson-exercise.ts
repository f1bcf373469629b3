import { newId } from 'edutech/core/common/ids';
import type { useCall } from 'edutech/core/web/hooks';
import { addExercise, readExercise, removeExercises, saveExercise } from '../../api';

/** Points of a question that has none of its own. */
export const usualPoints = 5;
const longestTitle = 80;

export interface LessonQuestion {
  readonly questionId: string;
  readonly points: number;
}

interface Lesson {
  readonly plan: { readonly id: string; readonly subjectId: string; readonly gradeId: string };
  /** One's first exercise of the plan. */
  readonly own: { readonly id: string } | undefined;
  /** Title of an exercise that begins. */
  readonly title: string;
}

/** Changes what one's exercise of a plan has: it begins with the first question, and goes with the last. */
export async function changeLessonExercise(
  call: ReturnType<typeof useCall>,
  { plan: { id: planId, subjectId, gradeId }, own, title }: Lesson,
  change: (items: readonly LessonQuestion[]) => readonly LessonQuestion[],
): Promise<void> {
  // what stands there now, not what stood there when the page was drawn
  const there = own ? await call(readExercise, { exerciseId: own.id }) : null;
  const items = change(there?.questions ?? []).map(({ questionId, points }) => ({ questionId, points }));
  const fields = { subjectId, gradeId, planId, items };
  if (there && items.length === 0) await call(removeExercises, { exerciseIds: [there.exercise.id] });
  else if (there) {
    const { id: exerciseId, title: kept } = there.exercise;
    await call(saveExercise, { exerciseId, version: there.version, title: kept, ...fields });
  } else if (items.length > 0) await call(addExercise, { id: newId(), title: title.slice(0, longestTitle), ...fields });
}
