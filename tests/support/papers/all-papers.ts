import { besidePapers } from './layouts/beside';
import { countedPapers } from './layouts/counted';
import { markedPapers } from './layouts/marked';
import { togetherPapers } from './layouts/together';
import { chinese, english, englishBlanks } from './languages';
import { juniorMathematics, primaryMathematics, seniorMathematics } from './mathematics';
import type { Paper } from './notation';
import { answersApart, badlyMade, chemistry, physics } from './sciences';

/** Papers of five programs, none of them written by the platform's own export. */
export const papers = (): Paper[] => [
  juniorMathematics(),
  seniorMathematics(),
  primaryMathematics(),
  chinese(),
  english(),
  englishBlanks(),
  physics(),
  chemistry(),
  answersApart(),
  badlyMade(),
  ...besidePapers(),
  ...togetherPapers(),
  ...markedPapers(),
  ...countedPapers(),
];
