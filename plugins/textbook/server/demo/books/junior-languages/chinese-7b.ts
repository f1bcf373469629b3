import type { PrintedBook } from '../../../../model/books/book';

/** 语文七年级下册，统编版. Texts and reading; writing tasks are left out. */
export const chinese7b: PrintedBook = {
  code: 'junior-chinese-7b',
  name: '语文 七年级下册',
  nameEn: 'Chinese, Grade 7, Volume 2',
  stage: 'junior',
  subject: 'chinese',
  grade: 7,
  volume: '下册',
  volumeEn: 'Volume 2',
  term: 2,
  edition: 'unified',
  year: 2024,
  contents: `
第一单元 | Unit 1 Outstanding People
  1 邓稼先／杨振宁
  2 说和做——记闻一多先生言行片段／臧克家
  3 列夫·托尔斯泰／茨威格
  4 孙权劝学／《资治通鉴》
第二单元 | Unit 2 Love of the Country
  5 黄河颂／光未然
  6 老山界／陆定一
  7 谁是最可爱的人／魏巍
  8 土地的誓言／端木蕻良
  9 木兰诗
第三单元 | Unit 3 Ordinary People
  10 阿长与《山海经》／鲁迅
  11 山地回忆／孙犁
  12 台阶／李森祥
  13 卖油翁／欧阳修
  整本书阅读：《骆驼祥子》
  课外古诗词诵读
    竹里馆／王维
    春夜洛城闻笛／李白
    逢入京使／岑参
    晚春／韩愈
第四单元 | Unit 4 Fine Virtues
  14 驿路梨花／彭荆风
  15 青春之光／祝红蕾
  16 有为有不为／季羡林
  17 短文两篇
    陋室铭／刘禹锡
    爱莲说／周敦颐
第五单元 | Unit 5 Thoughts on Life
  18 井冈翠竹／袁鹰
  19 紫藤萝瀑布／宗璞
  20 外国诗二首
    假如生活欺骗了你／普希金
    未选择的路／弗罗斯特
  21 古代诗歌五首
    登幽州台歌／陈子昂
    望岳／杜甫
    登飞来峰／王安石
    游山西村／陆游
    己亥杂诗（其五）／龚自珍
  整本书阅读：《钢铁是怎样炼成的》
第六单元 | Unit 6 Exploring and Discovering
  22 太空一日／杨利伟
  23 “蛟龙”探海／许晨
  24 带上她的眼睛／刘慈欣
  25 活板／沈括
  课外古诗词诵读
    泊秦淮／杜牧
    贾生／李商隐
    过松源晨炊漆公店（其五）／杨万里
    约客／赵师秀
`,
};
