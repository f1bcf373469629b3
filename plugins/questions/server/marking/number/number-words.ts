const digits: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const steps: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** A whole number in Chinese characters up to 亿 (`三百零五万`); null for what is none. */
export function numberInWords(text: string): number | null {
  if (!/^[零〇一二两三四五六七八九十百千万亿]{1,20}$/u.test(text)) return null;
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  for (const character of text) {
    const value = digits[character];
    const step = steps[character];
    if (value !== undefined) {
      // 二三 is no number of this system; 〇 may stand before a digit
      if (digit !== null && digit !== 0) return null;
      digit = value;
    } else if (step !== undefined) {
      section += (digit ?? 1) * step;
      digit = null;
    } else {
      total = (total + section + (digit ?? 0)) * (character === '万' ? 1e4 : 1e8);
      section = 0;
      digit = null;
    }
  }
  return total + section + (digit ?? 0);
}
