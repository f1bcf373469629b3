import type { Content, Inline } from '../../../common/content';
import type { QuestionBody } from '../../../common/question-body';
import type { QuestionKey } from '../../../common/question-key';

/** Sample questions for the tests of this folder: one of each kind. */
export const pictureFile = '0198f0c0a1b27c3d8e4f5a6b7c8d9e0f';
export const soundFile = '0198f0c0a1b27c3d8e4f5a6b7c8d9e10';

export const line = (...inlines: (string | Inline)[]): Content => [
  {
    kind: 'paragraph',
    inlines: inlines.map((inline) => (typeof inline === 'string' ? { kind: 'text', text: inline } : inline)),
  },
];
export const formula = (latex: string): Inline => ({ kind: 'formula', latex });
export const gap = (at: number): Inline => ({ kind: 'gap', gap: at });

export const single: QuestionBody = {
  type: 0,
  points: 4,
  stem: [
    ...line('一次函数 ', formula('y=kx+b'), ' 的图象如图所示，则不等式 ', formula('kx+b>0'), ' 的解集是（　　）'),
    { kind: 'picture', file: pictureFile, width: 132, height: 116, alt: '过点 (2, 0) 和 (0, 4) 的直线', place: 'end' },
  ],
  options: ['x>2', 'x<2', 'x>4', 'x<4'].map((latex) => line(formula(latex))),
};
export const singleKey: QuestionKey = {
  choice: [1],
  analysis: line('图象在 ', formula('x'), ' 轴上方的部分对应 ', formula('x<2'), '。'),
};

export const multiple: QuestionBody = {
  type: 1,
  points: 6,
  stem: line('下列物质中，属于纯净物的有（　　）'),
  options: ['蒸馏水', '空气', '液氧', '食盐水', '五氧化二磷'].map((text) => line(text)),
};

export const truth: QuestionBody = { type: 2, points: 2, stem: line('光在真空中沿直线传播。') };

export const gaps: QuestionBody = {
  type: 3,
  points: 4,
  stem: line(
    '把直线 ',
    formula('y=3x'),
    ' 向下平移 2 个单位，得到直线 ',
    gap(0),
    '，它与 y 轴交于点 (0, ',
    gap(1),
    ')。',
  ),
  gaps: [{ kind: 'formula' }, { kind: 'number', width: 2 }],
};
export const gapsKey: QuestionKey = {
  gaps: [
    { accepted: ['y=3x-2', '3x-2=y'], comparison: 'formula' },
    { accepted: ['-2'], comparison: 'number', unit: { name: 'cm', isNeeded: false } },
  ],
  freeOrder: [[0, 1]],
};

export const free: QuestionBody = {
  type: 4,
  points: 8,
  stem: line('已知一次函数的图象经过点 ', formula('A(1,3)'), ' 和 ', formula('B(-1,-1)'), '，求函数的解析式。'),
};
export const freeKey: QuestionKey = {
  answer: line('设 ', formula('y=kx+b'), '，解得 ', formula('y=2x+1'), '。'),
  rubric: [
    { text: line('设出解析式'), points: 2 },
    { text: line('列出方程组并求解'), points: 6 },
  ],
};

export const cloze: QuestionBody = {
  type: 8,
  points: 0,
  stem: line('Last summer my family ', gap(0), ' a small village. The people there were very ', gap(1), ' to us.'),
  parts: [
    ['visited', 'watched', 'caught', 'missed'],
    ['kind', 'late', 'afraid', 'angry'],
  ].map((words) => ({ type: 0, points: 1.5, stem: [], options: words.map((word) => line(word)) })),
};
export const clozeKey: QuestionKey = { parts: [{ choice: [0] }, { choice: [0] }] };

export const listening: QuestionBody = {
  type: 7,
  points: 0,
  stem: line('听下面一段对话，回答问题。'),
  listening: { file: soundFile, seconds: 48, plays: 2, maySeek: false },
  parts: [
    {
      type: 0,
      points: 1,
      stem: line('Where are they?'),
      options: ['At home.', 'At school.'].map((text) => line(text)),
    },
  ],
};
export const listeningKey: QuestionKey = { parts: [{ choice: [1] }], transcript: line('M: The bell is ringing.') };

export const reading: QuestionBody = {
  type: 9,
  points: 0,
  stem: [
    { kind: 'paragraph', align: 'center', inlines: [{ kind: 'text', text: '巷口的槐树', marks: ['bold'] }] },
    {
      kind: 'paragraph',
      isIndented: true,
      inlines: [{ kind: 'text', text: '巷口的那棵槐树，比我父亲的年纪还要大。' }],
    },
  ],
  parts: [
    {
      type: 0,
      points: 3,
      stem: line('文中写槐树的作用是'),
      options: ['设置悬念', '寄托情感'].map((text) => line(text)),
    },
    { type: 5, points: 5, stem: line('请概括第一段的内容。') },
  ],
};
