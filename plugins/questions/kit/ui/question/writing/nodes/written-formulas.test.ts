import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { expect, test } from 'vitest';
import { FormulaBlock, FormulaNode } from './formula-nodes';
import { drawWritten } from './written-formulas';

const schema = getSchema([StarterKit, FormulaNode, FormulaBlock]);

/** A paragraph for each line; the cursor stands at `|`. */
function written(...lines: string[]): EditorState {
  const paragraphs = lines.map((line) => {
    const text = line.replace('|', '');
    return schema.nodes['paragraph']!.create(null, text ? schema.text(text) : null);
  });
  const doc = schema.nodes['doc']!.create(null, paragraphs);
  let at = 1;
  for (const [index, line] of lines.entries()) {
    if (line.includes('|'))
      return EditorState.create({ doc, selection: TextSelection.create(doc, at + line.indexOf('|')) });
    at += paragraphs[index]!.nodeSize;
  }
  return EditorState.create({ doc });
}
const partsOf = (state: EditorState | undefined) => {
  const parts: string[] = [];
  state?.doc.descendants((node) => {
    if (node.isText) parts.push(node.text!);
    else if (node.attrs['latex'] !== undefined) parts.push(`${node.type.name} ${node.attrs['latex']}`);
  });
  return parts;
};
const after = (state: EditorState, isHeld = true) => {
  const drawn = drawWritten(state, isHeld);
  return drawn ? partsOf(state.apply(drawn)) : null;
};

test('a formula becomes one once the cursor has left it', () => {
  expect(after(written('解方程 $x^2=4$|'))).toBeNull();
  expect(after(written('解方程 $x^|2=4$'))).toBeNull();
  expect(after(written('解方程 $x^2=4$，|'))).toEqual(['解方程 ', 'formula x^2=4', '，']);
});

test('whoever goes elsewhere, or has pasted, leaves all of them', () => {
  expect(after(written('$a$ 与 $\\frac12$|'), false)).toEqual(['formula a', ' 与 ', 'formula \\frac12']);
});

test('between double signs, alone in its paragraph, it stands on its own line', () => {
  expect(after(written('如图', '$$S=ah$$', '|'))).toEqual(['如图', 'formulaBlock S=ah']);
});

test('prices stay prices', () => {
  expect(after(written('$5 和 $6 一样|'), false)).toBeNull();
});
