import type { PrintedBook } from '../../../../model/books/book';

/** 数学七年级上册，北师大版. */
export const mathematics7aBnu: PrintedBook = {
  code: 'junior-mathematics-7a-bnu',
  name: '数学 七年级上册',
  nameEn: 'Mathematics, Grade 7, Volume 1',
  stage: 'junior',
  subject: 'mathematics',
  grade: 7,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'bnu',
  year: 2024,
  contents: `
第一章 丰富的图形世界 | Chapter 1 A World of Shapes
  1 生活中的立体图形
  2 从立体图形到平面图形
第二章 有理数及其运算 | Chapter 2 Rational Numbers and Their Operations
  1 认识有理数
  2 有理数的加减运算
  3 有理数的乘除运算
  4 有理数的乘方
  5 有理数的混合运算
第三章 整式及其加减 | Chapter 3 Polynomials, Addition and Subtraction
  1 代数式
  2 整式的加减
  3 探索与表达规律
  问题解决策略：归纳
第四章 基本平面图形 | Chapter 4 Basic Plane Figures
  1 线段、射线、直线
  2 角
  3 多边形和圆的初步认识
第五章 一元一次方程 | Chapter 5 Linear Equations in One Unknown
  1 认识方程
  2 一元一次方程的解法
  3 一元一次方程的应用
  问题解决策略：直观分析
第六章 数据的收集与整理 | Chapter 6 Collecting and Organising Data
  1 丰富的数据世界
  2 数据的收集
  3 数据的表示
综合与实践 | Projects
  关注人口老龄化
  制作一个尽可能大的无盖长方体形收纳盒
`,
};
