import Type, { type Static } from 'typebox';
import { idPattern } from 'edutech/core/common/ids';
import { writtenAsItIs } from 'edutech/core/common/wire/written-as-it-is';

/** Longest run of text, formula or description. Characters. */
const longestText = 20_000;
/** A school's longest formulas have some two hundred characters. */
export const longestFormula = 1000;
const mostInlines = 2000;
const mostBlocks = 400;

/**
 * How a run of text is set. `dots` are the emphasis dots under characters and `wave` the wavy line that Chinese papers
 * ask about ("the dotted word").
 */
export const textMarks = ['bold', 'italic', 'underline', 'sub', 'sup', 'dots', 'wave', 'strike'] as const;
const Mark = Type.Enum([...textMarks]);
export type TextMark = (typeof textMarks)[number];

/** A picture in the platform's files: by id, with its size in CSS pixels and what it shows, for who cannot see it. */
const Picture = {
  file: Type.String({ pattern: idPattern }),
  width: Type.Integer({ minimum: 1, maximum: 4000 }),
  height: Type.Integer({ minimum: 1, maximum: 8000 }),
  alt: Type.String({ maxLength: 500 }),
};

export const Inline = Type.Union([
  Type.Object({
    kind: Type.Literal('text'),
    text: Type.String({ minLength: 1, maxLength: longestText }),
    marks: Type.Optional(Type.Array(Mark, { maxItems: textMarks.length })),
  }),
  /** LaTeX without delimiters, as KaTeX reads it. */
  Type.Object({ kind: Type.Literal('formula'), latex: Type.String({ minLength: 1, maxLength: longestFormula }) }),
  /** A place to fill in, counted from 0 within the question: of a gap question, or of the passage of a cloze. */
  Type.Object({ kind: Type.Literal('gap'), gap: Type.Integer({ minimum: 0, maximum: 99 }) }),
  Type.Object({ kind: Type.Literal('picture'), ...Picture }),
  /** A line break inside a paragraph. */
  Type.Object({ kind: Type.Literal('break') }),
]);
export type Inline = Static<typeof Inline>;

const Inlines = Type.Array(Inline, { maxItems: mostInlines });

export const Cell = Type.Object({
  inlines: Inlines,
  isHead: Type.Optional(Type.Boolean()),
  columns: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
  rows: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type Cell = Static<typeof Cell>;

export const Block = Type.Union([
  Type.Object({
    kind: Type.Literal('paragraph'),
    inlines: Inlines,
    /** Default: at the start. Titles of passages are centred, signatures at the end. */
    align: Type.Optional(Type.Enum(['center', 'end'])),
    /** First line set in by two characters, as prose is. */
    isIndented: Type.Optional(Type.Boolean()),
  }),
  /** A formula on its own line. */
  Type.Object({ kind: Type.Literal('formula'), latex: Type.String({ minLength: 1, maxLength: longestFormula }) }),
  /** A figure; `end` puts it beside the text, as papers do, where there is room. */
  Type.Object({
    kind: Type.Literal('picture'),
    ...Picture,
    place: Type.Optional(Type.Enum(['below', 'end'])),
  }),
  Type.Object({
    kind: Type.Literal('table'),
    rows: Type.Array(Type.Array(Cell, { maxItems: 30 }), { minItems: 1, maxItems: 100 }),
  }),
  /** A recording. `seconds` is 0 while nobody has measured it. */
  Type.Object({
    kind: Type.Literal('audio'),
    file: Type.String({ pattern: idPattern }),
    seconds: Type.Integer({ minimum: 0, maximum: 86_400 }),
  }),
]);
export type Block = Static<typeof Block>;

/**
 * What a question's stem, options, answer and analysis are written in: blocks of inlines, formulas as LaTeX, pictures and
 * recordings as ids of files. It is data, not HTML: browsers draw it as elements, so nothing in it can run, and Word, PDF
 * and QTI are written from the same tree.
 */
export const Content = Type.Array(Block, { maxItems: mostBlocks, ...writtenAsItIs });
export type Content = Static<typeof Content>;

/** One paragraph of plain text; empty content for empty text. */
export const plainContent = (text: string): Content =>
  text === '' ? [] : [{ kind: 'paragraph', inlines: [{ kind: 'text', text }] }];
