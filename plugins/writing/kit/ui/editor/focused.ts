import type { ChainedCommands, Editor } from '@tiptap/core';

/**
 * A chain of commands of an editor that has the focus at once. The editor's own `focus` command waits for a frame, and
 * what is typed until then would be lost.
 */
export function focused(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}
