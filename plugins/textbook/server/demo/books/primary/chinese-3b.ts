import type { PrintedBook } from '../../../../model/books/book';

/** 语文三年级下册，统编版. */
export const chinese3b: PrintedBook = {
  code: 'primary-chinese-3b',
  name: '语文 三年级下册',
  nameEn: 'Chinese, Grade 3, Volume 2',
  stage: 'primary',
  subject: 'chinese',
  grade: 3,
  volume: '下册',
  volumeEn: 'Volume 2',
  term: 2,
  edition: 'unified',
  year: 2018,
  contents: `
第一单元 | Unit 1 Lovely Creatures
  1 古诗三首
    绝句
    惠崇春江晚景
    三衢道中
  2 燕子
  3 荷花
  4 昆虫备忘录
  口语交际：春游去哪儿玩
  习作：我的植物朋友
  语文园地
第二单元 | Unit 2 Fables
  5 守株待兔
  6 陶罐和铁罐
  7 鹿角和鹿腿
  8 池子与河流
  口语交际：该不该实行班干部轮流制
  习作：看图画，写一写
  语文园地
  快乐读书吧：小故事大道理
第三单元 | Unit 3 Traditional Culture
  9 古诗三首
    元日
    清明
    九月九日忆山东兄弟
  10 纸的发明
  11 赵州桥
  12 一幅名扬中外的画
  综合性学习：中华传统节日
  语文园地
第四单元 | Unit 4 Observing and Discovering
  13 花钟
  14 蜜蜂
  15 小虾
  习作：我做了一项小实验
  语文园地
第五单元 | Unit 5 Bold Imagination
  16 宇宙的另一边
  17 我变成了一棵树
  习作例文
    一支铅笔的梦想
    尾巴它有一只猫
  习作：奇妙的想象
第六单元 | Unit 6 Colourful Childhood
  18 童年的水墨画
  19 剃头大师
  20 肥皂泡
  21 我不能失信
  习作：身边那些有特点的人
  语文园地
第七单元 | Unit 7 A Wonderful World
  22 我们奇妙的世界
  23 海底世界
  24 火烧云
  口语交际：劝告
  习作：国宝大熊猫
  语文园地
第八单元 | Unit 8 Amusing Stories
  25 慢性子裁缝和急性子顾客
  26 方帽子店
  27 漏
  28 枣核
  口语交际：趣味故事会
  习作：这样想象真有趣
  语文园地
`,
};
