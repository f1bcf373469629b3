import type { PrintedBook } from '../../../../model/books/book';

/** 数学必修第一册，人教 A 版. */
export const mathematicsCompulsory1PepA: PrintedBook = {
  code: 'senior-mathematics-compulsory-1-pep-a',
  name: '数学 必修第一册',
  nameEn: 'Mathematics, Compulsory 1',
  stage: 'senior',
  subject: 'mathematics',
  grade: 10,
  volume: '必修第一册',
  volumeEn: 'Compulsory 1',
  term: 1,
  edition: 'pep-a',
  year: 2019,
  contents: `
第一章 集合与常用逻辑用语 | Chapter 1 Sets and Logical Terms
  1.1 集合的概念
  1.2 集合间的基本关系
  1.3 集合的基本运算
  1.4 充分条件与必要条件
    1.4.1 充分条件与必要条件
    1.4.2 充要条件
  1.5 全称量词与存在量词
    1.5.1 全称量词与存在量词
    1.5.2 全称量词命题和存在量词命题的否定
第二章 一元二次函数、方程和不等式 | Chapter 2 Quadratic Functions, Equations and Inequalities
  2.1 等式性质与不等式性质
  2.2 基本不等式
  2.3 二次函数与一元二次方程、不等式
第三章 函数的概念与性质 | Chapter 3 Functions and Their Properties
  3.1 函数的概念及其表示
    3.1.1 函数的概念
    3.1.2 函数的表示法
  3.2 函数的基本性质
    3.2.1 单调性与最大（小）值
    3.2.2 奇偶性
  3.3 幂函数
  3.4 函数的应用（一）
第四章 指数函数与对数函数 | Chapter 4 Exponential and Logarithmic Functions
  4.1 指数
    4.1.1 n 次方根与分数指数幂
    4.1.2 无理数指数幂及其运算性质
  4.2 指数函数
    4.2.1 指数函数的概念
    4.2.2 指数函数的图象和性质
  4.3 对数
    4.3.1 对数的概念
    4.3.2 对数的运算
  4.4 对数函数
    4.4.1 对数函数的概念
    4.4.2 对数函数的图象和性质
    4.4.3 不同函数增长的差异
  4.5 函数的应用（二）
    4.5.1 函数的零点与方程的解
    4.5.2 用二分法求方程的近似解
    4.5.3 函数模型的应用
第五章 三角函数 | Chapter 5 Trigonometric Functions
  5.1 任意角和弧度制
    5.1.1 任意角
    5.1.2 弧度制
  5.2 三角函数的概念
    5.2.1 三角函数的概念
    5.2.2 同角三角函数的基本关系
  5.3 诱导公式
  5.4 三角函数的图象与性质
    5.4.1 正弦函数、余弦函数的图象
    5.4.2 正弦函数、余弦函数的性质
    5.4.3 正切函数的性质与图象
  5.5 三角恒等变换
    5.5.1 两角和与差的正弦、余弦和正切公式
    5.5.2 简单的三角恒等变换
  5.6 函数 y=Asin(ωx+φ)
    5.6.1 匀速圆周运动的数学模型
    5.6.2 函数 y=Asin(ωx+φ) 的图象
  5.7 三角函数的应用
`,
};
