import { createContext, useContext } from 'react';
import type { LessonExercise } from './use-lesson-exercise';
import type { Question } from 'edutech/plugins/questions/kit/ui/sources/question';

/** A thing that is put into the plan: of the library, a question of the bank, or a material that is there. */
export type Thing =
  | { readonly kind: 'resource'; readonly id: string; readonly title: string }
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'material'; readonly id: string; readonly title: string };

/** What is put into the plan from beside, by dragging, by its button or by A. */
export interface Pack {
  readonly dragged: Thing | null;
  drag(thing: Thing | null): void;
  /** Puts a thing at a phase, or with the plan as a whole (null); default: at the phase where one has written last. */
  put(thing: Thing, phaseId?: string | null): void;
  readonly isBusy: boolean;
  /** Where questions go. */
  readonly exercise: LessonExercise;
}

export const PackContext = createContext<Pack | null>(null);

export function usePack(): Pack {
  const pack = useContext(PackContext);
  if (!pack) throw new Error('outside of a plan');
  return pack;
}
