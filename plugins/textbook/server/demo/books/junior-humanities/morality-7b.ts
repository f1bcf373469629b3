import type { PrintedBook } from '../../../../model/books/book';

/** 道德与法治七年级下册，统编版. */
export const morality7b: PrintedBook = {
  code: 'junior-morality-7b',
  name: '道德与法治 七年级下册',
  nameEn: 'Morality and Law, Grade 7, Volume 2',
  stage: 'junior',
  subject: 'morality',
  grade: 7,
  volume: '下册',
  volumeEn: 'Volume 2',
  term: 2,
  edition: 'unified',
  year: 2024,
  contents: `
第一单元 珍惜青春时光 | Unit 1 Treasuring Our Youth
  第一课 青春正当时
    青春的邀约
    男生女生
    学会自我保护
  第二课 做情绪情感的主人
    揭开情绪的面纱
    学会管理情绪
    品味美好情感
第二单元 焕发青春活力 | Unit 2 The Vigour of Youth
  第三课 人贵自尊
    人须有自尊
    做自尊的人
  第四课 自信给人力量
    人要有自信
    做自信的人
  第五课 人生当自强
    人要自强
    做自强不息的中国人
第三单元 传承中华优秀传统文化 | Unit 3 Passing On Fine Traditional Culture
  第六课 传承核心思想理念
    历久弥新的思想理念
    做核心思想理念的传承者
  第七课 弘扬中华人文精神
    影响深远的人文精神
    做中华人文精神的弘扬者
  第八课 践行中华传统美德
    薪火相传的传统美德
    做中华传统美德的践行者
第四单元 生活在法治社会 | Unit 4 Living under the Rule of Law
  第九课 法律为我们护航
    日益完善的法律体系
    法律保障生活
  第十课 走近民法典
    认识民法典
    保护人身权
    保障财产权
  第十一课 远离违法犯罪
    法不可违
    犯罪与刑罚
    严于律己
`,
};
