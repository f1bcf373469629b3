import { createContext, useContext } from 'react';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import type { Question } from 'edutech/plugins/questions/kit/ui/sources/question';
import type { useStoredFiles } from 'edutech/plugins/questions/kit/ui/question/writing/use-stored-files';
import type { WholeGuide } from '../../api';
import type { Block, GuideDocument } from '../../model/book/document';

/** What the parts of the editor share. */
export interface GuideDesk {
  readonly book: WholeGuide['book'];
  readonly document: GuideDocument;
  /** The block that is written in; null: there is none. */
  readonly current: Block | null;
  readonly media: Media;
  /** Whose keys the formula pad shows. */
  readonly stage: Stage;
  readonly files: ReturnType<typeof useStoredFiles>;
  /** Shows a file that lies on the server already at this address. */
  showFile(file: string, address: string): void;
  /** Of questions of the bank; undefined: gone from it. */
  bodyOf(questionId: string): QuestionBody | undefined;
  change(next: (document: GuideDocument) => GuideDocument): void;
  choose(blockId: string): void;
  /** Puts questions of the bank into the current block. */
  addQuestions(questions: readonly Question[]): void;
}

export const GuideContext = createContext<GuideDesk | null>(null);

export function useGuide(): GuideDesk {
  const desk = useContext(GuideContext);
  if (!desk) throw new Error('a part of the editor stands outside it');
  return desk;
}
