import { googleDocs } from '../makers/google-docs';
import { word, wordWithOptions } from '../makers/word';
import type { Paper } from '../notation';
import { free, one, sheet } from './sheet';

/** Questions and options that are both lists of Word, in the forms that its menu offers for options. */
const lists = [
  ['upperLetter', '%1.', 'B', 'D'],
  ['lowerLetter', '%1)', '(b)', '(d)'],
  ['lowerLetter', '(%1)', 'B', 'D'],
  ['decimalEnclosedCircle', '%1', '②', '④'],
  ['decimal', '%1)', '2)', '4)'],
  ['decimal', '%1．', 'B', 'D'],
] as const;

const counted = ([format, text, first, second]: (typeof lists)[number]) =>
  sheet(
    `options that Word counts ${text.replace('%1', format)}`,
    wordWithOptions(format, text),
    [
      '# 七年级地理练习',
      '## 一、选择题（每小题 2 分）',
      '1| 世界上面积最大的洲是（　　）',
      '2| 欧洲',
      '2| 亚洲',
      '2| 非洲',
      '2| 南极洲',
      `答案：${first}`,
      '1| 下列国家中位于南半球的是（　　）',
      '3| 中国',
      '3| 法国',
      '3| 加拿大',
      '3| 澳大利亚',
      `答案：${second}`,
      '## 二、简答题',
      '1| 简述地球自转产生的地理现象。',
      '答案：昼夜交替和时差。',
    ],
    [one(1, 1, { points: 2 }), one(2, 3, { points: 2 }), free(3, '昼夜交替')],
  );

/** Papers whose options are called otherwise than A, B, C, D, and those whose questions have no figures. */
export const countedPapers = (): Paper[] => [
  ...lists.map(counted),
  sheet(
    'options of the second level of the list of questions',
    googleDocs,
    [
      '1| Which animal is a mammal?',
      '1.1| A frog',
      '1.1| A whale',
      '1.1| A snake',
      '1.1| A pigeon',
      'Answer: b',
      '1| Water boils at sea level at',
      '1.1| 50 °C',
      '1.1| 80 °C',
      '1.1| 100 °C',
      '1.1| 120 °C',
      'Answer: c',
    ],
    [one(1, 1), one(2, 2)],
  ),
  sheet(
    'options (a) to (d), and parts (a) to (c) that are none',
    word,
    [
      '# Science quiz',
      '1. Which planet is the largest?',
      '(a) Earth',
      '(b) Jupiter',
      '(c) Mars',
      '(d) Venus',
      'Answer: (b)',
      '2. Plants take in this gas from the air: ___',
      '(a) oxygen   (b) nitrogen   (c) carbon dioxide   (d) helium',
      'Answer: c',
      '3. Solve the equations.',
      '(a) x + 1 = 3',
      '(b) 2x = 10',
      '(c) x - 4 = 0',
      'Answer: (a) 2 (b) 5 (c) 4',
    ],
    [one(1, 1), one(2, 2), free(3, '(b) 5', { type: 4, stem: '2x = 10' })],
  ),
  sheet(
    '第一题, 第二题 with options ① to ④',
    word,
    [
      '# 四年级科学练习',
      '第一题',
      '下列物体中，属于光源的是（　　）',
      '①月亮',
      '②镜子',
      '③点燃的蜡烛',
      '④课本',
      '答案：③',
      '第二题：下列材料中，导电的是（　　）',
      '①木头  ②铜丝  ③塑料  ④橡胶',
      '答案：②',
      '第三题　下列说法正确的是（　　）',
      '①声音能在水中传播。②真空能传声。③光沿直线传播。',
      'A．①②　B．①③　C．②③　D．①②③',
      '答案：B',
    ],
    [one(1, 2, { stem: '属于光源' }), one(2, 1), one(3, 1, { stem: '真空能传声' })],
  ),
];
