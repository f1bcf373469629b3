/** What stands before a title and only counts it: 第一章, 第 1 课, 1.2, 一、, Unit 3, *12. */
const number =
  /^(第\s*[零一二三四五六七八九十百\d]+\s*[章节课单元回篇]+|unit\s*\d+|starter\s+unit\s*\d+|\*?\d+([.．]\d+)*|[一二三四五六七八九十]+[、.．]?(?=\s|[、.．])|（[一二三四五六七八九十]+）)\s*[、.．:：]?\s*/iu;

/** A title without its number, to be compared across editions: `1.1 正数和负数` and `正数和负数` are one. */
export const bareTitle = (title: string): string =>
  title.trim().replace(number, '').replaceAll(/\s+/gu, '').toLowerCase();
