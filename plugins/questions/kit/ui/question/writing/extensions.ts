import { Extension, type Extensions } from '@tiptap/core';
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import { Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { Subscript, Superscript } from 'edutech/plugins/writing/kit/ui/editor/script-marks';
import { FormulaBlock, FormulaNode } from './nodes/formula-nodes';
import { GapNode } from './nodes/gap-node';
import { Dots, ParagraphLook, Wave } from './nodes/paper-marks';
import { WrittenFormulas } from './nodes/written-formulas';
import { type FileOptions, PictureNode, RecordingNode, SmallPicture } from './nodes/picture-nodes';

interface WritingParts extends FileOptions {
  readonly placeholder: string;
  /** Takes pictures that are pasted or dropped; absent: they are not taken. */
  readonly onPictures?: (pictures: readonly File[]) => void;
  readonly hasGaps: boolean;
}

/** What the editor of contents knows: what `Content` can say, no more. */
export function writingExtensions({ placeholder, addressOf, onPictures, hasGaps }: WritingParts): Extensions {
  const files = { addressOf };
  return [
    StarterKit.configure({
      heading: false,
      blockquote: false,
      bulletList: false,
      orderedList: false,
      listItem: false,
      listKeymap: false,
      horizontalRule: false,
      code: false,
      codeBlock: false,
      link: false,
    }),
    TableKit.configure({ table: { resizable: false }, tableCell: false, tableHeader: false }),
    TableCell.extend({ content: 'paragraph+' }),
    TableHeader.extend({ content: 'paragraph+' }),
    Subscript,
    Superscript,
    Dots,
    Wave,
    ParagraphLook,
    FormulaNode,
    FormulaBlock,
    WrittenFormulas,
    PictureNode.configure(files),
    SmallPicture.configure(files),
    RecordingNode.configure(files),
    ...(hasGaps ? [GapNode] : []),
    ...(onPictures ? [takingPictures(onPictures)] : []),
    Placeholder.configure({ placeholder }),
  ];
}

const isPicture = (file: File) => /^image\/(png|jpeg|webp|gif)$/.test(file.type);

/** Pictures that are pasted alone or dropped. */
const takingPictures = (onPictures: (pictures: readonly File[]) => void) =>
  Extension.create({
    name: 'takingPictures',
    addProseMirrorPlugins: () => {
      const take = (files: FileList | undefined) => {
        const pictures = [...(files ?? [])].filter(isPicture);
        if (pictures.length > 0) onPictures(pictures);
        return pictures.length > 0;
      };
      return [
        new Plugin({
          props: {
            // Word puts a picture of the whole text beside the text: then the text is meant
            handlePaste: (_view, { clipboardData }) =>
              (clipboardData?.getData('text/html') ?? '') === '' && take(clipboardData?.files),
            handleDrop: (_view, event) => take(event.dataTransfer?.files) && (event.preventDefault(), true),
          },
        }),
      ];
    },
  });
