import type { PrintedBook } from '../../../../model/books/book';

/** 化学九年级上册，人教版. */
export const chemistry9aPep: PrintedBook = {
  code: 'junior-chemistry-9a-pep',
  name: '化学 九年级上册',
  nameEn: 'Chemistry, Grade 9, Volume 1',
  stage: 'junior',
  subject: 'chemistry',
  grade: 9,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'pep',
  year: 2024,
  contents: `
绪言 化学使世界变得更加绚丽多彩 | Introduction: Chemistry Makes the World More Colourful
第一单元 走进化学世界 | Unit 1 Entering the World of Chemistry
  课题1 物质的变化和性质
  课题2 化学实验与科学探究
第二单元 空气和氧气 | Unit 2 Air and Oxygen
  课题1 我们周围的空气
  课题2 氧气
  课题3 制取氧气
第三单元 物质构成的奥秘 | Unit 3 What Matter Is Made Of
  课题1 分子和原子
  课题2 原子结构
  课题3 元素
第四单元 自然界的水 | Unit 4 Water in Nature
  课题1 水资源及其利用
  课题2 水的组成
  课题3 物质组成的表示
第五单元 化学反应的定量关系 | Unit 5 Quantities in Chemical Reactions
  课题1 质量守恒定律
  课题2 化学方程式
第六单元 碳和碳的氧化物 | Unit 6 Carbon and Its Oxides
  课题1 碳单质的多样性
  课题2 碳的氧化物
  课题3 二氧化碳的实验室制取
第七单元 能源的合理利用与开发 | Unit 7 Using and Developing Energy Sensibly
  课题1 燃料的燃烧
  课题2 化石能源的合理利用
`,
};
