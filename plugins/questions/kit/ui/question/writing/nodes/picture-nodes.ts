import { mergeAttributes, Node } from '@tiptap/core';
import type { Node as ProseNode } from '@tiptap/pm/model';

/** Where pictures and recordings of the text are to be had. */
export interface FileOptions {
  readonly addressOf: (file: string) => string | undefined;
}

const number = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(`data-${name}`)) || 1,
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: String(attributes[name]) }),
});
const text = (name: string, otherwise = '') => ({
  default: otherwise,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? otherwise,
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: String(attributes[name]) }),
});

const pictureNode = (name: string, isBlock: boolean) =>
  Node.create<FileOptions>({
    name,
    group: isBlock ? 'block' : 'inline',
    inline: !isBlock,
    atom: true,
    selectable: true,
    draggable: true,
    addOptions: () => ({ addressOf: () => undefined }),
    addAttributes: () => ({
      file: text('file'),
      width: number('width'),
      height: number('height'),
      alt: text('alt'),
      ...(isBlock && { place: text('place', 'below') }),
    }),
    parseHTML: () => [{ tag: `${isBlock ? 'figure' : 'span'}[data-file]` }],
    renderHTML: ({ HTMLAttributes }) => [isBlock ? 'figure' : 'span', mergeAttributes(HTMLAttributes)],
    addNodeView() {
      return ({ node }) => pictureView(node, isBlock, this.options);
    },
  });

function pictureView(first: ProseNode, isBlock: boolean, { addressOf }: FileOptions) {
  const dom = document.createElement(isBlock ? 'figure' : 'span');
  const image = document.createElement('img');
  image.className = 'question-picture';
  dom.append(image);
  const show = ({ attrs }: ProseNode) => {
    dom.className = `writing-picture${attrs['place'] === 'end' ? ' writing-picture-end' : ''}`;
    dom.classList.toggle('writing-picture-unsaid', attrs['alt'] === '');
    image.src = addressOf(String(attrs['file'])) ?? '';
    image.alt = String(attrs['alt']);
    image.width = Number(attrs['width']);
    image.height = Number(attrs['height']);
  };
  show(first);
  return {
    dom,
    update: (node: ProseNode) => {
      if (node.type !== first.type) return false;
      show(node);
      return true;
    },
    ignoreMutation: () => true,
  };
}

/** A figure below or beside the text. */
export const PictureNode = pictureNode('picture', true);
/** A picture between words: a sign, a part of an apparatus. */
export const SmallPicture = pictureNode('smallPicture', false);

/** A recording inside the text. */
export const RecordingNode = Node.create<FileOptions>({
  name: 'recording',
  group: 'block',
  atom: true,
  selectable: true,
  addOptions: () => ({ addressOf: () => undefined }),
  addAttributes: () => ({ file: text('file'), seconds: number('seconds') }),
  parseHTML: () => [{ tag: 'div[data-file][data-seconds]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes)],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div');
      const sound = document.createElement('audio');
      sound.controls = true;
      sound.preload = 'none';
      sound.className = 'question-recording';
      sound.src = this.options.addressOf(String(node.attrs['file'])) ?? '';
      dom.append(sound);
      return { dom, ignoreMutation: () => true };
    };
  },
});
