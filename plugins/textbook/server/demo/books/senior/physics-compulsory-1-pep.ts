import type { PrintedBook } from '../../../../model/books/book';

/** 物理必修第一册，人教版. */
export const physicsCompulsory1Pep: PrintedBook = {
  code: 'senior-physics-compulsory-1-pep',
  name: '物理 必修第一册',
  nameEn: 'Physics, Compulsory 1',
  stage: 'senior',
  subject: 'physics',
  grade: 10,
  volume: '必修第一册',
  volumeEn: 'Compulsory 1',
  term: 1,
  edition: 'pep',
  year: 2019,
  contents: `
序言 物理学：研究物质及其运动规律的科学 | Preface: Physics, the Science of Matter and Its Motion
第一章 运动的描述 | Chapter 1 Describing Motion
  1 质点 参考系
  2 时间 位移
  3 位置变化快慢的描述——速度
  4 速度变化快慢的描述——加速度
第二章 匀变速直线运动的研究 | Chapter 2 Uniformly Accelerated Motion in a Straight Line
  1 实验：探究小车速度随时间变化的规律
  2 匀变速直线运动的速度与时间的关系
  3 匀变速直线运动的位移与时间的关系
  4 自由落体运动
第三章 相互作用——力 | Chapter 3 Interaction: Force
  1 重力与弹力
  2 摩擦力
  3 牛顿第三定律
  4 力的合成和分解
  5 共点力的平衡
第四章 运动和力的关系 | Chapter 4 Motion and Force
  1 牛顿第一定律
  2 实验：探究加速度与力、质量的关系
  3 牛顿第二定律
  4 力学单位制
  5 牛顿运动定律的应用
  6 超重和失重
`,
};
