import { expect, test } from 'vitest';
import { beginningOf } from './beginning';

test.each([
  ['12. 下列各数中，负数是（　　）', '下列各数中，负数是（　　）'],
  ['（3）解方程：$2x+1=3$', '解方程：'],
  ['1．$3x-7=2x+5$ 的解是____．', ''],
  ['2．方程 $3x-7=2x+5$ 的正整数解是____．', '的正整数解是'],
  ['5. $x$ 与 $y$\n若它们互为相反数，求值', '若它们互为相反数，求值'],
  ['8、The quick brown fox jumps over it', 'The quick brown'],
  ['', ''],
])('%j is found by %j', (source, words) => expect(beginningOf(source)).toBe(words));
