import type { PrintedBook } from '../../../../model/books/book';

/** 中国历史七年级上册，统编版. Activity lessons are left out. */
export const history7a: PrintedBook = {
  code: 'junior-history-7a',
  name: '中国历史 七年级上册',
  nameEn: 'Chinese History, Grade 7, Volume 1',
  stage: 'junior',
  subject: 'history',
  grade: 7,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'unified',
  year: 2024,
  contents: `
第一单元 史前时期：原始社会与中华文明的起源 | Unit 1 Prehistory: Primitive Society and the Origins of Chinese Civilisation
  第1课 远古时期的人类活动
  第2课 原始农业与史前社会
  第3课 中华文明的起源
第二单元 夏商周时期：奴隶制王朝的更替和向封建社会的过渡 | Unit 2 Xia, Shang and Zhou: Dynasties and the Transition to Feudal Society
  第4课 夏商西周王朝的更替
  第5课 动荡变化中的春秋时期
  第6课 战国时期的社会变革
  第7课 百家争鸣
  第8课 夏商周时期的科技与文化
第三单元 秦汉时期：统一多民族封建国家的建立和巩固 | Unit 3 Qin and Han: Founding a Unified Multi-Ethnic State
  第9课 秦统一中国
  第10课 秦末农民大起义
  第11课 西汉建立和“文景之治”
  第12课 大一统王朝的巩固
  第13课 东汉的兴衰
  第14课 丝绸之路的开通与经营西域
  第15课 秦汉时期的科技与文化
第四单元 三国两晋南北朝时期：政权分立与民族交融 | Unit 4 Three Kingdoms to Northern and Southern Dynasties: Division and Mingling of Peoples
  第16课 三国鼎立
  第17课 西晋的短暂统一和北方各族的内迁
  第18课 东晋南朝政治和江南地区开发
  第19课 北朝政治和北方民族大交融
  第20课 三国两晋南北朝时期的科技与文化
`,
};
