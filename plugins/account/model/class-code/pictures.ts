/** The pictures of a picture password; their drawings stand in web/class-code, their names in the messages. */
export const pictures = [
  'sun',
  'moon',
  'star',
  'tree',
  'flower',
  'fish',
  'cat',
  'house',
  'boat',
  'apple',
  'umbrella',
  'kite',
] as const;
export type Picture = (typeof pictures)[number];

/** So many, each once, and their order counts: 1,320 passwords. */
export const picturesInPassword = 3;

/** Whether these can be a picture password. */
export const isPicturePassword = (chosen: readonly string[]): chosen is readonly Picture[] =>
  chosen.length === picturesInPassword &&
  new Set(chosen).size === picturesInPassword &&
  chosen.every((one) => (pictures as readonly string[]).includes(one));

/** So many wrong codes of a school, or wrong pictures of a class, cost nothing in ten minutes: about one for each child. */
export const freeTries = 40;

/** Digits of a class code. */
export const classCodeDigits = 6;
/**
 * How long a code is open, how long one may take to choose name and pictures, and how long the session lasts.
 * Milliseconds.
 */
export const codeLife = 900_000;
export const entryLife = 600_000;
export const classroomLife = 5_400_000;

/** Names as a class looks for them: by pinyin. */
export const byPinyin = <T extends { readonly name: string }>(people: readonly T[]): T[] => {
  const { compare } = new Intl.Collator('zh-CN-u-co-pinyin');
  return [...people].sort((one, other) => compare(one.name, other.name));
};
