import type { PrintedBook } from '../../../../model/books/book';

/** 语文七年级上册，统编版. Texts and reading; writing tasks are left out. */
export const chinese7a: PrintedBook = {
  code: 'junior-chinese-7a',
  name: '语文 七年级上册',
  nameEn: 'Chinese, Grade 7, Volume 1',
  stage: 'junior',
  subject: 'chinese',
  grade: 7,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'unified',
  year: 2024,
  contents: `
第一单元 | Unit 1 The Beauty of the Seasons
  1 春／朱自清
  2 济南的冬天／老舍
  3 雨的四季／刘湛秋
  4 古代诗歌四首
    观沧海／曹操
    闻王昌龄左迁龙标遥有此寄／李白
    次北固山下／王湾
    天净沙·秋思／马致远
第二单元 | Unit 2 Family Bonds
  5 秋天的怀念／史铁生
  6 散步／莫怀戚
  7 散文诗二首
    金色花／泰戈尔
    荷叶·母亲／冰心
  8 《世说新语》二则
    咏雪
    陈太丘与友期行
第三单元 | Unit 3 School Days
  9 从百草园到三味书屋／鲁迅
  10 往事依依／于漪
  11 再塑生命的人／海伦·凯勒
  12 《论语》十二章
  整本书阅读：《朝花夕拾》
  课外古诗词诵读
    峨眉山月歌／李白
    江南逢李龟年／杜甫
    行军九日思长安故园／岑参
    夜上受降城闻笛／李益
第四单元 | Unit 4 Ideals in Life
  13 纪念白求恩／毛泽东
  14 回忆我的母亲／朱德
  15 梅岭三章／陈毅
  16 诫子书／诸葛亮
第五单元 | Unit 5 People and Animals
  17 猫／郑振铎
  18 我的白鸽／陈忠实
  19 大雁归来／利奥波德
  20 狼／蒲松龄
第六单元 | Unit 6 Wings of Imagination
  21 小圣施威降大圣／吴承恩
  22 皇帝的新装／安徒生
  23 女娲造人／袁珂
  24 寓言四则
    赫耳墨斯和雕像者
    蚊子和狮子
    穿井得一人
    杞人忧天
  整本书阅读：《西游记》
  课外古诗词诵读
    秋词（其一）／刘禹锡
    夜雨寄北／李商隐
    十一月四日风雨大作（其二）／陆游
    潼关／谭嗣同
`,
};
