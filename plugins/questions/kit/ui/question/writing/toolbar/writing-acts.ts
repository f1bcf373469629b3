import type { ChainedCommands, Editor } from '@tiptap/core';

/** A tool that is on or off at the cursor. */
export interface WritingAct {
  /** Message `questions.kit.question.write.<id>`. */
  readonly id: string;
  readonly letter: string;
  readonly keys?: string;
  /** Not for answers. */
  readonly isForPapers?: boolean;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  readonly isOn: (editor: Editor) => boolean;
}

const mark = (
  id: string,
  letter: string,
  name = id,
  more: { keys?: string; isForPapers?: boolean } = {},
): WritingAct => ({
  id,
  letter,
  ...more,
  run: (chain) => chain.toggleMark(name),
  isOn: (editor) => editor.isActive(name),
});

/** Marks of text. */
export const markActs: readonly WritingAct[] = [
  mark('bold', 'B', 'bold', { keys: 'Ctrl+B' }),
  mark('italic', 'I', 'italic', { keys: 'Ctrl+I' }),
  mark('underline', 'U', 'underline', { keys: 'Ctrl+U' }),
  mark('sup', 'x²', 'superscript'),
  mark('sub', 'x₂', 'subscript'),
  mark('dots', '字', 'dots', { isForPapers: true }),
  mark('wave', '字', 'wave', { isForPapers: true }),
  mark('strike', 'S', 'strike', { isForPapers: true }),
];

const look = (id: string, letter: string, name: string, value: unknown, otherwise: unknown): WritingAct => ({
  id,
  letter,
  run: (chain) =>
    chain.command(({ editor, commands }) =>
      commands.updateAttributes('paragraph', {
        [name]: editor.isActive('paragraph', { [name]: value }) ? otherwise : value,
      }),
    ),
  isOn: (editor) => editor.isActive('paragraph', { [name]: value }),
});

/** The alignment of a paragraph. */
export const lookActs: readonly WritingAct[] = [
  look('center', '≡', 'align', 'center', null),
  look('end', '⇥', 'align', 'end', null),
  look('indent', '¶', 'isIndented', true, false),
];
