import type { PrintedBook } from '../../model/books/book';
import { geography7aPep } from './books/junior-humanities/geography-7a-pep';
import { history7a } from './books/junior-humanities/history-7a';
import { history7b } from './books/junior-humanities/history-7b';
import { morality7a } from './books/junior-humanities/morality-7a';
import { morality7b } from './books/junior-humanities/morality-7b';
import { chinese7a } from './books/junior-languages/chinese-7a';
import { chinese7b } from './books/junior-languages/chinese-7b';
import { english7aFltrp } from './books/junior-languages/english-7a-fltrp';
import { english7aPep } from './books/junior-languages/english-7a-pep';
import { english7bFltrp } from './books/junior-languages/english-7b-fltrp';
import { biology7aPep } from './books/junior-sciences/biology-7a-pep';
import { chemistry9aPep } from './books/junior-sciences/chemistry-9a-pep';
import { mathematics7aBnu } from './books/junior-sciences/mathematics-7a-bnu';
import { mathematics7aPep } from './books/junior-sciences/mathematics-7a-pep';
import { mathematics7bPep } from './books/junior-sciences/mathematics-7b-pep';
import { physics8aPep } from './books/junior-sciences/physics-8a-pep';
import { physics9Pep } from './books/junior-sciences/physics-9-pep';
import { chinese3a } from './books/primary/chinese-3a';
import { chinese3b } from './books/primary/chinese-3b';
import { english3aPep } from './books/primary/english-3a-pep';
import { mathematics3aBnu } from './books/primary/mathematics-3a-bnu';
import { mathematics4aJiangsu } from './books/primary/mathematics-4a-jiangsu';
import { mathematics5aPep } from './books/primary/mathematics-5a-pep';
import { mathematics5bPep } from './books/primary/mathematics-5b-pep';
import { morality3a } from './books/primary/morality-3a';
import { science5a } from './books/primary/science-5a';
import { biologyCompulsory1Pep } from './books/senior/biology-compulsory-1-pep';
import { chemistryCompulsory1Pep } from './books/senior/chemistry-compulsory-1-pep';
import { chineseCompulsory1 } from './books/senior/chinese-compulsory-1';
import { englishCompulsory1Pep } from './books/senior/english-compulsory-1-pep';
import { geographyCompulsory1Pep } from './books/senior/geography-compulsory-1-pep';
import { historyOutline1 } from './books/senior/history-outline-1';
import { mathematicsCompulsory1PepA } from './books/senior/mathematics-compulsory-1-pep-a';
import { mathematicsCompulsory2PepA } from './books/senior/mathematics-compulsory-2-pep-a';
import { physicsCompulsory1Pep } from './books/senior/physics-compulsory-1-pep';
import { physicsCompulsory2Pep } from './books/senior/physics-compulsory-2-pep';
import { politicsCompulsory1 } from './books/senior/politics-compulsory-1';

/** Books of the demo city, from primary to senior schools. */
export const books: readonly PrintedBook[] = [
  chinese3a,
  chinese3b,
  english3aPep,
  mathematics3aBnu,
  mathematics4aJiangsu,
  mathematics5aPep,
  mathematics5bPep,
  morality3a,
  science5a,
  chinese7a,
  chinese7b,
  english7aFltrp,
  english7aPep,
  english7bFltrp,
  biology7aPep,
  chemistry9aPep,
  mathematics7aBnu,
  mathematics7aPep,
  mathematics7bPep,
  physics8aPep,
  physics9Pep,
  geography7aPep,
  history7a,
  history7b,
  morality7a,
  morality7b,
  biologyCompulsory1Pep,
  chemistryCompulsory1Pep,
  chineseCompulsory1,
  englishCompulsory1Pep,
  geographyCompulsory1Pep,
  historyOutline1,
  mathematicsCompulsory1PepA,
  mathematicsCompulsory2PepA,
  physicsCompulsory1Pep,
  physicsCompulsory2Pep,
  politicsCompulsory1,
];
