import type { PrintedBook } from '../../../../model/books/book';

/** 数学七年级上册，人教版. */
export const mathematics7aPep: PrintedBook = {
  code: 'junior-mathematics-7a-pep',
  name: '数学 七年级上册',
  nameEn: 'Mathematics, Grade 7, Volume 1',
  stage: 'junior',
  subject: 'mathematics',
  grade: 7,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'pep',
  year: 2024,
  contents: `
第一章 有理数 | Chapter 1 Rational Numbers
  1.1 正数和负数
  1.2 有理数及其大小比较
    1.2.1 有理数的概念
    1.2.2 数轴
    1.2.3 相反数
    1.2.4 绝对值
    1.2.5 有理数的大小比较
第二章 有理数的运算 | Chapter 2 Operations with Rational Numbers
  2.1 有理数的加法与减法
    2.1.1 有理数的加法
    2.1.2 有理数的减法
  2.2 有理数的乘法与除法
    2.2.1 有理数的乘法
    2.2.2 有理数的除法
  2.3 有理数的乘方
    2.3.1 乘方
    2.3.2 科学记数法
    2.3.3 近似数
综合与实践：进位制的认识与探究 | Project: Positional Numeral Systems
第三章 代数式 | Chapter 3 Algebraic Expressions
  3.1 列代数式表示数量关系
  3.2 代数式的值
第四章 整式的加减 | Chapter 4 Addition and Subtraction of Polynomials
  4.1 整式
  4.2 整式的加法与减法
第五章 一元一次方程 | Chapter 5 Linear Equations in One Unknown
  5.1 方程
    5.1.1 从算式到方程
    5.1.2 等式的性质
  5.2 解一元一次方程
  5.3 实际问题与一元一次方程
第六章 几何图形初步 | Chapter 6 Introduction to Geometric Figures
  6.1 几何图形
    6.1.1 立体图形与平面图形
    6.1.2 点、线、面、体
  6.2 直线、射线、线段
    6.2.1 直线、射线、线段
    6.2.2 线段的比较与运算
  6.3 角
    6.3.1 角的概念
    6.3.2 角的比较与运算
    6.3.3 余角和补角
综合与实践：设计学校田径运动会比赛场地 | Project: Laying Out a Sports Field
`,
};
