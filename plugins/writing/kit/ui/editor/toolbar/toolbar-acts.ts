import type { ChainedCommands, Editor } from '@tiptap/core';
import type { EditorIconName } from './EditorIcon';

/** A button of the toolbar. `face` is a letter in the form that it gives, or an icon. */
export interface ToolbarAct {
  /** Message `writing.editor.<id>`. */
  readonly id: string;
  readonly face: { readonly letter: string } | { readonly icon: EditorIconName };
  readonly keys?: string;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether it is on at the selection. */
  readonly isOn?: (editor: Editor) => boolean;
}

type Face = ToolbarAct['face'];

/** An act that is on where a mark or node of this name is. */
const toggled = (id: string, face: Face, name: string, run: ToolbarAct['run'], keys?: string): ToolbarAct => ({
  id,
  face,
  run,
  isOn: (editor) => editor.isActive(name),
  ...(keys && { keys }),
});

const heading = (level: 2 | 3): ToolbarAct => ({
  id: `heading${level}`,
  face: { letter: `H${level - 1}` },
  keys: `Ctrl+Alt+${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** The toolbar, by groups. */
export const textActs: readonly (readonly ToolbarAct[])[] = [
  [heading(2), heading(3)],
  [
    toggled('bold', { letter: 'B' }, 'bold', (chain) => chain.toggleBold(), 'Ctrl+B'),
    toggled('italic', { letter: 'I' }, 'italic', (chain) => chain.toggleItalic(), 'Ctrl+I'),
    toggled('underline', { letter: 'U' }, 'underline', (chain) => chain.toggleUnderline(), 'Ctrl+U'),
    toggled('strike', { letter: 'S' }, 'strike', (chain) => chain.toggleStrike(), 'Ctrl+Shift+S'),
    toggled('superscript', { letter: 'x²' }, 'superscript', (chain) => chain.toggleMark('superscript')),
    toggled('subscript', { letter: 'x₂' }, 'subscript', (chain) => chain.toggleMark('subscript')),
    { id: 'clear', face: { icon: 'clear' }, run: (chain) => chain.unsetAllMarks().clearNodes() },
  ],
  [
    toggled('bulleted', { icon: 'bulleted' }, 'bulletList', (chain) => chain.toggleBulletList(), 'Ctrl+Shift+8'),
    toggled('numbered', { icon: 'numbered' }, 'orderedList', (chain) => chain.toggleOrderedList(), 'Ctrl+Shift+7'),
    toggled('quote', { icon: 'quote' }, 'blockquote', (chain) => chain.toggleBlockquote(), 'Ctrl+Shift+B'),
    { id: 'rule', face: { icon: 'rule' }, run: (chain) => chain.setHorizontalRule() },
  ],
];

/** Actions inside a table, by message `writing.editor.<id>`. */
export const tableActs: readonly Pick<ToolbarAct, 'id' | 'run'>[] = [
  { id: 'rowAfter', run: (chain) => chain.addRowAfter() },
  { id: 'columnAfter', run: (chain) => chain.addColumnAfter() },
  { id: 'rowDelete', run: (chain) => chain.deleteRow() },
  { id: 'columnDelete', run: (chain) => chain.deleteColumn() },
  { id: 'merge', run: (chain) => chain.mergeOrSplit() },
  { id: 'tableDelete', run: (chain) => chain.deleteTable() },
];

export const insertTable = (chain: ChainedCommands) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true });
