import { Extension, Mark } from '@tiptap/core';

/** Emphasis dots below characters, as in questions about "the dotted word". */
export const Dots = Mark.create({
  name: 'dots',
  parseHTML: () => [{ tag: 'em.question-dots' }],
  renderHTML: () => ['em', { class: 'question-dots' }, 0],
});

/** The wavy line of Chinese papers. */
export const Wave = Mark.create({
  name: 'wave',
  parseHTML: () => [{ tag: 'u.question-wave' }],
  renderHTML: () => ['u', { class: 'question-wave' }, 0],
});

/** The alignment of a paragraph: centred, at the end, or with its first line indented. */
export const ParagraphLook = Extension.create({
  name: 'paragraphLook',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        align: {
          default: null,
          parseHTML: (element) => element.getAttribute('data-align'),
          renderHTML: ({ align }) => (align ? { 'data-align': String(align) } : {}),
        },
        isIndented: {
          default: false,
          parseHTML: (element) => element.hasAttribute('data-indented'),
          renderHTML: ({ isIndented }) => (isIndented ? { 'data-indented': '' } : {}),
        },
      },
    },
  ],
});
