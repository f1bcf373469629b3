import type { PrintedBook } from '../../../../model/books/book';

/** 数学四年级上册，苏教版. */
export const mathematics4aJiangsu: PrintedBook = {
  code: 'primary-mathematics-4a-jiangsu',
  name: '数学 四年级上册',
  nameEn: 'Mathematics, Grade 4, Volume 1',
  stage: 'primary',
  subject: 'mathematics',
  grade: 4,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'jiangsu',
  year: 2013,
  contents: `
一 升和毫升 | 1 Litres and Millilitres
二 两、三位数除以两位数 | 2 Dividing Two- and Three-Digit Numbers by Two-Digit Numbers
  简单的周期
三 观察物体 | 3 Observing Objects
四 统计表和条形统计图（一） | 4 Tables and Bar Charts (1)
  运动与身体变化
五 解决问题的策略 | 5 Strategies for Solving Problems
六 可能性 | 6 Possibility
七 整数四则混合运算 | 7 Mixed Operations with Whole Numbers
八 垂线与平行线 | 8 Perpendicular and Parallel Lines
  怎样滚得远
九 整理与复习 | 9 Review
`,
};
