import type { KnowledgeOutline } from '../../model/trees/knowledge';
import { juniorChinese } from './trees/junior-chinese';
import { juniorEnglish } from './trees/junior-english';
import { juniorMathematics } from './trees/junior-mathematics';
import { primaryChinese } from './trees/primary-chinese';
import { primaryEnglish } from './trees/primary-english';
import { primaryMathematics } from './trees/primary-mathematics';
import { seniorChinese } from './trees/senior-chinese';
import { seniorEnglish } from './trees/senior-english';
import { seniorMathematics } from './trees/senior-mathematics';

/** Knowledge trees of the demo city: three subjects in three stages. */
export const knowledgeTrees: readonly KnowledgeOutline[] = [
  primaryChinese,
  primaryMathematics,
  primaryEnglish,
  juniorChinese,
  juniorMathematics,
  juniorEnglish,
  seniorChinese,
  seniorMathematics,
  seniorEnglish,
];
