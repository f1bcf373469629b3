import type { PrintedBook } from '../../../../model/books/book';

/** 科学五年级上册，教科版. */
export const science5a: PrintedBook = {
  code: 'primary-science-5a',
  name: '科学 五年级上册',
  nameEn: 'Science, Grade 5, Volume 1',
  stage: 'primary',
  subject: 'science',
  grade: 5,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'education-science',
  year: 2020,
  contents: `
光 | Light
  1 有关光的思考
  2 光是怎样传播的
  3 光的传播会遇到阻碍吗
  4 光的传播方向会发生变化吗
  5 认识棱镜
  6 光的反射现象
  7 制作一个潜望镜
地球表面的变化 | Changes of the Earth’s Surface
  1 地球的表面
  2 地球的结构
  3 地震的成因及作用
  4 火山喷发的成因及作用
  5 风的作用
  6 水的作用
  7 总结我们的认识
计量时间 | Measuring Time
  1 时间在流逝
  2 用水计量时间
  3 我们的水钟
  4 机械摆钟
  5 摆的快慢
  6 制作钟摆
  7 计量时间和我们的生活
健康生活 | Healthy Living
  1 我们的身体
  2 身体的运动
  3 心脏和血液
  4 身体的“总指挥”
  5 身体的“联络员”
  6 学会管理和控制自己
  7 制订健康生活计划
`,
};
