import { chinese } from './content/chinese';
import { english } from './content/english';
import { mathematicsAlgebra } from './content/mathematics-algebra';
import { mathematicsNumbers } from './content/mathematics-numbers';
import { mathematicsSenior } from './content/mathematics-senior';
import { physics } from './content/physics';
import type { WrittenSet } from './written';

/** Questions of the demo city, all types of the specification among them. */
export const writtenSets: readonly WrittenSet[] = [
  mathematicsNumbers,
  mathematicsAlgebra,
  physics,
  chinese,
  english,
  mathematicsSenior,
];
