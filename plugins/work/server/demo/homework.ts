import type { DemoAccount } from 'edutech/core/server/demo';
import type { Section } from '../../api/records';
import type { Release } from '../../model/answering/release';
import { type HomeworkKind, homeworkKinds } from '../../model/homework';
import { oppositesBox, oppositesCard } from './card-items';
import { type DemoItem, numberLine, powers, rationalNumbers } from './items';

/** How far a class is with homework of the demo. */
export type DemoProgress = 'running' | 'correcting' | 'corrected';

export interface DemoHomework {
  readonly slug: string;
  /** A demo account, or a teacher of the plan by his key. */
  readonly owner: DemoAccount | `${number}/teacher/${string}/${number}`;
  readonly title: string;
  readonly chapter: string;
  readonly note: string;
  readonly sections: readonly Section[];
  readonly items: readonly DemoItem[];
  readonly minutes: number;
  readonly release: Release;
  readonly rounds: number;
  /** Default: of questions. */
  readonly kind?: HomeworkKind;
  /** Files beside it: names in `media`, and as pupils read them. */
  readonly files?: readonly (readonly [file: string, name: string])[];
  readonly isTemplate?: true;
  readonly isShared?: true;
  /** The class that has it, and from when to when: days from today, and the time of day in the city. */
  readonly given?: {
    readonly to: 'own' | 'other' | 'foreign';
    readonly progress: DemoProgress;
    readonly from: readonly [days: number, time: string];
    readonly until: readonly [days: number, time: string];
    readonly isLateTaken?: true;
  };
}

const choices = { title: '一、选择题', note: '每题 4 分' };
const judged = { title: '二、判断题', note: '每题 4 分' };
const gaps = { title: '三、填空题', note: '' };
const sections = [choices, judged, gaps];
const first = '第一章 有理数/1.2 有理数及其大小比较';
const second = '第二章 有理数的运算';

export const demoHomework: readonly DemoHomework[] = [
  {
    slug: 'number-line',
    owner: 'teacher',
    title: '1.2.2 数轴 课后作业',
    chapter: `${first}/1.2.2 数轴`,
    note: '画数轴时三要素要齐全：原点、正方向、单位长度。',
    sections,
    items: numberLine,
    minutes: 20,
    release: 2,
    rounds: 1,
    given: { to: 'own', progress: 'running', from: [-1, '17:00'], until: [2, '22:00'], isLateTaken: true },
  },
  {
    slug: 'rational-numbers',
    owner: 'teacher',
    title: '第一章 有理数 单元练习',
    chapter: first,
    note: '解答题写出必要的步骤。',
    sections: [choices, { title: '二、填空题', note: '' }, { title: '三、解答题', note: '写在纸上也可以拍照上传' }],
    items: rationalNumbers,
    minutes: 30,
    release: 2,
    rounds: 2,
    given: { to: 'own', progress: 'correcting', from: [-4, '16:30'], until: [-2, '22:00'] },
  },
  {
    slug: 'powers',
    owner: 'teacher',
    title: '2.3 有理数的乘方 课堂小测',
    chapter: second,
    note: '',
    sections,
    items: powers,
    minutes: 12,
    release: 1,
    rounds: 1,
    given: { to: 'own', progress: 'corrected', from: [-8, '16:30'], until: [-7, '22:00'] },
  },
  {
    slug: 'opposites-card',
    owner: 'teacher',
    kind: homeworkKinds.card,
    title: '1.2.3 相反数 预习检测',
    chapter: `${first}/1.2.3 相反数`,
    note: '先看预习单，再在答题卡上作答。',
    sections: [{ title: '答题卡', note: '' }],
    items: oppositesCard,
    files: [['opposites.pdf', '相反数预习单.pdf']],
    minutes: 15,
    release: 2,
    rounds: 1,
    given: { to: 'own', progress: 'running', from: [-1, '17:00'], until: [3, '22:00'], isLateTaken: true },
  },
  {
    slug: 'opposites-sheet',
    owner: 'teacher',
    kind: homeworkKinds.files,
    title: '1.2.3 相反数 预习单',
    chapter: `${first}/1.2.3 相反数`,
    note: '把预习单抄在作业本上完成，拍照交上来；第 5 题可以录音。',
    sections: [],
    items: oppositesBox,
    files: [['opposites.pdf', '相反数预习单.pdf']],
    minutes: 15,
    release: 2,
    rounds: 1,
    given: { to: 'own', progress: 'running', from: [-1, '17:00'], until: [4, '22:00'], isLateTaken: true },
  },
  {
    slug: 'absolute-draft',
    owner: 'teacher',
    title: '1.2.4 绝对值 分层作业',
    chapter: `${first}/1.2.4 绝对值`,
    note: 'A 层做前四题，B、C 层全做。',
    sections: [choices, { title: '二、填空题', note: '' }, { title: '三、解答题', note: '' }],
    items: rationalNumbers,
    minutes: 25,
    release: 2,
    rounds: 1,
  },
  {
    slug: 'review-template',
    owner: 'teacher',
    title: '单元复习（选择、判断、填空）',
    chapter: second,
    note: '',
    sections,
    items: powers,
    minutes: 12,
    release: 1,
    rounds: 1,
    isTemplate: true,
  },
  {
    slug: 'shared-practice',
    owner: '101/teacher/mathematics/2',
    title: '有理数的乘方 备课组练习',
    chapter: second,
    note: '',
    sections,
    items: powers,
    minutes: 12,
    release: 1,
    rounds: 0,
    isShared: true,
  },
  {
    slug: 'foreign-quiz',
    owner: '201/teacher/mathematics/1',
    title: '有理数运算 每日一练',
    chapter: second,
    note: '',
    sections,
    items: powers,
    minutes: 12,
    release: 1,
    rounds: 0,
    given: { to: 'foreign', progress: 'correcting', from: [-4, '17:00'], until: [-2, '22:00'] },
  },
  {
    slug: 'neighbour-quiz',
    owner: '101/teacher/mathematics/2',
    title: '数轴与相反数 小练习',
    chapter: `${first}/1.2.2 数轴`,
    note: '',
    sections,
    items: numberLine,
    minutes: 20,
    release: 1,
    rounds: 0,
    given: { to: 'other', progress: 'correcting', from: [-4, '17:00'], until: [-2, '22:00'] },
  },
];
