/** Levels that a book is chosen by, in the order of the context bar (screens.md section 0). */
export const bookLevels = ['stage', 'grade', 'subject', 'edition', 'book'] as const;
export type BookLevel = (typeof bookLevels)[number];

/** An id and how it is called. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A book as it is chosen: what it is at each level. */
export type PickableBook = Readonly<Record<BookLevel, Named>>;

/** A level of the bar: its choices, and the current one. */
export interface BookChoice {
  readonly level: BookLevel;
  readonly options: readonly Named[];
  readonly chosen: string | null;
}

/**
 * The choices of each level: in the order of the books, from the books that agree with the chosen book at all levels
 * before. So every choice leads to an existing book.
 */
export function bookChoices(books: readonly PickableBook[], current: PickableBook | null): BookChoice[] {
  return bookLevels.map((level, at) => {
    const before = bookLevels.slice(0, at);
    const fitting = books.filter((book) => before.every((one) => book[one].id === current?.[one].id));
    const options = new Map(fitting.map((book) => [book[level].id, book[level]]));
    return { level, options: [...options.values()], chosen: current?.[level].id ?? null };
  });
}

/**
 * The book for a choice at a level: it agrees with the current one at the levels before and with as many later levels
 * as possible, earlier levels first. Null if there is no such book.
 */
export function bookNear(
  books: readonly PickableBook[],
  current: PickableBook | null,
  level: BookLevel,
  id: string,
): PickableBook | null {
  const at = bookLevels.indexOf(level);
  let fitting = books.filter(
    (book) => book[level].id === id && bookLevels.slice(0, at).every((one) => book[one].id === current?.[one].id),
  );
  for (const after of bookLevels.slice(at + 1)) {
    const same = fitting.filter((book) => book[after].id === current?.[after].id);
    if (same.length > 0) fitting = same;
  }
  return fitting[0] ?? null;
}

/** The words of the bar: 初中 · 八年级 · 数学 · 人教版 · 下册. */
export const bookWords = (book: PickableBook): string[] => bookLevels.map((level) => book[level].name);
