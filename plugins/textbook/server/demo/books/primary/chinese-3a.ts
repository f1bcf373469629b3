import type { PrintedBook } from '../../../../model/books/book';

/** 语文三年级上册，统编版. Lessons as printed since 2021. */
export const chinese3a: PrintedBook = {
  code: 'primary-chinese-3a',
  name: '语文 三年级上册',
  nameEn: 'Chinese, Grade 3, Volume 1',
  stage: 'primary',
  subject: 'chinese',
  grade: 3,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'unified',
  year: 2018,
  contents: `
第一单元 | Unit 1 School Life
  1 大青树下的小学
  2 花的学校
  3 不懂就要问
  口语交际：我的暑假生活
  习作：猜猜他是谁
  语文园地
第二单元 | Unit 2 Golden Autumn
  4 古诗三首
    山行
    赠刘景文
    夜书所见
  5 铺满金色巴掌的水泥道
  6 秋天的雨
  7 听听，秋的声音
  习作：写日记
  语文园地
第三单元 | Unit 3 Fairy Tales
  8 卖火柴的小女孩
  9 那一定会很好
  10 在牛肚子里旅行
  11 一块奶酪
  习作：我来编童话
  语文园地
  快乐读书吧：在那奇妙的王国里
第四单元 | Unit 4 Guessing What Comes Next
  12 总也倒不了的老屋
  13 胡萝卜先生的长胡子
  14 小狗学叫
  口语交际：名字里的故事
  习作：续写故事
  语文园地
第五单元 | Unit 5 Careful Observation
  15 搭船的鸟
  16 金色的草地
  习作例文
    我家的小狗
    我爱故乡的杨梅
  习作：我们眼中的缤纷世界
第六单元 | Unit 6 Our Rivers and Mountains
  17 古诗三首
    望天门山
    饮湖上初晴后雨
    望洞庭
  18 富饶的西沙群岛
  19 海滨小城
  20 美丽的小兴安岭
  习作：这儿真美
  语文园地
第七单元 | Unit 7 Gifts of Nature
  21 大自然的声音
  22 读不完的大书
  23 父亲、树林和鸟
  口语交际：身边的“小事”
  习作：我有一个想法
  语文园地
第八单元 | Unit 8 Fine Qualities
  24 司马光
  25 灰雀
  26 手术台就是阵地
  27 一个粗瓷大碗
  口语交际：请教
  习作：那次玩得真高兴
  语文园地
`,
};
