import { type Group, groups } from 'edutech/plugins/questions/kit/common/types/question-groups';
import { itemsOf, mostItems, type PaperDocument, type PaperItem, type PaperSection, sectionsOf } from '../document';
import { changedSection, insertedBefore, placeOf, withSections } from './walk';

// Items on the paper: put on it, moved, replaced, taken off.

/** Sections in the order in which papers usually have them. */
const usualOrder: readonly Group[] = ['listening', 'choice', 'truth', 'cloze', 'reading', 'gaps', 'solving'];

/** What sections gather: words of a new one, and of which group an item is, where that is known. */
export interface Grouping {
  wordOf(group: Group): string;
  groupOf(item: PaperItem): Group | undefined;
  newId(): string;
}

/** A place on the paper: before an item of a section, or at the end of it (null). */
export interface PlaceOnPaper {
  readonly sectionId: string;
  readonly before: string | null;
}

/** An item with the group that it belongs to. */
export interface GroupedItem {
  readonly item: PaperItem;
  readonly group: Group;
}

/** Room that is left on the paper. */
const room = (paper: PaperDocument): number => Math.max(0, mostItems - itemsOf(paper).length);

/** The group of a section: that of its last item, else the one whose word it is called by. */
export function groupOfSection(section: PaperSection, { groupOf, wordOf }: Grouping): Group | undefined {
  const last = section.items.findLast((item) => groupOf(item) !== undefined);
  return last ? groupOf(last) : groups.find((group) => section.title.includes(wordOf(group)));
}

/** Puts items at the end of the section of their type. Where there is none it is made, in the usual order of papers. */
export function addedItems(paper: PaperDocument, items: readonly GroupedItem[], grouping: Grouping): PaperDocument {
  let all = paper;
  const fresh = new Map(items.map(({ item, group }) => [item.id, group]));
  const known: Grouping = { ...grouping, groupOf: (item) => fresh.get(item.id) ?? grouping.groupOf(item) };
  for (const { item, group } of items.slice(0, room(paper))) {
    const same = sectionsOf(all).findLast((section) => groupOfSection(section, known) === group);
    if (same) all = changedSection(all, same.id, { items: [...same.items, item] });
    else all = withGroup(all, { id: known.newId(), title: known.wordOf(group), note: '', items: [item] }, group, known);
  }
  return all;
}

/** A new section of a group, before the first whose group comes later on papers. */
function withGroup(paper: PaperDocument, section: PaperSection, group: Group, grouping: Grouping): PaperDocument {
  const isLater = (one: PaperSection) => {
    const its = groupOfSection(one, grouping);
    return its !== undefined && usualOrder.indexOf(its) > usualOrder.indexOf(group);
  };
  const later = sectionsOf(paper).find(isLater);
  const last = paper.parts.length - 1;
  return {
    ...paper,
    parts: paper.parts.map((part, at) => {
      const isHere = later ? part.sections.includes(later) : at === last;
      return isHere ? { ...part, sections: insertedBefore(part.sections, [section], later?.id ?? null) } : part;
    }),
  };
}

/** Puts new items where they were dropped. */
export const placedItems = (
  paper: PaperDocument,
  items: readonly PaperItem[],
  { sectionId, before }: PlaceOnPaper,
): PaperDocument =>
  withSections(paper, (section) =>
    section.id === sectionId && items.length > 0
      ? { ...section, items: insertedBefore(section.items, items.slice(0, room(paper)), before) }
      : section,
  );

/** Moves an item before another one or to the end of a section, also into another part. */
export function movedItem(paper: PaperDocument, itemId: string, { sectionId, before }: PlaceOnPaper): PaperDocument {
  const place = placeOf(paper, itemId);
  if (!place || before === itemId || !sectionsOf(paper).some(({ id }) => id === sectionId)) return paper;
  const next = place.section.items[place.at + 1]?.id ?? null;
  if (place.section.id === sectionId && next === before) return paper;
  return withSections(paper, (section) => {
    const rest = section === place.section ? section.items.filter(({ id }) => id !== itemId) : section.items;
    if (section.id === sectionId) return { ...section, items: insertedBefore(rest, [place.item], before) };
    return section === place.section ? { ...section, items: rest } : section;
  });
}

/** One step up or down; at the edge of its section into the next one. */
export function steppedItem(paper: PaperDocument, itemId: string, step: -1 | 1): PaperDocument {
  const place = placeOf(paper, itemId);
  if (!place) return paper;
  const { section, at } = place;
  const { items, id: sectionId } = section;
  if (step < 0 && at > 0) return movedItem(paper, itemId, { sectionId, before: items[at - 1]!.id });
  if (step > 0 && at < items.length - 1)
    return movedItem(paper, itemId, { sectionId, before: items[at + 2]?.id ?? null });
  const all = sectionsOf(paper);
  const next = all[all.indexOf(section) + step];
  if (!next) return paper;
  return movedItem(paper, itemId, { sectionId: next.id, before: step > 0 ? (next.items[0]?.id ?? null) : null });
}

export const changedItem = (
  paper: PaperDocument,
  itemId: string,
  changes: Partial<Omit<PaperItem, 'id'>>,
): PaperDocument =>
  withSections(paper, (section) =>
    section.items.some(({ id }) => id === itemId)
      ? {
          ...section,
          items: section.items.map((item) => (item.id === itemId ? cleaned({ ...item, ...changes }) : item)),
        }
      : section,
  );

/** Marks that are taken away again are gone: the document says only what differs from the usual. */
function cleaned(item: PaperItem): PaperItem {
  const { space, figure, beginsPage, isKept, ...rest } = item;
  return {
    ...rest,
    ...(space && { space }),
    ...(figure && { figure }),
    ...(beginsPage && { beginsPage }),
    ...(isKept && { isKept }),
  };
}

export const removedItem = (paper: PaperDocument, itemId: string): PaperDocument =>
  withSections(paper, (section) =>
    section.items.some(({ id }) => id === itemId)
      ? { ...section, items: section.items.filter(({ id }) => id !== itemId) }
      : section,
  );

/** Another question in the place of one: it keeps its points where it has as many parts, and begins the page as before. */
export function replacedItem(
  paper: PaperDocument,
  itemId: string,
  { questionId, version, points }: Pick<PaperItem, 'questionId' | 'version' | 'points'>,
): PaperDocument {
  const before = placeOf(paper, itemId)?.item;
  if (!before) return paper;
  const kept = before.points.length === points.length ? before.points : points;
  return changedItem(paper, itemId, { questionId, version, points: kept, space: undefined, figure: undefined });
}
