import type { Answer } from '../../common/answer';
import type { HandIns } from '../hand-ins/hand-ins';
import type { Media } from '../question/content/media';

/** What every desk needs: the answer that it belongs to, and who brings files into it. */
export interface CaptureProps {
  readonly answer: Answer;
  /** Receives the answer with other files: reordered, or one removed. Files that arrive come through `HandIns`. */
  readonly onAnswer: (answer: Answer) => void;
  readonly handIns: HandIns;
  /** The answer's place in the journal. */
  readonly place: string;
  /** Addresses of files that the server has. */
  readonly media: Media;
  readonly disabled?: boolean;
}
