import { blocksOf } from './blocks';
import type { PaperDocument, PaperItem } from './document';

// Papers for unit tests, small enough to be read: items are named by their letters, sections by their titles.

/** An item whose question has its name, with these points. */
export const itemNamed = (id: string, ...points: number[]): PaperItem => ({
  id,
  questionId: `q-${id}`,
  version: 1,
  points: points.length > 0 ? points : [3],
});

/** A paper with these sections in parts: `[{ A: ['a', 'b'] }, { B: [] }]`. */
export const paperOf = (...parts: Readonly<Record<string, readonly (string | PaperItem)[]>>[]): PaperDocument => ({
  blocks: blocksOf('default', { fields: [], bindingFields: [], notes: '' }),
  sheet: { size: 'a4', fillTo: 1 },
  target: { points: 100, minutes: 90, difficulty: 0.7 },
  parts: parts.map((sections, at) => ({
    id: `part-${at + 1}`,
    title: '',
    sections: Object.entries(sections).map(([title, items]) => ({
      id: title,
      title,
      note: '',
      items: items.map((item) => (typeof item === 'string' ? itemNamed(item) : item)),
    })),
  })),
});

/** The same paper in the words of `paperOf`, by ids. */
export const shapeOf = ({ parts }: Pick<PaperDocument, 'parts'>) =>
  parts.map(({ sections }) =>
    Object.fromEntries(sections.map(({ title, items }) => [title, items.map(({ id }) => id)])),
  );
