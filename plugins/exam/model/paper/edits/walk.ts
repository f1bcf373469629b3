import type { PaperDocument, PaperItem, PaperSection } from '../document';

// What all edits are made of: pure, every one answers another document, or the same where nothing changes.

/** Where an item stands. */
export interface ItemPlace {
  readonly section: PaperSection;
  readonly item: PaperItem;
  /** Its index in its section. */
  readonly at: number;
}

export function placeOf({ parts }: PaperDocument, itemId: string): ItemPlace | null {
  for (const { sections } of parts)
    for (const section of sections) {
      const at = section.items.findIndex(({ id }) => id === itemId);
      if (at >= 0) return { section, item: section.items[at]!, at };
    }
  return null;
}

/** Each section by a function; parts that keep all of theirs stay the same. */
export function withSections(paper: PaperDocument, how: (section: PaperSection) => PaperSection): PaperDocument {
  let isChanged = false;
  const parts = paper.parts.map((part) => {
    const sections = part.sections.map(how);
    if (sections.every((section, at) => section === part.sections[at])) return part;
    isChanged = true;
    return { ...part, sections };
  });
  return isChanged ? { ...paper, parts } : paper;
}

export const changedSection = (
  paper: PaperDocument,
  sectionId: string,
  changes: Partial<Omit<PaperSection, 'id'>>,
): PaperDocument => withSections(paper, (section) => (section.id === sectionId ? { ...section, ...changes } : section));

/** Puts something before another one of a list, or at its end. */
export function insertedBefore<One extends { readonly id: string }>(
  list: readonly One[],
  more: readonly One[],
  before: string | null,
): One[] {
  const at = before === null ? -1 : list.findIndex(({ id }) => id === before);
  return at < 0 ? [...list, ...more] : list.toSpliced(at, 0, ...more);
}
