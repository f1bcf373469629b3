import type { PrintedBook } from '../../../../model/books/book';

/** 地理必修第一册，人教版. */
export const geographyCompulsory1Pep: PrintedBook = {
  code: 'senior-geography-compulsory-1-pep',
  name: '地理 必修第一册',
  nameEn: 'Geography, Compulsory 1',
  stage: 'senior',
  subject: 'geography',
  grade: 10,
  volume: '必修第一册',
  volumeEn: 'Compulsory 1',
  term: 1,
  edition: 'pep',
  year: 2019,
  contents: `
第一章 宇宙中的地球 | Chapter 1 The Earth in the Universe
  第一节 地球的宇宙环境
  第二节 太阳对地球的影响
  第三节 地球的历史
  第四节 地球的圈层结构
第二章 地球上的大气 | Chapter 2 The Atmosphere
  第一节 大气的组成和垂直分层
  第二节 大气受热过程和大气运动
第三章 地球上的水 | Chapter 3 Water on the Earth
  第一节 水循环
  第二节 海水的性质
  第三节 海水的运动
第四章 地貌 | Chapter 4 Landforms
  第一节 常见地貌类型
  第二节 地貌的观察
第五章 植被与土壤 | Chapter 5 Vegetation and Soil
  第一节 植被
  第二节 土壤
第六章 自然灾害 | Chapter 6 Natural Disasters
  第一节 气象灾害
  第二节 地质灾害
  第三节 防灾减灾
  第四节 地理信息技术在防灾减灾中的应用
`,
};
