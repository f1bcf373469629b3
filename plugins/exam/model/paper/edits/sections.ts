import { mostPaperParts, mostSections, type PaperDocument, type PaperPart, type PaperSection } from '../document';
import { insertedBefore, withSections } from './walk';

// Sections and parts of the paper.

/** A new section at the end of a part; without one, of the last. */
export function addedSection(paper: PaperDocument, section: PaperSection, partId?: string): PaperDocument {
  const part = paper.parts.find(({ id }) => id === partId) ?? paper.parts.at(-1)!;
  if (part.sections.length >= mostSections) return paper;
  return changedPart(paper, part.id, { sections: [...part.sections, section] });
}

export const removedSection = (paper: PaperDocument, sectionId: string): PaperDocument => {
  const part = partOf(paper, sectionId);
  return part ? changedPart(paper, part.id, { sections: part.sections.filter(({ id }) => id !== sectionId) }) : paper;
};

/** Moves a whole section before another one, or to the end of a part (`before` null). */
export function movedSection(
  paper: PaperDocument,
  sectionId: string,
  { partId, before }: { readonly partId: string; readonly before: string | null },
): PaperDocument {
  const from = partOf(paper, sectionId);
  const to = paper.parts.find(({ id }) => id === partId);
  const section = from?.sections.find(({ id }) => id === sectionId);
  if (!from || !to || !section || before === sectionId) return paper;
  if (from !== to && to.sections.length >= mostSections) return paper;
  const rest = changedPart(paper, from.id, { sections: from.sections.filter((one) => one !== section) });
  const room = rest.parts.find(({ id }) => id === partId)!;
  return changedPart(rest, partId, { sections: insertedBefore(room.sections, [section], before) });
}

/** A whole section one place up or down; at the edge of its part into the next one. */
export function steppedSection(paper: PaperDocument, sectionId: string, step: -1 | 1): PaperDocument {
  const part = partOf(paper, sectionId);
  if (!part) return paper;
  const at = part.sections.findIndex(({ id }) => id === sectionId);
  const isInside = step < 0 ? at > 0 : at < part.sections.length - 1;
  if (isInside) {
    const before = part.sections[step < 0 ? at - 1 : at + 2]?.id ?? null;
    return movedSection(paper, sectionId, { partId: part.id, before });
  }
  const next = paper.parts[paper.parts.indexOf(part) + step];
  if (!next) return paper;
  return movedSection(paper, sectionId, {
    partId: next.id,
    before: step > 0 ? (next.sections[0]?.id ?? null) : null,
  });
}

/** Items from easy to hard; those of equal difficulty keep their order, those of unknown one (0) come last. */
export const sortedSection = (
  paper: PaperDocument,
  sectionId: string,
  difficultyOf: (questionId: string) => number,
): PaperDocument =>
  withSections(paper, (section) => {
    if (section.id !== sectionId) return section;
    const rank = (questionId: string) => difficultyOf(questionId) || Number.POSITIVE_INFINITY;
    const items = section.items.toSorted((one, other) => {
      const [first, second] = [rank(one.questionId), rank(other.questionId)];
      return first === second ? 0 : first - second;
    });
    return items.every((item, at) => item === section.items[at]) ? section : { ...section, items };
  });

const partOf = ({ parts }: PaperDocument, sectionId: string): PaperPart | undefined =>
  parts.find(({ sections }) => sections.some(({ id }) => id === sectionId));

export const changedPart = (
  paper: PaperDocument,
  partId: string,
  changes: Partial<Omit<PaperPart, 'id'>>,
): PaperDocument => ({
  ...paper,
  parts: paper.parts.map((part) => (part.id === partId ? { ...part, ...changes } : part)),
});

/** A new part at the end. Where the paper had one without a title, that gets `first`. */
export function addedPart(paper: PaperDocument, part: PaperPart, first: string): PaperDocument {
  if (paper.parts.length >= mostPaperParts) return paper;
  const parts = paper.parts.map((one, at) => (at === 0 && one.title === '' ? { ...one, title: first } : one));
  return { ...paper, parts: [...parts, part] };
}

/** Takes a part away; its sections join the one before it, or the one after the first. The last one stays. */
export function removedPart(paper: PaperDocument, partId: string): PaperDocument {
  const at = paper.parts.findIndex(({ id }) => id === partId);
  const gone = paper.parts[at];
  if (!gone || paper.parts.length === 1) return paper;
  const into = paper.parts[at === 0 ? 1 : at - 1]!;
  const sections = at === 0 ? [...gone.sections, ...into.sections] : [...into.sections, ...gone.sections];
  const parts = paper.parts
    .filter((part) => part !== gone)
    .map((part) => (part === into ? { ...part, sections } : part));
  // a paper of one part needs no heading for it
  return { ...paper, parts: parts.length === 1 ? [{ ...parts[0]!, title: '' }] : parts };
}
