/** Surnames with people per thousand, after the published order of frequency in China. */
const perThousand: readonly (readonly [surnames: string, weight: number])[] = [
  ['王 李 张', 70],
  ['刘 陈', 48],
  ['杨 黄 赵', 27],
  ['吴 周', 20],
  ['徐 孙 马 朱 胡', 14],
  ['林 郭 何 高 罗', 12],
  ['郑 梁 谢 宋 唐 许', 8],
  ['邓 冯 韩 曹 曾 彭 肖', 6],
  ['蔡 潘 田 董 袁 于 余 叶 蒋 杜', 5],
  ['苏 魏 程 吕 丁 沈 任 姚 卢 傅 钟', 4],
  ['姜 崔 谭 廖 范 汪 陆 金 石 戴 贾 韦 夏 邱 方 侯 邹 熊', 3],
  ['孟 秦 白 江 薛 尹 段 雷 黎 史 陶 贺 顾 郝 龚 邵 万 严 覃 武 莫 孔 汤', 2],
  ['欧阳 温 季 俞 柯 章 梅 盛 童 颜 庄 翁 岳 齐 施 洪', 1],
];

const cumulative: { surname: string; upTo: number }[] = [];
let total = 0;
for (const [surnames, weight] of perThousand) {
  for (const surname of surnames.split(' ')) {
    total += weight;
    cumulative.push({ surname, upTo: total });
  }
}

/** A surname as often as it occurs; `at` in [0, 1). */
export function surnameAt(at: number): string {
  const wanted = at * total;
  return (cumulative.find(({ upTo }) => wanted < upTo) ?? cumulative[0]!).surname;
}
