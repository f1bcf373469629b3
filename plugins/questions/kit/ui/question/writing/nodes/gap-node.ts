import { mergeAttributes, Node } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    gap: {
      /** Puts a gap at the selection. */
      insertGap: () => ReturnType;
    };
  }
}

/**
 * A place to fill in. Its number on the screen is that of its place in the text (a counter of the style sheet); `gap`
 * is its own.
 */
export const GapNode = Node.create({
  name: 'gap',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  draggable: true,
  addAttributes: () => ({
    gap: { default: 0, parseHTML: (element: HTMLElement) => Number(element.getAttribute('data-gap')) || 0 },
  }),
  parseHTML: () => [{ tag: 'span[data-gap]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes, { class: 'writing-gap', 'data-gap': String(node.attrs['gap']) }),
  ],
  addCommands: () => ({
    insertGap:
      () =>
      ({ chain, state }) => {
        const taken = new Set<number>();
        state.doc.descendants((node) => {
          if (node.type.name === 'gap') taken.add(Number(node.attrs['gap']));
        });
        const free = Array.from({ length: taken.size + 1 }, (_, gap) => gap).find((gap) => !taken.has(gap)) ?? 0;
        return chain()
          .insertContent({ type: 'gap', attrs: { gap: free } })
          .run();
      },
  }),
});
