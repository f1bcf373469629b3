import type { PrintedBook } from '../../../../model/books/book';

/** 道德与法治七年级上册，统编版. */
export const morality7a: PrintedBook = {
  code: 'junior-morality-7a',
  name: '道德与法治 七年级上册',
  nameEn: 'Morality and Law, Grade 7, Volume 1',
  stage: 'junior',
  subject: 'morality',
  grade: 7,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'unified',
  year: 2024,
  contents: `
第一单元 少年有梦 | Unit 1 Young People Have Dreams
  第一课 开启初中生活
    奏响中学序曲
    规划初中生活
  第二课 正确认识自我
    认识自己
    做更好的自己
  第三课 梦想始于当下
    做有梦想的少年
    学习成就梦想
第二单元 成长的时空 | Unit 2 Time and Space to Grow
  第四课 幸福和睦的家庭
    家的意味
    让家更美好
  第五课 和谐的师生关系
    走近老师
    珍惜师生情谊
  第六课 友谊之树常青
    友谊的真谛
    交友的智慧
  第七课 在集体中成长
    集体生活成就我
    共建美好集体
第三单元 珍爱我们的生命 | Unit 3 Cherishing Our Lives
  第八课 生命可贵
    认识生命
    敬畏生命
  第九课 守护生命安全
    增强安全意识
    提高防护能力
  第十课 保持身心健康
    爱护身体
    滋养心灵
第四单元 追求美好人生 | Unit 4 Striving for a Good Life
  第十一课 确立人生目标
    探问人生目标
    树立正确的人生目标
  第十二课 端正人生态度
    拥有积极的人生态度
    正确对待顺境和逆境
  第十三课 实现人生价值
    在劳动中创造人生价值
    在奉献中成就精彩人生
`,
};
