import type { PrintedBook } from '../../../../model/books/book';

/** 数学三年级上册，北师大版. */
export const mathematics3aBnu: PrintedBook = {
  code: 'primary-mathematics-3a-bnu',
  name: '数学 三年级上册',
  nameEn: 'Mathematics, Grade 3, Volume 1',
  stage: 'primary',
  subject: 'mathematics',
  grade: 3,
  volume: '上册',
  volumeEn: 'Volume 1',
  term: 1,
  edition: 'bnu',
  year: 2014,
  contents: `
一 混合运算 | 1 Mixed Operations
  小熊购物
  买文具
  过河
二 观察物体 | 2 Observing Objects
  看一看（一）
  看一看（二）
三 加与减 | 3 Addition and Subtraction
  捐书活动
  运白菜
  节余多少钱
  里程表（一）
  里程表（二）
四 乘与除 | 4 Multiplication and Division
  小树有多少棵
  需要多少钱
  丰收了
  植树
整理与复习 | Review
五 周长 | 5 Perimeter
  什么是周长
  长方形周长
六 乘法 | 6 Multiplication
  蚂蚁做操
  去游乐园
  乘火车
  去奶奶家
  0×5=？
七 年、月、日 | 7 Years, Months and Days
  看日历
  一天的时间
  时间表
数学好玩 | Fun with Mathematics
  校园中的测量
  搭配中的学问
  时间与数学
八 认识小数 | 8 Meeting Decimals
  文具店
  货比三家
  存零用钱
  寄书
  能通过吗
总复习 | General Review
`,
};
