const digits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;

/** Furthest number from zero that is written out (portal.md section 9). */
export const largestNumeral = 99;

/**
 * A whole number from −99 to 99 in Chinese: 零, 十, 十二, 二十, 九十九, 负三.
 * @throws RangeError for anything else; write that in figures.
 */
export function chineseNumeral(value: number): string {
  if (!Number.isInteger(value) || Math.abs(value) > largestNumeral) {
    throw new RangeError(
      `only whole numbers from -${largestNumeral} to ${largestNumeral} are written out, not ${value}`,
    );
  }
  return value < 0 ? `负${upToHundred(-value)}` : upToHundred(value);
}

function upToHundred(value: number): string {
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  if (tens === 0) return digits[ones]!;
  return `${tens === 1 ? '' : digits[tens]}十${ones === 0 ? '' : digits[ones]}`;
}
