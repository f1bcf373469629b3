import type { PrintedBook } from '../../../../model/books/book';

/** 物理必修第二册，人教版. */
export const physicsCompulsory2Pep: PrintedBook = {
  code: 'senior-physics-compulsory-2-pep',
  name: '物理 必修第二册',
  nameEn: 'Physics, Compulsory 2',
  stage: 'senior',
  subject: 'physics',
  grade: 10,
  volume: '必修第二册',
  volumeEn: 'Compulsory 2',
  term: 2,
  edition: 'pep',
  year: 2019,
  contents: `
第五章 抛体运动 | Chapter 5 Projectile Motion
  1 曲线运动
  2 运动的合成与分解
  3 实验：探究平抛运动的特点
  4 抛体运动的规律
第六章 圆周运动 | Chapter 6 Circular Motion
  1 圆周运动
  2 向心力
  3 向心加速度
  4 生活中的圆周运动
第七章 万有引力与宇宙航行 | Chapter 7 Gravitation and Space Flight
  1 行星的运动
  2 万有引力定律
  3 万有引力理论的成就
  4 宇宙航行
  5 相对论时空观与牛顿力学的局限性
第八章 机械能守恒定律 | Chapter 8 Conservation of Mechanical Energy
  1 功与功率
  2 重力势能
  3 动能和动能定理
  4 机械能守恒定律
  5 实验：验证机械能守恒定律
`,
};
