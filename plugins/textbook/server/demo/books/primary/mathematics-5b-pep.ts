import type { PrintedBook } from '../../../../model/books/book';

/** 数学五年级下册，人教版. */
export const mathematics5bPep: PrintedBook = {
  code: 'primary-mathematics-5b-pep',
  name: '数学 五年级下册',
  nameEn: 'Mathematics, Grade 5, Volume 2',
  stage: 'primary',
  subject: 'mathematics',
  grade: 5,
  volume: '下册',
  volumeEn: 'Volume 2',
  term: 2,
  edition: 'pep',
  year: 2014,
  contents: `
1 观察物体（三） | 1 Observing Objects (3)
2 因数与倍数 | 2 Factors and Multiples
  因数和倍数
  2、5、3 的倍数的特征
  质数和合数
3 长方体和正方体 | 3 Cuboids and Cubes
  长方体和正方体的认识
  长方体和正方体的表面积
  长方体和正方体的体积
  整理和复习
探索图形 | Exploring Shapes
4 分数的意义和性质 | 4 Meaning and Properties of Fractions
  分数的意义
  真分数和假分数
  分数的基本性质
  约分
  通分
  分数和小数的互化
  整理和复习
5 图形的运动（三） | 5 Movement of Shapes (3)
6 分数的加法和减法 | 6 Adding and Subtracting Fractions
  同分母分数加、减法
  异分母分数加、减法
  分数加减混合运算
打电话 | Passing On a Phone Message
7 折线统计图 | 7 Line Charts
8 数学广角——找次品 | 8 Wide Angle: Finding the Faulty One
9 总复习 | 9 General Review
`,
};
