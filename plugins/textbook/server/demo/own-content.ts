import type { KnowledgeOutline } from '../../model/trees/knowledge';
import type { PrintedBook } from '../../model/books/book';
import { mathematics7aPep } from './books/junior-sciences/mathematics-7a-pep';
import type { DemoKeeper } from './rows';

/** What is not in the city's printed catalogue: e-books and tutorials, books of schools, and books of one's own. */
export interface OwnBook extends PrintedBook {
  readonly source: 1 | 2 | 3 | 4;
  readonly keeper: DemoKeeper;
}

const wholeYear = { volume: '全一册', volumeEn: 'Whole Year', term: null, edition: 'own', year: 2026 } as const;
const city = { school: null, account: null } as const;

export const ownBooks: readonly OwnBook[] = [
  {
    ...mathematics7aPep,
    code: 'electronic-junior-mathematics-7a',
    name: '数学 七年级上册（电子教材）',
    nameEn: 'Mathematics, Grade 7, Volume 1 (E-book)',
    source: 2,
    keeper: city,
  },
  {
    ...wholeYear,
    code: 'online-junior-mathematics-7',
    name: '七年级数学在线教程',
    nameEn: 'Mathematics for Grade 7, Online Tutorial',
    stage: 'junior',
    subject: 'mathematics',
    grade: 7,
    source: 3,
    keeper: city,
    contents: `
正数和负数 | Positive and Negative Numbers
数轴与绝对值 | The Number Line and Absolute Value
有理数的运算 | Calculating with Rational Numbers
一元一次方程 | Linear Equations in One Unknown
`,
  },
  {
    ...wholeYear,
    code: 'school-101-geography-7',
    name: '云州乡土地理',
    nameEn: 'Geography of Yunzhou',
    stage: 'junior',
    subject: 'geography',
    grade: 7,
    source: 1,
    keeper: { school: '101', account: null },
    contents: `
云州在哪里 | Where Yunzhou Is
  地图上的云州 | Yunzhou on the Map
  三个区县 | Three Districts and Counties
云江与云州人 | The River and Its People
  云江的水文
  防洪堤的故事
我们的城市 | Our City
`,
  },
  {
    ...wholeYear,
    code: 'school-105-chinese-7',
    name: '滨江阅读读本',
    nameEn: 'A Binjiang Reader',
    stage: 'junior',
    subject: 'chinese',
    grade: 7,
    source: 1,
    keeper: { school: '105', account: null },
    contents: `
江边的四季 | The Seasons by the River
古诗里的江水 | The River in Old Poems
`,
  },
  {
    ...wholeYear,
    code: 'school-201-mathematics-7',
    name: '松溪数学活动',
    nameEn: 'Mathematics Activities of Songxi',
    stage: 'junior',
    subject: 'mathematics',
    grade: 7,
    source: 1,
    keeper: { school: '201', account: null },
    contents: `
测量校园 | Measuring the School Grounds
统计一条街 | Counting a Street
`,
  },
  {
    ...wholeYear,
    code: 'personal-teacher-mathematics-7',
    name: '七年级数学讲义',
    nameEn: 'Notes on Mathematics for Grade 7',
    stage: 'junior',
    subject: 'mathematics',
    grade: 7,
    source: 4,
    keeper: { school: '101', account: 'teacher' },
    contents: `
有理数 | Rational Numbers
  数轴上的动点 | A Moving Point on the Number Line
  绝对值的几何意义 | What Absolute Value Means
一元一次方程 | Linear Equations in One Unknown
  配套问题
  行程问题
`,
  },
  {
    ...wholeYear,
    code: 'personal-teacher-review-7',
    name: '七年级数学复习提纲',
    nameEn: 'Mathematics of Grade 7 in Review',
    stage: 'junior',
    subject: 'mathematics',
    grade: 7,
    source: 4,
    keeper: { school: '101', account: 'teacher' },
    contents: `
期中复习 | Before the Middle of the Term
期末复习 | Before the End of the Term
  易错题整理
`,
  },
  {
    ...wholeYear,
    code: 'personal-teacher-problems-7',
    name: '七年级数学错题集',
    nameEn: 'Problems of Grade 7 to Try Again',
    stage: 'junior',
    subject: 'mathematics',
    grade: 7,
    source: 4,
    keeper: { school: '101', account: 'teacher' },
    contents: `
数与式 | Numbers and Expressions
方程 | Equations
`,
  },
  {
    ...wholeYear,
    code: 'personal-headteacher-chinese-7',
    name: '早读讲义',
    nameEn: 'Notes for Morning Reading',
    stage: 'junior',
    subject: 'chinese',
    grade: 7,
    source: 4,
    keeper: { school: '101', account: 'headteacher' },
    contents: `
古诗文 | Old Poems and Prose
现代散文 | Modern Prose
`,
  },
];

export interface OwnTree extends KnowledgeOutline {
  readonly keeper: DemoKeeper;
}

export const ownTrees: readonly OwnTree[] = [
  {
    code: 'school-101-physics',
    name: '实验中学初中物理知识点',
    nameEn: 'Physics at the Experimental Middle School',
    stage: 'junior',
    subject: 'physics',
    keeper: { school: '101', account: null },
    points: `
声现象 | Sound
  声音的产生与传播 | How Sound Arises and Travels
    声速
    回声
  声音的特性 | Properties of Sound
    音调
    响度
光现象 | Light
  光的反射 | Reflection
    平面镜成像
`,
  },
  {
    code: 'personal-headteacher-morality',
    name: '主题班会知识点',
    nameEn: 'Points for Class Meetings',
    stage: 'junior',
    subject: 'morality',
    keeper: { school: '101', account: 'headteacher' },
    points: `
集体生活 | Living Together
  班级公约 | The Rules of Our Class
    值日安排
`,
  },
];
