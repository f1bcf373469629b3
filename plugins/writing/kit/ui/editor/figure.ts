import { mergeAttributes, Node } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    figure: {
      /** Puts a picture with a caption at the selection, and a paragraph behind it. */
      insertFigure: (picture: { src: string; alt: string }) => ReturnType;
    };
  }
}

/**
 * A picture with its caption: `<figure><img><figcaption>`. The description for those who do not see it (`alt`) is an
 * attribute, the caption is text. Pictures without a frame, as other programs paste them, become one.
 */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure',
      contentElement: (figure: HTMLElement) =>
        figure.querySelector('figcaption') ?? document.createElement('figcaption'),
      getAttrs: (figure: HTMLElement) => pictureIn(figure.querySelector('img')),
    },
    {
      tag: 'img[src]',
      contentElement: () => document.createElement('figcaption'),
      getAttrs: (image: HTMLElement) => pictureIn(image),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', mergeAttributes(HTMLAttributes)], ['figcaption', 0]],
  addCommands() {
    return {
      insertFigure:
        (picture) =>
        ({ commands }) =>
          commands.insertContent([{ type: this.name, attrs: picture }, { type: 'paragraph' }]),
    };
  },
});

const pictureIn = (image: Element | null) =>
  image ? { src: image.getAttribute('src') ?? '', alt: image.getAttribute('alt') ?? '' } : false;
