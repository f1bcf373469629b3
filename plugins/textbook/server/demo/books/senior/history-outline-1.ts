import type { PrintedBook } from '../../../../model/books/book';

/** 历史必修《中外历史纲要（上）》，统编版: the history of China. */
export const historyOutline1: PrintedBook = {
  code: 'senior-history-outline-1',
  name: '历史 必修 中外历史纲要（上）',
  nameEn: 'History, Compulsory: Outline of Chinese and World History 1',
  stage: 'senior',
  subject: 'history',
  grade: 10,
  volume: '必修 中外历史纲要（上）',
  volumeEn: 'Compulsory: Outline of Chinese and World History 1',
  term: 1,
  edition: 'unified',
  year: 2019,
  contents: `
第一单元 从中华文明起源到秦汉统一多民族封建国家的建立与巩固 | Unit 1 From the Origins of Chinese Civilisation to the Qin and Han
  第1课 中华文明的起源与早期国家
  第2课 诸侯纷争与变法运动
  第3课 秦统一多民族封建国家的建立
  第4课 西汉与东汉——统一多民族封建国家的巩固
第二单元 三国两晋南北朝的民族交融与隋唐统一多民族封建国家的发展 | Unit 2 From the Three Kingdoms to the Sui and Tang
  第5课 三国两晋南北朝的政权更迭与民族交融
  第6课 从隋唐盛世到五代十国
  第7课 隋唐制度的变化与创新
  第8课 三国至隋唐的文化
第三单元 辽宋夏金多民族政权的并立与元朝的统一 | Unit 3 Liao, Song, Xia and Jin, and the Unification under the Yuan
  第9课 两宋的政治和军事
  第10课 辽夏金元的统治
  第11课 辽宋夏金元的经济与社会
  第12课 辽宋夏金元的文化
第四单元 明清中国版图的奠定与面临的挑战 | Unit 4 China’s Territory under the Ming and Qing, and Its Challenges
  第13课 从明朝建立到清军入关
  第14课 清朝前中期的鼎盛与危机
  第15课 明至清中叶的经济与文化
第五单元 晚清时期的内忧外患与救亡图存 | Unit 5 The Late Qing: Troubles Within and Without
  第16课 两次鸦片战争
  第17课 国家出路的探索与列强侵略的加剧
  第18课 挽救民族危亡的斗争
第六单元 辛亥革命与中华民国的建立 | Unit 6 The Revolution of 1911 and the Republic of China
  第19课 辛亥革命
  第20课 北洋军阀统治时期的政治、经济与文化
第七单元 中国共产党成立与新民主主义革命兴起 | Unit 7 The Founding of the Communist Party and the New Democratic Revolution
  第21课 五四运动与中国共产党的诞生
  第22课 南京国民政府的统治和中国共产党开辟革命新道路
第八单元 中华民族的抗日战争和人民解放战争 | Unit 8 The War of Resistance and the War of Liberation
  第23课 从局部抗战到全面抗战
  第24课 全民族浴血奋战与抗日战争的胜利
  第25课 人民解放战争
第九单元 中华人民共和国成立和社会主义革命与建设 | Unit 9 The People’s Republic, Socialist Revolution and Construction
  第26课 中华人民共和国成立和向社会主义的过渡
  第27课 社会主义建设在探索中曲折发展
第十单元 改革开放与社会主义现代化建设新时期 | Unit 10 Reform, Opening Up and Modernisation
  第28课 中国特色社会主义道路的开辟与发展
  第29课 改革开放以来的巨大成就
`,
};
