import type { ImportItem } from '../../../api/importing';
import { problemsOf } from '../../../model/checks';

/** From what confidence on nobody has to look (screens.md U: 95 of 100 items are right). */
export const sure = 0.9;
/** Below it a reader has mostly guessed. */
const doubtful = 0.7;

/** `saved`: in the bank. `left`: not to be taken. `incomplete`: cannot be taken as it is. `doubtful`: somebody should look. */
export type ItemState = 'saved' | 'left' | 'incomplete' | 'doubtful' | 'good';

/** Where an item stands for whoever looks the paper through. */
export function stateOf(item: ImportItem): ItemState {
  if (item.questionId !== null) return 'saved';
  if (item.isLeft) return 'left';
  if (problemsOf(item.body, item.key).some(({ isBlocking }) => isBlocking)) return 'incomplete';
  return item.confidence < sure ? 'doubtful' : 'good';
}

/** What the filter shows. */
export const shows = ['all', 'look', 'good', 'saved', 'left'] as const;
export type Shows = (typeof shows)[number];

const statesOf: Readonly<Record<Shows, readonly ItemState[]>> = {
  all: ['incomplete', 'doubtful', 'good', 'saved', 'left'],
  look: ['incomplete', 'doubtful'],
  good: ['good'],
  saved: ['saved'],
  left: ['left'],
};

export const isShown = (state: ItemState, show: Shows): boolean => statesOf[show].includes(state);

/** The colour of a confidence. */
export const toneOf = (confidence: number): 'done' | 'due' | 'late' =>
  confidence >= sure ? 'done' : confidence >= doubtful ? 'due' : 'late';

/** Places where an item can be cut: before a block of its stem, before an option. */
export function cutsOf({ body }: Pick<ImportItem, 'body'>): { readonly blocks: number; readonly options: number } {
  const blocks = Math.max(0, (body.stem as readonly unknown[]).length - 1);
  return { blocks, options: Math.max(0, (body.options?.length ?? 0) - 1) };
}
