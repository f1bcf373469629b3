import { formulaAlone, textParts } from '../../../../common/one-line/text-parts';
import type { Block, Cell, Content, Inline, TextMark } from '../../../../common/content';

/** A node of the editor's document (Tiptap's JSON), as far as contents need it. */
export interface EditorNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly EditorNode[];
  readonly text?: string;
  readonly marks?: readonly { readonly type: string }[];
}

/** The marks of contents by their names in the editor. */
const editorMarks: Readonly<Record<TextMark, string>> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strike: 'strike',
  sub: 'subscript',
  sup: 'superscript',
  dots: 'dots',
  wave: 'wave',
};
const contentMarks = new Map(Object.entries(editorMarks).map(([mark, name]) => [name, mark as TextMark]));

/** The document with which the editor opens: the present content. An empty content is an empty paragraph. */
export const documentOf = (content: Content): EditorNode => ({
  type: 'doc',
  content: content.length > 0 ? content.map(nodeOfBlock) : [{ type: 'paragraph' }],
});

function nodeOfBlock(block: Block): EditorNode {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.inlines, { align: block.align ?? null, isIndented: block.isIndented ?? false });
    case 'formula':
      return { type: 'formulaBlock', attrs: { latex: block.latex } };
    case 'picture': {
      const { kind: _, place = 'below', ...picture } = block;
      return { type: 'picture', attrs: { ...picture, place } };
    }
    case 'table':
      return { type: 'table', content: block.rows.map((row) => ({ type: 'tableRow', content: row.map(nodeOfCell) })) };
    case 'audio':
      return { type: 'recording', attrs: { file: block.file, seconds: block.seconds } };
  }
}

const paragraph = (inlines: readonly Inline[], attrs?: EditorNode['attrs']): EditorNode => ({
  type: 'paragraph',
  ...(attrs && { attrs }),
  ...(inlines.length > 0 && { content: inlines.map(nodeOfInline) }),
});

const nodeOfCell = ({ inlines, isHead, columns = 1, rows = 1 }: Cell): EditorNode => ({
  type: isHead ? 'tableHeader' : 'tableCell',
  attrs: { colspan: columns, rowspan: rows, colwidth: null },
  content: [paragraph(inlines)],
});

function nodeOfInline(inline: Inline): EditorNode {
  switch (inline.kind) {
    case 'text': {
      const marks = (inline.marks ?? []).map((mark) => ({ type: editorMarks[mark] }));
      return { type: 'text', text: inline.text, ...(marks.length > 0 && { marks }) };
    }
    case 'formula':
      return { type: 'formula', attrs: { latex: inline.latex } };
    case 'gap':
      return { type: 'gap', attrs: { gap: inline.gap } };
    case 'picture': {
      const { kind: _, ...picture } = inline;
      return { type: 'smallPicture', attrs: picture };
    }
    case 'break':
      return { type: 'hardBreak' };
  }
}

/** The content that a document says. What contents cannot say is left out; one empty paragraph is an empty content. */
export function contentOf(document: EditorNode): Content {
  const blocks = (document.content ?? []).flatMap(blockOf);
  const [only] = blocks;
  return blocks.length === 1 && only?.kind === 'paragraph' && only.inlines.length === 0 ? [] : blocks;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const whole = (value: unknown, least: number) => Math.max(least, Math.round(Number(value) || 0));

function blockOf({ type, attrs = {}, content = [] }: EditorNode): Block[] {
  switch (type) {
    case 'paragraph': {
      const alone = content.length === 1 ? formulaAlone(content[0]?.text ?? '') : null;
      if (alone !== null) return [{ kind: 'formula', latex: alone }];
      return [
        {
          kind: 'paragraph',
          inlines: content.flatMap(inlineOf),
          ...((attrs['align'] === 'center' || attrs['align'] === 'end') && { align: attrs['align'] }),
          ...(attrs['isIndented'] === true && { isIndented: true }),
        },
      ];
    }
    case 'formulaBlock':
      return text(attrs['latex']) === '' ? [] : [{ kind: 'formula', latex: text(attrs['latex']) }];
    case 'picture':
      return text(attrs['file']) === ''
        ? []
        : [{ kind: 'picture', ...pictureOf(attrs), ...(attrs['place'] === 'end' && { place: 'end' }) }];
    case 'table':
      return [{ kind: 'table', rows: content.map(({ content: cells = [] }) => cells.map(cellOf)) }];
    case 'recording':
      return [{ kind: 'audio', file: text(attrs['file']), seconds: whole(attrs['seconds'], 0) }];
    default:
      return [];
  }
}

const pictureOf = (attrs: Readonly<Record<string, unknown>>) => ({
  file: text(attrs['file']),
  width: whole(attrs['width'], 1),
  height: whole(attrs['height'], 1),
  alt: text(attrs['alt']),
});

function cellOf({ type, attrs = {}, content = [] }: EditorNode): Cell {
  const lines = content.map((line) => (line.content ?? []).flatMap(inlineOf));
  const columns = whole(attrs['colspan'], 1);
  const rows = whole(attrs['rowspan'], 1);
  return {
    inlines: lines.flatMap((line, at): Inline[] => (at === 0 ? line : [{ kind: 'break' }, ...line])),
    ...(type === 'tableHeader' && { isHead: true }),
    ...(columns > 1 && { columns }),
    ...(rows > 1 && { rows }),
  };
}

function inlineOf({ type, attrs = {}, marks = [], ...node }: EditorNode): Inline[] {
  switch (type) {
    case 'text': {
      const known = marks.flatMap(({ type: name }) => contentMarks.get(name) ?? []);
      // a formula that is still being written is one all the same for whoever reads the content
      return textParts(node.text ?? '').map(({ kind, value }) =>
        kind === 'formula' ? { kind, latex: value } : { kind, text: value, ...(known.length > 0 && { marks: known }) },
      );
    }
    case 'formula':
      return text(attrs['latex']) === '' ? [] : [{ kind: 'formula', latex: text(attrs['latex']) }];
    case 'gap':
      return [{ kind: 'gap', gap: whole(attrs['gap'], 0) }];
    case 'smallPicture':
      return text(attrs['file']) === '' ? [] : [{ kind: 'picture', ...pictureOf(attrs) }];
    case 'hardBreak':
      return [{ kind: 'break' }];
    default:
      return [];
  }
}
