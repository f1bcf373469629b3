import type { Id } from 'edutech/core/common/ids';
import type { Answer } from 'edutech/core/common/question/answer';
import type { Media } from 'edutech/core/ui/question/content/media';
import type { Way } from '../../../model/homework';

export interface FreeWaysProps {
  readonly attemptId: Id;
  readonly itemId: Id;
  readonly part: number;
  /** How the item is to be handed in. */
  readonly way: Way;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
  /** Files of answers that the page knows, by id. */
  readonly media: Media;
  readonly disabled: boolean;
}

/** Below a free answer: photographs, recordings and files. */
export function FreeWays(_: FreeWaysProps) {
  return null;
}
