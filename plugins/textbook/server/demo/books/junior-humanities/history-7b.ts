import type { PrintedBook } from '../../../../model/books/book';

/** 中国历史七年级下册，统编版. Activity lessons are left out. */
export const history7b: PrintedBook = {
  code: 'junior-history-7b',
  name: '中国历史 七年级下册',
  nameEn: 'Chinese History, Grade 7, Volume 2',
  stage: 'junior',
  subject: 'history',
  grade: 7,
  volume: '下册',
  volumeEn: 'Volume 2',
  term: 2,
  edition: 'unified',
  year: 2024,
  contents: `
第一单元 隋唐时期：繁荣与开放的时代 | Unit 1 Sui and Tang: A Prosperous and Open Age
  第1课 隋朝统一与灭亡
  第2课 唐朝建立与“贞观之治”
  第3课 “开元盛世”
  第4课 安史之乱与唐朝衰亡
  第5课 隋唐时期的民族交往与交融
  第6课 隋唐时期的中外文化交流
  第7课 隋唐时期的科技与文化
第二单元 辽宋夏金元时期：民族关系发展和社会变化 | Unit 2 Liao, Song, Xia, Jin and Yuan: Relations among Peoples and Social Change
  第8课 北宋的政治
  第9课 辽、西夏与北宋并立
  第10课 金与南宋对峙
  第11课 元朝的统一
  第12课 宋元时期经济的繁荣
  第13课 宋元时期的对外交流
  第14课 辽宋夏金元时期的科技与文化
第三单元 明清时期（至鸦片战争前）：统一多民族封建国家的巩固与发展 | Unit 3 Ming and Qing before the Opium War: A Unified Multi-Ethnic State Grows Firm
  第15课 明朝的统治
  第16课 明朝的对外关系
  第17课 明朝的灭亡和清朝的建立
  第18课 统一多民族封建国家的巩固和发展
  第19课 清朝君主专制的强化
  第20课 明清时期社会经济的发展
  第21课 明清时期的科技与文化
`,
};
