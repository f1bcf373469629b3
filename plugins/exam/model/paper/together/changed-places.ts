import type { PaperFields } from '../../../api/papers';
import { blockIds } from '../blocks';
import type { PaperDocument, PaperItem, PaperSection } from '../document';

/** What is on a paper, each with what it belongs to. */
function placesOf({ parts }: PaperDocument) {
  const items = new Map<string, { item: PaperItem; section: string }>();
  const sections = new Map<string, { section: PaperSection; part: string }>();
  for (const part of parts)
    for (const section of part.sections) {
      sections.set(section.id, { section, part: part.id });
      for (const item of section.items) items.set(item.id, { item, section: section.id });
    }
  return { items, sections };
}

/** Whether two values of a document say the same, in whatever order their fields come: the database has its own. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  const isSaid = (value: unknown) => value !== undefined;
  return (
    Array.isArray(one) === Array.isArray(other) &&
    mine.filter(([, value]) => isSaid(value)).length === [...theirs.values()].filter(isSaid).length &&
    mine.every(([name, value]) => isSame(value, theirs.get(name)))
  );
}

/**
 * Ids of the blocks, sections and items that one version of a paper has otherwise than another: changed, removed, or moved to
 * somewhere else. What is new is nobody's, and what only has other neighbours stays the same. The title is the block of that name.
 */
export function changedPlaces(before: PaperFields, after: PaperFields): string[] {
  const [old, now] = [placesOf(before.document), placesOf(after.document)];
  const blocks = blockIds.filter((id) => !isSame(before.document.blocks[id], after.document.blocks[id]));
  const isRenamed = (['title', 'subjectId', 'gradeId'] as const).some((name) => before[name] !== after[name]);
  const sections = [...old.sections].filter(([id, { section, part }]) => {
    const next = now.sections.get(id);
    return next?.section.title !== section.title || next.section.note !== section.note || next.part !== part;
  });
  const items = [...old.items].filter(([id, place]) => !isSame(place, now.items.get(id)));
  const ids = [...(isRenamed ? ['title'] : []), ...blocks, ...[...sections, ...items].map(([id]) => id)];
  return [...new Set(ids)];
}
