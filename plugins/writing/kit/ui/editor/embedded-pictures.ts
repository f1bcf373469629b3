import { Extension, type Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { focused } from './focused';

interface PictureOptions {
  /** Stores a picture and answers its address. */
  readonly upload: (picture: File) => Promise<string>;
  /** Called with how many pictures are on their way. */
  readonly onWaiting: (count: number) => void;
}

/** Pictures on their way, by their content. */
type Underway = Set<string>;

const isPicture = (file: File) => /^image\/(png|jpeg|webp|gif)$/.test(file.type);

/** Uploads pictures that are pasted, dropped or embedded in pasted text, and puts their addresses into their places. */
export const EmbeddedPictures = Extension.create<PictureOptions, { underway: Underway }>({
  name: 'embeddedPictures',
  addStorage: () => ({ underway: new Set() }),
  onUpdate() {
    storeEmbedded(this.editor, this.options, this.storage.underway);
  },
  addProseMirrorPlugins() {
    const { editor } = this;
    const take = (files: FileList | undefined) => {
      const pictures = [...(files ?? [])].filter(isPicture);
      for (const picture of pictures) void insertAsData(editor, picture);
      return pictures.length > 0;
    };
    return [
      new Plugin({
        props: {
          // Word puts a picture of the whole text beside the text: then the text is meant
          handlePaste: (_view, event) => !hasText(event) && take(event.clipboardData?.files),
          handleDrop: (_view, event) => take(event.dataTransfer?.files) && (event.preventDefault(), true),
        },
      }),
    ];
  },
});

const hasText = ({ clipboardData }: ClipboardEvent): boolean => {
  const html = clipboardData?.getData('text/html') ?? '';
  return html !== '' && !/^\s*(?:<meta[^>]*>)?\s*<img[^>]*>\s*$/i.test(html);
};

/** A picture is in the text at once, as data; its address follows. */
export async function insertAsData(editor: Editor, picture: File): Promise<void> {
  const src = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the picture cannot be read'));
    reader.readAsDataURL(picture);
  });
  const alt = picture.name.replace(/\.\w+$/, '');
  focused(editor).insertFigure({ src, alt }).run();
}

function storeEmbedded(editor: Editor, { upload, onWaiting }: PictureOptions, underway: Underway): void {
  editor.state.doc.descendants((node) => {
    const src = String(node.attrs['src'] ?? '');
    if (node.type.name !== 'figure' || !src.startsWith('data:') || underway.has(src)) return;
    underway.add(src);
    onWaiting(underway.size);
    void upload(fileOf(src, String(node.attrs['alt'] || 'picture')))
      .then((address) => replaceSource(editor, src, address))
      .catch(() => replaceSource(editor, src, null))
      .finally(() => {
        underway.delete(src);
        onWaiting(underway.size);
      });
  });
}

/** Sets the address at every place of a picture; without one the picture is removed, and the upload has shown why. */
function replaceSource(editor: Editor, src: string, address: string | null): void {
  if (editor.isDestroyed) return;
  const places: { at: number; node: Node }[] = [];
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'figure' && node.attrs['src'] === src) places.push({ at, node });
  });
  const change = editor.state.tr.setMeta('addToHistory', false);
  for (const { at, node } of places.toReversed()) {
    if (address) change.setNodeMarkup(at, undefined, { ...node.attrs, src: address });
    else change.delete(at, at + node.nodeSize);
  }
  editor.view.dispatch(change);
}

function fileOf(src: string, name: string): File {
  const [, type = 'image/png', content = ''] = /^data:([^;,]+);base64,(.*)$/s.exec(src) ?? [];
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  return new File([bytes], `${name}.${type.slice(type.indexOf('/') + 1)}`, { type });
}
