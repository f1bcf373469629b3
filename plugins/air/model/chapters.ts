/** A chapter of a book, in reading order, as `Textbooks.chapters` answers it. */
interface Chapter {
  readonly nodeId: string;
  readonly parentId: string | null;
}

/**
 * The code of the nth node below one (from 0): two signs, so that a node's code begins with those of all above it. After
 * 99 it goes on with letters, which sort behind digits.
 */
const signsOf = (nth: number) => (nth < 99 ? String(nth + 1).padStart(2, '0') : (nth + 261).toString(36));

/** `nodeCode` of each chapter (portal.md section 3): 0102 is the second node below the first at the top. */
export function chapterCodes(chapters: readonly Chapter[]): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  const below = new Map<string | null, number>();
  for (const { nodeId, parentId } of chapters) {
    const nth = below.get(parentId) ?? 0;
    below.set(parentId, nth + 1);
    codes.set(nodeId, (parentId === null ? '' : (codes.get(parentId) ?? '')) + signsOf(nth));
  }
  return codes;
}

/** Chapters at and below a code, in reading order; without one all of the book. */
export function chaptersUnder<C extends Chapter>(chapters: readonly C[], code = ''): C[] {
  const codes = chapterCodes(chapters);
  return chapters.filter(({ nodeId }) => codes.get(nodeId)!.startsWith(code));
}
