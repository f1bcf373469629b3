import type { Language } from 'edutech/core/common/languages';
import type { CellValue, SheetToWrite } from 'edutech/core/server/sheets/write-sheet';
import { columnsIn, mostOptions } from './columns';

const noOptions = (count = mostOptions) => Array.from({ length: count }, () => '');

type Example = readonly [
  type: string,
  part: number | null,
  stem: string,
  options: readonly string[],
  answer: string,
  points: number | null,
  difficulty: string,
  analysis: string,
  tags: string,
];

const examples: Readonly<Record<Language, readonly Example[]>> = {
  'zh-CN': [
    [
      '单选题',
      null,
      '抛物线 $y=(x-1)^2+2$ 的顶点坐标是',
      ['$(1,2)$', '$(-1,2)$', '$(1,-2)$', '$(2,1)$'],
      'A',
      3,
      '容易',
      '由顶点式直接读出。',
      '二次函数',
    ],
    [
      '多选题',
      null,
      '下列各数中是无理数的有',
      ['$\\sqrt{2}$', '$\\frac{22}{7}$', '$\\pi$', '$0.\\dot{3}$'],
      'AC',
      4,
      '中等',
      '',
      '实数',
    ],
    ['判断题', null, '对角线相等的四边形是矩形。', [], '错', 2, '容易', '等腰梯形的对角线也相等。', '矩形'],
    [
      '填空题',
      null,
      '方程 $x^2=9$ 的解是 ____，其中较大的是 ____。',
      [],
      '$x=\\pm 3$; 3',
      4,
      '容易',
      '',
      '一元二次方程',
    ],
    ['填空题', null, '重力加速度约为 ____ N/kg。', [], '9.8±0.1', 2, '容易', '', '重力'],
    ['计算题', null, '计算：$\\frac{1}{2}+\\frac{1}{3}$', [], '$\\frac{5}{6}$', 5, '容易', '通分后相加。', '分数'],
    [
      '阅读理解',
      null,
      '春分这一天，太阳直射赤道，南北半球昼夜平分。此后白昼渐长，农人开始忙着耕种。',
      [],
      '',
      null,
      '中等',
      '',
      '说明文',
    ],
    ['单选题', 1, '文中介绍的节气是', ['立春', '春分', '清明'], 'B', 2, '', '', ''],
    ['简答题', 2, '为什么此后农人开始忙碌？', [], '白昼渐长，气温回升，适合耕种。', 4, '', '', ''],
  ],
  en: [
    [
      'Single choice',
      null,
      'The vertex of $y=(x-1)^2+2$ is',
      ['$(1,2)$', '$(-1,2)$', '$(1,-2)$'],
      'A',
      3,
      'Easy',
      'Read it off the vertex form.',
      'Quadratic functions',
    ],
    [
      'Multiple choice',
      null,
      'Which of these numbers are irrational?',
      ['$\\sqrt{2}$', '$\\frac{22}{7}$', '$\\pi$'],
      'AC',
      4,
      'Medium',
      '',
      'Real numbers',
    ],
    [
      'True/false',
      null,
      'A quadrilateral with equal diagonals is a rectangle.',
      [],
      'false',
      2,
      'Easy',
      '',
      'Rectangles',
    ],
    [
      'Gap filling',
      null,
      'He ____ (go) to school by bus; his sister ____ (walk).',
      [],
      'goes; walks|is walking',
      2,
      'Easy',
      '',
      'Present simple',
    ],
    ['Gap filling', null, 'Water boils at ____ ℃.', [], '100±0.5', 2, 'Easy', '', 'Boiling'],
    ['Calculation', null, 'Work out $\\frac{1}{2}+\\frac{1}{3}$.', [], '$\\frac{5}{6}$', 5, 'Easy', '', 'Fractions'],
    [
      'Reading comprehension',
      null,
      'On the first day of spring the market opens before sunrise, and the farmers bring their first vegetables.',
      [],
      '',
      null,
      'Medium',
      '',
      'Narration',
    ],
    ['Single choice', 1, 'When does the market open?', ['At noon', 'Before sunrise', 'At night'], 'B', 2, '', '', ''],
    ['Short answer', 2, 'What do the farmers bring?', [], 'Their first vegetables.', 4, '', '', ''],
  ],
};

const sheetName: Readonly<Record<Language, string>> = { 'zh-CN': '题目', en: 'Questions' };

/** A sheet to fill in, with a row of each kind as an example; whoever fills it in writes over them. */
export const questionTemplate = (language: Language): SheetToWrite => ({
  name: sheetName[language],
  columns: columnsIn(language),
  rows: examples[language].map(([type, part, stem, options, ...rest]): CellValue[] => [
    type,
    part,
    stem,
    ...options,
    ...noOptions(mostOptions - options.length),
    ...rest,
  ]),
});
