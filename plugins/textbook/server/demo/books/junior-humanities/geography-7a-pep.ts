import type { PrintedBook } from '../../../../model/books/book';

/** 地理七年级上册，人教版. */
export const geography7aPep: PrintedBook = {
  code: 'junior-geography-7a-pep',
  name: '地理 七年级上册',
  nameEn: 'Geography, Grade 7, Volume 1',
  stage: 'junior',
  subject: 'geography',
  grade: 7,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'pep',
  year: 2024,
  contents: `
第一章 地球 | Chapter 1 The Earth
  第一节 地球的宇宙环境
  第二节 地球与地球仪
  第三节 地球的运动
第二章 地图 | Chapter 2 Maps
  第一节 地图的阅读
  第二节 地形图的判读
  第三节 地图的选择和应用
第三章 陆地和海洋 | Chapter 3 Land and Sea
  第一节 大洲和大洋
  第二节 世界的地形
  第三节 海陆的变迁
第四章 天气与气候 | Chapter 4 Weather and Climate
  第一节 多变的天气
  第二节 气温的变化与分布
  第三节 降水的变化与分布
  第四节 世界的气候
第五章 居民与文化 | Chapter 5 People and Culture
  第一节 人口与人种
  第二节 城镇与乡村
  第三节 多样的文化
第六章 发展与合作 | Chapter 6 Development and Cooperation
`,
};
