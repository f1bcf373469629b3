import type { Stage } from 'edutech/core/common/teaching/stages';
import type { DemoAccount } from 'edutech/core/server/demo';
import type { Kind, Licence } from '../../model/kinds';
import type { Shared, Visibility } from '../../model/sharing';

/** A resource of the demo city. */
export interface DemoResource {
  readonly slug: string;
  readonly title: string;
  readonly kind: Kind;
  /** Of `media/`, the main one first. */
  readonly files: readonly string[];
  /** A demo account, or a person of the plan by his key (`201/teacher/mathematics/1`). */
  readonly owner: DemoAccount | `${number}/teacher/${string}/${number}`;
  /** Code of the owner's school. */
  readonly school: string;
  readonly book: DemoPlace['book'];
  /** Path in the book's contents. */
  readonly chapter: string;
  readonly visibility: Visibility;
  /** How far an audit that waits is asked for. */
  readonly wanted?: Shared;
  /** Why it was returned last. */
  readonly returned?: string;
  readonly licence?: Licence;
  readonly keywords: readonly string[];
  readonly description: string;
  /** Days before now when it came to where it is. */
  readonly days: number;
  readonly openings: number;
  readonly downloads: number;
  /** Ratings, and their sum. */
  readonly rated?: readonly [number, number];
}

/** A book of the demo with what it hangs on. */
export interface DemoPlace {
  readonly book: string;
  readonly bookName: string;
  readonly stage: Stage;
  readonly subject: string;
  readonly grade: number;
}

export const demoBooks: readonly DemoPlace[] = [
  { book: 'junior-mathematics-7a-pep', bookName: '数学 七年级上册', stage: 'junior', subject: 'mathematics', grade: 7 },
  { book: 'junior-chinese-7a', bookName: '语文 七年级上册', stage: 'junior', subject: 'chinese', grade: 7 },
  { book: 'junior-english-7a-pep', bookName: '英语 七年级上册', stage: 'junior', subject: 'english', grade: 7 },
  { book: 'school-101-geography-7', bookName: '云州乡土地理', stage: 'junior', subject: 'geography', grade: 7 },
  { book: 'school-201-mathematics-7', bookName: '松溪数学活动', stage: 'junior', subject: 'mathematics', grade: 7 },
];

const numberLine = '第一章 有理数/1.2 有理数及其大小比较/1.2.2 数轴';
const mathematics = { book: 'junior-mathematics-7a-pep' } as const;
const byTeacher = { owner: 'teacher', school: '101' } as const;
const byHeadteacher = { owner: 'headteacher', school: '101' } as const;
const byEnglish = { owner: 'mustchange', school: '101' } as const;
const bySongxi = { owner: '201/teacher/mathematics/1', school: '201' } as const;
const byBinjiang = { owner: '105/teacher/chinese/1', school: '105' } as const;

/** What can be seen at once: every form, every visibility, waiting and returned. */
export const namedResources: readonly DemoResource[] = [
  {
    slug: 'number-line-plan',
    title: '《数轴》教学设计',
    kind: 'plan',
    files: ['number-line-plan.docx', 'number-line.png'],
    ...byTeacher,
    ...mathematics,
    chapter: numberLine,
    visibility: 3,
    licence: 'ccBy',
    keywords: ['数轴', '数形结合'],
    description: '从温度计与公交站牌引入，落实数轴的三要素；附板书图。七(2)、七(3)班试教后改定。',
    days: 3,
    openings: 186,
    downloads: 42,
    rated: [9, 43],
  },
  {
    slug: 'number-line-slides',
    title: '1.2.2 数轴 课件',
    kind: 'courseware',
    files: ['number-line-slides.pptx'],
    ...byTeacher,
    ...mathematics,
    chapter: numberLine,
    visibility: 3,
    licence: 'ccBySa',
    keywords: ['数轴', '课件'],
    description: '与教学设计配套，五页，可直接上课。',
    days: 2,
    openings: 240,
    downloads: 65,
    rated: [12, 56],
  },
  {
    slug: 'number-line-film',
    title: '微课：数轴的三要素',
    kind: 'film',
    files: ['number-line.mp4'],
    ...byTeacher,
    ...mathematics,
    chapter: numberLine,
    visibility: 3,
    keywords: ['微课', '数轴'],
    description: '课前预习用，配合导学单第 1 题。',
    days: 1,
    openings: 312,
    downloads: 18,
  },
  {
    slug: 'rational-exercise',
    title: '有理数的混合运算 分层练习',
    kind: 'exercise',
    files: ['rational-exercise.pdf'],
    ...bySongxi,
    ...mathematics,
    chapter: '第二章 有理数的运算/2.3 有理数的乘方/2.3.1 乘方',
    visibility: 3,
    licence: 'ccByNc',
    keywords: ['混合运算', '分层作业'],
    description: '基础、提高两层，20 分钟，最后一页有答案。',
    days: 9,
    openings: 421,
    downloads: 133,
    rated: [21, 97],
  },
  {
    slug: 'spring-plan',
    title: '《春》教学设计（两课时）',
    kind: 'plan',
    files: ['spring-plan.docx'],
    ...byHeadteacher,
    book: 'junior-chinese-7a',
    chapter: '第一单元/1 春／朱自清',
    visibility: 3,
    keywords: ['朱自清', '写景散文'],
    description: '以朗读贯穿，第二课时安排百字小练笔。',
    days: 30,
    openings: 158,
    downloads: 37,
    rated: [6, 27],
  },
  {
    slug: 'poems-slides',
    title: '古代诗歌四首 课件',
    kind: 'courseware',
    files: ['sunrise-slides.pptx', 'melody.mp3'],
    ...byBinjiang,
    book: 'junior-chinese-7a',
    chapter: '第一单元/4 古代诗歌四首',
    visibility: 3,
    keywords: ['古诗', '意象'],
    description: '附配乐，供诵读课使用。',
    days: 12,
    openings: 97,
    downloads: 22,
  },
  {
    slug: 'poem-melody',
    title: '《次北固山下》诵读配乐',
    kind: 'recording',
    files: ['melody.mp3'],
    ...byBinjiang,
    book: 'junior-chinese-7a',
    chapter: '第一单元/4 古代诗歌四首/次北固山下／王湾',
    visibility: 2,
    keywords: ['配乐', '诵读'],
    description: '八秒循环的拨弦旋律，可反复播放。',
    days: 11,
    openings: 12,
    downloads: 5,
  },
  {
    slug: 'unit1-worksheet',
    title: 'Starter Unit 1 Worksheet',
    kind: 'exercise',
    files: ['unit1-worksheet.docx'],
    ...byEnglish,
    book: 'junior-english-7a-pep',
    chapter: 'Starter Unit 1 Hello!/Section A How do you greet people?',
    visibility: 2,
    keywords: ['greetings', 'worksheet'],
    description: 'Matching, gap filling and pair work for the first lesson of the term.',
    days: 40,
    openings: 33,
    downloads: 9,
  },
  {
    slug: 'midterm-paper',
    title: '七年级数学期中测试卷',
    kind: 'paper',
    files: ['midterm-paper.pdf'],
    ...byTeacher,
    ...mathematics,
    chapter: '第一章 有理数',
    visibility: 2,
    keywords: ['期中', '测试卷'],
    description: '满分 100 分，90 分钟，覆盖前四章。',
    days: 14,
    openings: 58,
    downloads: 20,
  },
  {
    slug: 'yunjiang-map',
    title: '云江流域示意图',
    kind: 'picture',
    files: ['yunjiang.png'],
    ...byTeacher,
    book: 'school-101-geography-7',
    chapter: '云江与云州人/云江的水文',
    visibility: 1,
    wanted: 3,
    keywords: ['乡土地理', '云江'],
    description: '与地理组合作绘制，供乡土地理课使用。',
    days: 1,
    openings: 0,
    downloads: 0,
  },
  {
    slug: 'cube-nets',
    title: '正方体的展开图',
    kind: 'picture',
    files: ['cube-nets.jpg'],
    ...bySongxi,
    ...mathematics,
    chapter: numberLine,
    visibility: 2,
    wanted: 3,
    keywords: ['展开图', '空间观念'],
    description: '三种常见展开图，课堂拼摆活动使用。',
    days: 4,
    openings: 7,
    downloads: 1,
  },
  {
    slug: 'songxi-poems',
    title: '《观沧海》诵读课件',
    kind: 'courseware',
    files: ['sunrise-slides.pptx'],
    owner: '201/teacher/chinese/1',
    school: '201',
    book: 'junior-chinese-7a',
    chapter: '第一单元/4 古代诗歌四首/观沧海／曹操',
    visibility: 1,
    wanted: 3,
    keywords: ['观沧海', '诵读'],
    description: '含节奏划分与意象赏析。',
    days: 3,
    openings: 0,
    downloads: 0,
  },
  {
    slug: 'rational-review',
    title: '有理数单元复习 练习',
    kind: 'exercise',
    files: ['rational-exercise.pdf'],
    ...bySongxi,
    ...mathematics,
    chapter: '第一章 有理数',
    visibility: 1,
    wanted: 3,
    returned: '第 3 题题干漏了绝对值符号，请更正后再提交。',
    keywords: ['单元复习'],
    description: '已更正第 3 题，补充了答案。',
    days: 2,
    openings: 0,
    downloads: 0,
  },
  {
    slug: 'number-line-draft',
    title: '数轴上的动点 专题（草稿）',
    kind: 'material',
    files: ['number-line.png'],
    ...byTeacher,
    ...mathematics,
    chapter: numberLine,
    visibility: 1,
    returned: '图中缺少单位长度的标注，且未写明图的来源。',
    keywords: ['动点'],
    description: '',
    days: 5,
    openings: 0,
    downloads: 0,
  },
  {
    slug: 'absolute-value-draft',
    title: '绝对值 板书设计（未完成）',
    kind: 'picture',
    files: ['number-line.png'],
    ...byTeacher,
    ...mathematics,
    chapter: '第一章 有理数/1.2 有理数及其大小比较/1.2.4 绝对值',
    visibility: 1,
    keywords: ['绝对值'],
    description: '',
    days: 8,
    openings: 0,
    downloads: 0,
  },
  {
    slug: 'morning-reading-draft',
    title: '早读材料：写景名句',
    kind: 'material',
    files: ['spring-plan.docx'],
    ...byHeadteacher,
    book: 'junior-chinese-7a',
    chapter: '第一单元',
    visibility: 1,
    keywords: ['早读'],
    description: '',
    days: 6,
    openings: 0,
    downloads: 0,
  },
  {
    slug: 'songxi-measuring',
    title: '测量校园 活动手册',
    kind: 'material',
    files: ['unit1-worksheet.docx'],
    ...bySongxi,
    book: 'school-201-mathematics-7',
    chapter: '测量校园',
    visibility: 2,
    keywords: ['综合与实践'],
    description: '四人一组，一节课完成。',
    days: 20,
    openings: 15,
    downloads: 4,
  },
];
