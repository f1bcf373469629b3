/** What the textbook check looks at. */
export interface TextbookFacts {
  /** Number of subjects that are taught in the school. */
  readonly subjects: number;
  /** Number of books that the teacher can choose from. */
  readonly books: number;
  /** May keep books of one's own (action `tt_personal_textbook`). */
  readonly mayAddBooks: boolean;
}

/** What keeps a teacher from modules that need a textbook, as a message; `null`: nothing (portal.md section 5). */
export function missingBefore({ subjects, books, mayAddBooks }: TextbookFacts): string | null {
  if (subjects === 0) return 'textbook.check.noSubjects';
  if (books > 0) return null;
  return mayAddBooks ? 'textbook.check.noBooksAddOwn' : 'textbook.check.noBooks';
}
