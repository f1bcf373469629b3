// Tables of contents of the textbooks: each line is a chapter, section or lesson.
import { book } from './book.mjs';
import { more } from './books-more.mjs';

export const books = [
  book('m7a', '数学', '初中', '七年级', '上册', '人教版', `
第一章 有理数
  1.1 正数和负数
  1.2 有理数及其大小比较
    1.2.1 有理数的概念
    1.2.2 数轴
    1.2.3 相反数
    1.2.4 绝对值
    1.2.5 有理数的大小比较
第二章 有理数的运算
  2.1 有理数的加法与减法
    2.1.1 有理数的加法
    2.1.2 有理数的减法
  2.2 有理数的乘法与除法
    2.2.1 有理数的乘法
    2.2.2 有理数的除法
  2.3 有理数的乘方
    2.3.1 乘方
    2.3.2 科学记数法
    2.3.3 近似数
第三章 代数式
  3.1 列代数式表示数量关系
  3.2 代数式的值
第四章 整式的加减
  4.1 整式
  4.2 整式的加法与减法
第五章 一元一次方程
  5.1 方程
    5.1.1 从算式到方程
    5.1.2 等式的性质
  5.2 解一元一次方程
  5.3 实际问题与一元一次方程
第六章 几何图形初步
  6.1 几何图形
    6.1.1 立体图形与平面图形
    6.1.2 点、线、面、体
  6.2 直线、射线、线段
    6.2.1 直线、射线、线段
    6.2.2 线段的比较与运算
  6.3 角
    6.3.1 角的概念
    6.3.2 角的比较与运算
    6.3.3 余角和补角
综合与实践`),
  book('c7a', '语文', '初中', '七年级', '上册', '统编版', `
第一单元
  1 春／朱自清
  2 济南的冬天／老舍
  3 雨的四季／刘湛秋
  4 古代诗歌四首
    观沧海／曹操
    闻王昌龄左迁龙标遥有此寄／李白
    次北固山下／王湾
    天净沙·秋思／马致远
第二单元
  5 秋天的怀念／史铁生
  6 散步／莫怀戚
  7 散文诗二首
    金色花／泰戈尔
    荷叶·母亲／冰心
  8 《世说新语》二则
    咏雪
    陈太丘与友期行
第三单元
  9 从百草园到三味书屋／鲁迅
  10 往事依依／于漪
  11 再塑生命的人／海伦·凯勒
  12 《论语》十二章
第四单元
  13 纪念白求恩／毛泽东
  14 回忆我的母亲／朱德
  15 梅岭三章／陈毅
  16 诫子书／诸葛亮
第五单元
  17 猫／郑振铎
  18 我的白鸽／陈忠实
  19 大雁归来／利奥波德
  20 狼／蒲松龄
第六单元
  21 小圣施威降大圣／吴承恩
  22 皇帝的新装／安徒生
  23 女娲造人／袁珂
  24 寓言四则`),
  book('e7a', '英语', '初中', '七年级', '上册', '人教版', `
Starter Unit 1 Hello!
Starter Unit 2 Keep Tidy!
Starter Unit 3 Welcome!
${['Unit 1 You and Me', 'Unit 2 We’re Family!', 'Unit 3 My School', 'Unit 4 My Favourite Subject', 'Unit 5 Fun Clubs', 'Unit 6 A Day in the Life', 'Unit 7 Happy Birthday!'].map((u) => `${u}\n  Section A\n  Section B\n  Project`).join('\n')}`),
  book('h7a', '历史', '初中', '七年级', '上册', '统编版', `
第一单元 史前时期：原始社会与中华文明的起源
  第1课 远古时期的人类活动
  第2课 原始农业与史前社会
  第3课 中华文明的起源
第二单元 夏商周时期：奴隶制王朝的更替和向封建社会的过渡
  第4课 夏商西周王朝的更替
  第5课 动荡变化中的春秋时期
  第6课 战国时期的社会变革
  第7课 百家争鸣
  第8课 夏商周时期的科技与文化
第三单元 秦汉时期：统一多民族封建国家的建立和巩固
  第9课 秦统一中国
  第10课 秦末农民大起义
  第11课 西汉建立和“文景之治”
  第12课 大一统王朝的巩固
  第13课 东汉的兴衰
  第14课 丝绸之路的开通与经营西域
  第15课 秦汉时期的科技与文化
第四单元 三国两晋南北朝时期：政权分立与民族交融
  第16课 三国鼎立
  第17课 西晋的短暂统一和北方各族的内迁
  第18课 东晋南朝政治和江南地区开发
  第19课 北朝政治和北方民族大交融
  第20课 三国两晋南北朝时期的科技与文化`),
  book('g7a', '地理', '初中', '七年级', '上册', '人教版', `
第一章 地球和地图
  第一节 地球和地球仪
  第二节 地球的运动
  第三节 地图的阅读
  第四节 地形图的判读
第二章 陆地和海洋
  第一节 大洲和大洋
  第二节 海陆的变迁
第三章 天气与气候
  第一节 多变的天气
  第二节 气温的变化与分布
  第三节 降水的变化与分布
  第四节 世界的气候
第四章 居民与聚落
  第一节 人口与人种
  第二节 世界的语言和宗教
  第三节 人类的聚居地——聚落
第五章 发展与合作`),
  ...more,
];
/** Code of the node with this name in a book (names are unique where it matters; "A > B" narrows). */
export function codeOf(bookCode, path) {
  let list = books.find((b) => b.code === bookCode).nodes, node;
  const find = (nodes, name) => { for (const n of nodes) { if (n.name.startsWith(name)) return n; const d = find(n.children, name); if (d) return d; } };
  for (const name of path.split(' > ')) { node = find(list, name); if (!node) throw new Error(`${bookCode}: ${path}`); list = node.children; }
  return node.code;
}
