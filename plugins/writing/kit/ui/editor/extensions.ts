import type { Extensions } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { EmbeddedPictures } from './embedded-pictures';
import { Figure } from './figure';
import { Subscript, Superscript } from './script-marks';

interface EditorParts {
  readonly placeholder: string;
  readonly upload: (picture: File) => Promise<string>;
  readonly onWaiting: (count: number) => void;
}

/** What a text may consist of: the same that the server's sanitiser lets through. */
export const extensionsOf = ({ placeholder, upload, onWaiting }: EditorParts): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https', protocols: ['mailto'] },
  }),
  TableKit.configure({ table: { resizable: false } }),
  Subscript,
  Superscript,
  Figure,
  EmbeddedPictures.configure({ upload, onWaiting }),
  Placeholder.configure({ placeholder }),
];
