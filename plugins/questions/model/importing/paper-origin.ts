import type { QuestionKind } from '../kinds';

/** What papers call themselves, the more certain before the less: 期中模拟 is a mock. */
const words: readonly (readonly [RegExp, QuestionKind])[] = [
  [/竞赛|competition|olympiad/i, 'competition'],
  [/模拟|一模|二模|三模|mock/i, 'mock'],
  [/中考|高考|学业水平|entrance/i, 'entrance'],
  [/统考|联考|质检|调研|unified/i, 'unified'],
  [/期中|mid-?term/i, 'midterm'],
  [/期末|final/i, 'final'],
  [/月考|monthly/i, 'monthly'],
  [/单元|第.{1,3}章|unit|chapter/i, 'unit'],
];

/** The source of questions, from the title of their paper: `2025—2026 学年八年级数学期中试卷`. */
export function originOf(title: string): { readonly kind: QuestionKind; readonly year: number | null } {
  const kind = words.find(([pattern]) => pattern.test(title))?.[1] ?? 'exercise';
  const years = [...title.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(([year]) => Number(year));
  // of a school year the second half is when most papers are written
  return { kind, year: years.length > 0 ? Math.max(...years.slice(0, 2)) : null };
}
