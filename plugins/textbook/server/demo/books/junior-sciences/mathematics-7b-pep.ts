import type { PrintedBook } from '../../../../model/books/book';

/** 数学七年级下册，人教版. */
export const mathematics7bPep: PrintedBook = {
  code: 'junior-mathematics-7b-pep',
  name: '数学 七年级下册',
  nameEn: 'Mathematics, Grade 7, Volume 2',
  stage: 'junior',
  subject: 'mathematics',
  grade: 7,
  volume: '下册',
  volumeEn: 'Volume 2',
  term: 2,
  edition: 'pep',
  year: 2024,
  contents: `
第七章 相交线与平行线 | Chapter 7 Intersecting and Parallel Lines
  7.1 相交线
    7.1.1 两条直线相交
    7.1.2 两条直线垂直
    7.1.3 两条直线被第三条直线所截
  7.2 平行线
    7.2.1 平行线的概念
    7.2.2 平行线的判定
    7.2.3 平行线的性质
  7.3 定义、命题、定理
  7.4 平移
第八章 实数 | Chapter 8 Real Numbers
  8.1 平方根
  8.2 立方根
  8.3 实数及其简单运算
第九章 平面直角坐标系 | Chapter 9 The Coordinate Plane
  9.1 用坐标描述平面内点的位置
    9.1.1 平面直角坐标系的概念
    9.1.2 用坐标描述简单几何图形
  9.2 坐标方法的简单应用
    9.2.1 用坐标表示地理位置
    9.2.2 用坐标表示平移
第十章 二元一次方程组 | Chapter 10 Systems of Linear Equations in Two Unknowns
  10.1 二元一次方程组的概念
  10.2 消元——解二元一次方程组
    10.2.1 代入消元法
    10.2.2 加减消元法
  10.3 实际问题与二元一次方程组
  10.4 三元一次方程组的解法
第十一章 不等式与不等式组 | Chapter 11 Inequalities
  11.1 不等式
    11.1.1 不等式及其解集
    11.1.2 不等式的性质
  11.2 一元一次不等式
  11.3 一元一次不等式组
第十二章 数据的收集、整理与描述 | Chapter 12 Collecting, Organising and Describing Data
  12.1 统计调查
    12.1.1 全面调查
    12.1.2 抽样调查
  12.2 用统计图描述数据
    12.2.1 扇形图、条形图和折线图
    12.2.2 直方图
    12.2.3 趋势图
`,
};
