import type { PrintedBook } from '../../../../model/books/book';

/** 道德与法治三年级上册，统编版. */
export const morality3a: PrintedBook = {
  code: 'primary-morality-3a',
  name: '道德与法治 三年级上册',
  nameEn: 'Morality and Law, Grade 3, Volume 1',
  stage: 'primary',
  subject: 'morality',
  grade: 3,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'unified',
  year: 2018,
  contents: `
第一单元 快乐学习 | Unit 1 The Joy of Learning
  1 学习伴我成长
  2 我学习，我快乐
  3 做学习的主人
第二单元 我们的学校 | Unit 2 Our School
  4 说说我们的学校
  5 走近我们的老师
  6 让我们的学校更美好
第三单元 安全护我成长 | Unit 3 Growing Up Safely
  7 生命最宝贵
  8 安全记心上
  9 心中的“110”
第四单元 家是最温暖的地方 | Unit 4 Home Is the Warmest Place
  10 父母多爱我
  11 爸爸妈妈在我心中
  12 家庭的记忆
`,
};
