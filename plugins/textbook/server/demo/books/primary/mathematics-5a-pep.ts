import type { PrintedBook } from '../../../../model/books/book';

/** 数学五年级上册，人教版. */
export const mathematics5aPep: PrintedBook = {
  code: 'primary-mathematics-5a-pep',
  name: '数学 五年级上册',
  nameEn: 'Mathematics, Grade 5, Volume 1',
  stage: 'primary',
  subject: 'mathematics',
  grade: 5,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'pep',
  year: 2014,
  contents: `
1 小数乘法 | 1 Multiplication of Decimals
  小数乘整数
  小数乘小数
  积的近似数
  整数乘法运算定律推广到小数
  解决问题
  整理和复习
2 位置 | 2 Position
3 小数除法 | 3 Division of Decimals
  除数是整数的小数除法
  一个数除以小数
  商的近似数
  循环小数
  用计算器探索规律
  解决问题
  整理和复习
4 可能性 | 4 Possibility
掷一掷 | Rolling Dice
5 简易方程 | 5 Simple Equations
  用字母表示数
  解简易方程
    方程的意义
    等式的性质
    解方程
    实际问题与方程
  整理和复习
6 多边形的面积 | 6 Areas of Polygons
  平行四边形的面积
  三角形的面积
  梯形的面积
  组合图形的面积
  整理和复习
7 数学广角——植树问题 | 7 Wide Angle: Planting Trees
8 总复习 | 8 General Review
`,
};
