import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Block, type Cell, type Content, type Inline, textMarks } from '../../../../common/content';
import { contentOf, documentOf } from './editor-document';

const file = fc.constant('0198f0c0a1b27c3d8e4f5a6b7c8d9e0f');
const picture = fc.record({
  kind: fc.constant('picture' as const),
  file,
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 8000 }),
  alt: fc.string({ maxLength: 20 }),
});
const written = fc.string({ minLength: 1, maxLength: 20 });
const inline: fc.Arbitrary<Inline> = fc.oneof(
  fc.record(
    {
      kind: fc.constant('text' as const),
      // formulas that are written as text do not come back as text
      text: written.filter((text) => !text.includes('$')),
      marks: fc.uniqueArray(fc.constantFrom(...textMarks), { minLength: 1 }),
    },
    { requiredKeys: ['kind', 'text'] },
  ),
  fc.record({ kind: fc.constant('formula' as const), latex: written }),
  fc.record({ kind: fc.constant('gap' as const), gap: fc.integer({ min: 0, max: 19 }) }),
  picture,
  fc.record({ kind: fc.constant('break' as const) }),
);
const inlines = fc.array(inline, { maxLength: 6 });
const cell: fc.Arbitrary<Cell> = fc.record(
  {
    inlines,
    isHead: fc.constant(true),
    columns: fc.integer({ min: 2, max: 5 }),
    rows: fc.integer({ min: 2, max: 5 }),
  },
  { requiredKeys: ['inlines'] },
);
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record(
    {
      kind: fc.constant('paragraph' as const),
      inlines,
      align: fc.constantFrom('center' as const, 'end' as const),
      isIndented: fc.constant(true),
    },
    { requiredKeys: ['kind', 'inlines'] },
  ),
  fc.record({ kind: fc.constant('formula' as const), latex: written }),
  fc.tuple(picture, fc.boolean()).map(([shown, isBeside]) => (isBeside ? { ...shown, place: 'end' as const } : shown)),
  fc.record({
    kind: fc.constant('table' as const),
    rows: fc.array(fc.array(cell, { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('audio' as const), file, seconds: fc.integer({ min: 0, max: 600 }) }),
);

/** An empty paragraph alone is how the editor shows nothing: it says no more than an empty content. */
const saysSomething = (content: Content) => {
  const [only] = content;
  return !(content.length === 1 && only?.kind === 'paragraph' && only.inlines.length === 0);
};

it('gives back every content as it was', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }).filter(saysSomething), (content) => {
      expect(contentOf(documentOf(content))).toEqual(content);
    }),
  );
});

it('opens an empty content with a line to write on, and reads an untouched one as empty', () => {
  expect(documentOf([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
  expect(contentOf(documentOf([]))).toEqual([]);
});

it('leaves out what contents cannot say, and formulas and pictures that are not finished', () => {
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', content: [{ type: 'text', text: 'x' }] },
      { type: 'formulaBlock', attrs: { latex: '' } },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'a', marks: [{ type: 'link' }, { type: 'bold' }] },
          { type: 'smallPicture', attrs: { file: '' } },
        ],
      },
    ],
  };
  expect(contentOf(document)).toEqual([{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'a', marks: ['bold'] }] }]);
});

it('joins the lines of a cell by breaks', () => {
  const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const document = {
    type: 'doc',
    content: [
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [line('a'), line('b')] }] }],
      },
    ],
  };
  expect(contentOf(document)).toEqual([
    {
      kind: 'table',
      rows: [[{ inlines: [{ kind: 'text', text: 'a' }, { kind: 'break' }, { kind: 'text', text: 'b' }] }]],
    },
  ]);
});

it('reads formulas that are written as text', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const doc = { type: 'doc', content: [paragraph('解方程 $x^2=4$，得'), paragraph('$$S=ah$$'), paragraph('$5 或 $6')] };
  expect(contentOf(doc)).toEqual([
    {
      kind: 'paragraph',
      inlines: [
        { kind: 'text', text: '解方程 ' },
        { kind: 'formula', latex: 'x^2=4' },
        { kind: 'text', text: '，得' },
      ],
    },
    { kind: 'formula', latex: 'S=ah' },
    { kind: 'paragraph', inlines: [{ kind: 'text', text: '$5 或 $6' }] },
  ]);
});
