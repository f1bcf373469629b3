import type { Language } from 'edutech/core/common/languages';

/** Columns of a sheet of questions, in the order in which they are written. */
export const columns = [
  'type',
  'part',
  'stem',
  'options',
  'answer',
  'points',
  'difficulty',
  'analysis',
  'tags',
] as const;
export type Column = (typeof columns)[number];

export const mostOptions = 10;
const letters = 'ABCDEFGHIJ';

/** Titles by language; those that follow the first are understood too. */
const titles: Readonly<Record<Exclude<Column, 'options'>, Readonly<Record<Language, readonly string[]>>>> = {
  type: { 'zh-CN': ['题型', '题目类型', '类型'], en: ['Type', 'Question type'] },
  part: { 'zh-CN': ['小题', '小题号'], en: ['Part', 'Part no.'] },
  stem: { 'zh-CN': ['题干', '题目', '材料'], en: ['Question', 'Stem', 'Text'] },
  answer: { 'zh-CN': ['答案', '正确答案', '参考答案'], en: ['Answer', 'Correct answer'] },
  points: { 'zh-CN': ['分值', '分数'], en: ['Points', 'Score'] },
  difficulty: { 'zh-CN': ['难度', '难易度'], en: ['Difficulty'] },
  analysis: { 'zh-CN': ['解析', '题目解析', '分析'], en: ['Analysis', 'Explanation'] },
  tags: { 'zh-CN': ['知识点', '标签'], en: ['Knowledge points', 'Tags'] },
};

const optionTitle: Readonly<Record<Language, (letter: string) => string>> = {
  'zh-CN': (letter) => `选项 ${letter}`,
  en: (letter) => `Option ${letter}`,
};

const width: Readonly<Record<Column, number>> = {
  type: 12,
  part: 7,
  stem: 48,
  options: 18,
  answer: 18,
  points: 7,
  difficulty: 8,
  analysis: 32,
  tags: 18,
};

/** Titles and widths of the columns in one language. */
export const columnsIn = (language: Language): { readonly title: string; readonly width: number }[] =>
  columns.flatMap((column) =>
    column === 'options'
      ? Array.from(letters, (letter) => ({ title: optionTitle[language](letter), width: width.options }))
      : [{ title: titles[column][language][0]!, width: width[column] }],
  );

/** The position of each column in a filled-in sheet. */
export interface FoundColumns {
  readonly at: ReadonlyMap<Exclude<Column, 'options'>, number>;
  /** Options by letter. */
  readonly options: readonly (number | undefined)[];
}

const plain = (title: string) =>
  title
    .normalize('NFKC')
    .replace(/[\s*:]/g, '')
    .toLowerCase();

/** The columns by their titles, in either language and any order; null where type and question are not among them. */
export function findColumns(cells: readonly string[]): FoundColumns | null {
  const seen = cells.map(plain);
  const place = (words: readonly string[]) => {
    const known = words.map(plain);
    return seen.findIndex((cell) => known.includes(cell));
  };
  const at = new Map<Exclude<Column, 'options'>, number>();
  for (const [column, byLanguage] of Object.entries(titles) as [
    Exclude<Column, 'options'>,
    Record<Language, readonly string[]>,
  ][]) {
    const found = place(Object.values(byLanguage).flat());
    if (found >= 0) at.set(column, found);
  }
  if (!at.has('type') || !at.has('stem')) return null;
  const options = Array.from(letters, (letter) => {
    const found = place([`选项${letter}`, `选项 ${letter}`, `option ${letter}`, letter]);
    return found < 0 ? undefined : found;
  });
  return { at, options };
}

/** Difficulties as people write them, 1 to 5. */
export const difficultyWords: readonly (readonly string[])[] = [
  [],
  ['入门', '很容易', 'beginner', '1'],
  ['容易', '简单', '易', 'easy', '2'],
  ['中等', '一般', '中', 'medium', '3'],
  ['较难', '偏难', 'harder', 'hard', '4'],
  ['很难', '难', 'very hard', '5'],
];
