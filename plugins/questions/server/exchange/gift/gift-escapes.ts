/** Signs that GIFT reads as its own, with a backslash before them (docs.moodle.org, "GIFT format"). */
export const giftText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[~=#{}:]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, ' ');
