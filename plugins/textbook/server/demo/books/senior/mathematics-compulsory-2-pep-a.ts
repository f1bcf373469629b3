import type { PrintedBook } from '../../../../model/books/book';

/** 数学必修第二册，人教 A 版. */
export const mathematicsCompulsory2PepA: PrintedBook = {
  code: 'senior-mathematics-compulsory-2-pep-a',
  name: '数学 必修第二册',
  nameEn: 'Mathematics, Compulsory 2',
  stage: 'senior',
  subject: 'mathematics',
  grade: 10,
  volume: '必修第二册',
  volumeEn: 'Compulsory 2',
  term: 2,
  edition: 'pep-a',
  year: 2019,
  contents: `
第六章 平面向量及其应用 | Chapter 6 Plane Vectors and Their Uses
  6.1 平面向量的概念
    6.1.1 向量的实际背景与概念
    6.1.2 向量的几何表示
    6.1.3 相等向量与共线向量
  6.2 平面向量的运算
    6.2.1 向量的加法运算
    6.2.2 向量的减法运算
    6.2.3 向量的数乘运算
    6.2.4 向量的数量积
  6.3 平面向量基本定理及坐标表示
    6.3.1 平面向量基本定理
    6.3.2 平面向量的正交分解及坐标表示
    6.3.3 平面向量加、减运算的坐标表示
    6.3.4 平面向量数乘运算的坐标表示
    6.3.5 平面向量数量积的坐标表示
  6.4 平面向量的应用
    6.4.1 平面几何中的向量方法
    6.4.2 向量在物理中的应用举例
    6.4.3 余弦定理、正弦定理
第七章 复数 | Chapter 7 Complex Numbers
  7.1 复数的概念
    7.1.1 数系的扩充和复数的概念
    7.1.2 复数的几何意义
  7.2 复数的四则运算
    7.2.1 复数的加、减运算及其几何意义
    7.2.2 复数的乘、除运算
  7.3 复数的三角表示
第八章 立体几何初步 | Chapter 8 Introduction to Solid Geometry
  8.1 基本立体图形
  8.2 立体图形的直观图
  8.3 简单几何体的表面积与体积
  8.4 空间点、直线、平面之间的位置关系
  8.5 空间直线、平面的平行
  8.6 空间直线、平面的垂直
第九章 统计 | Chapter 9 Statistics
  9.1 随机抽样
  9.2 用样本估计总体
  9.3 统计案例 公司员工的肥胖情况调查分析
第十章 概率 | Chapter 10 Probability
  10.1 随机事件与概率
    10.1.1 有限样本空间与随机事件
    10.1.2 事件的关系和运算
    10.1.3 古典概型
    10.1.4 概率的基本性质
  10.2 事件的相互独立性
  10.3 频率与概率
    10.3.1 频率的稳定性
    10.3.2 随机模拟
`,
};
