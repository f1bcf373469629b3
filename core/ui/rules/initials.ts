/** Hues that an avatar may have: subject colours that keep white text readable. */
export const avatarHues = [
  'math',
  'chinese',
  'english',
  'physics',
  'biology',
  'politics',
  'geography',
  'music',
  'history',
  'ict',
] as const;

/** The initials of a person without a picture: the surname in Chinese, up to two initials in Latin writing. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  if (!first) return '?';
  if (!/^\p{Script=Latin}/u.test(first)) return [...first][0] ?? '?';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return ([...first][0] ?? '').toUpperCase() + ([...last][0] ?? '').toUpperCase();
}

/** The same person has the same hue everywhere. */
export function hueOf(seed: string): (typeof avatarHues)[number] {
  let sum = 7;
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return avatarHues[sum % avatarHues.length] ?? 'math';
}
