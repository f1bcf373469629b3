import { Extension } from '@tiptap/core';
import type { Node as ProseNode } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { formulaAlone, textParts } from '../../../../common/one-line/text-parts';

/** A formula that is written as text. */
interface Written {
  readonly from: number;
  readonly to: number;
  readonly latex: string;
  /** It is all that its paragraph holds, between `$$`: a formula on its own line. */
  readonly isAlone: boolean;
}

/** Signs around a formula in text. */
const signs = 2;

/** All that stand in a document, in its order. */
function writtenIn(doc: ProseNode): Written[] {
  const found: Written[] = [];
  doc.descendants((node, at, parent) => {
    const alone = node.type.name === 'paragraph' && parent === doc ? formulaAlone(wordsOf(node)) : null;
    if (alone !== null) {
      found.push({ from: at, to: at + node.nodeSize, latex: alone, isAlone: true });
      return false;
    }
    if (!node.isText) return true;
    let from = at;
    for (const { kind, value } of textParts(node.text ?? '')) {
      const length = value.length + (kind === 'formula' ? signs : 0);
      if (kind === 'formula') found.push({ from, to: from + length, latex: value, isAlone: false });
      from += length;
    }
    return false;
  });
  return found;
}

/** Text of a paragraph that holds nothing else; empty where it does. */
function wordsOf(paragraph: ProseNode): string {
  const [only] = paragraph.content.content;
  return paragraph.childCount === 1 && only?.isText ? (only.text ?? '') : '';
}

/**
 * Makes formulas of those that are written as `$…$`, except where the cursor is (`isHeld`): one is read once it is left. Null:
 * there are none.
 */
export function drawWritten(state: EditorState, isHeld: boolean): Transaction | null {
  const { doc, schema, selection, tr } = state;
  const left = writtenIn(doc).filter(({ from, to }) => !isHeld || selection.to < from || selection.from > to);
  if (left.length === 0) return null;
  // from the end on, so that the places of those before stay what they are
  for (const { from, to, latex, isAlone } of left.toReversed()) {
    const type = isAlone ? schema.nodes['formulaBlock'] : schema.nodes['formula'];
    if (type) tr.replaceWith(from, to, type.create({ latex }));
  }
  return tr.docChanged ? tr : null;
}

/** `$…$` becomes a formula as one leaves it: by the cursor, by going elsewhere, by having pasted it. */
export const WrittenFormulas = Extension.create({
  name: 'writtenFormulas',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, state) => {
        const isPasted = transactions.some(
          (one) => one.getMeta('paste') === true || one.getMeta('uiEvent') === 'paste',
        );
        return drawWritten(state, !isPasted);
      },
      props: {
        handleDOMEvents: {
          blur: (view) => {
            const drawn = view.composing ? null : drawWritten(view.state, false);
            if (drawn) view.dispatch(drawn);
            return false;
          },
        },
      },
    }),
  ],
});
