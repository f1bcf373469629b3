/** A teacher's own comment phrases, the most used first. */
export const demoComments: readonly string[] = [
  '思路清楚，书写规范。',
  '符号要看清，先定号再算数。',
  '移项要变号。',
  '步骤不完整，请补上关键一步。',
  '画数轴要标出原点、正方向和单位长度。',
  '结果要化成最简形式。',
];
