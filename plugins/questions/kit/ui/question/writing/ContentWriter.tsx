import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { Content } from '../../../common/content';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { useMessages } from 'edutech/core/web/hooks';
import { isTyping } from 'edutech/core/ui/keys/page-keys';
import type { Media } from '../content/media';
import { contentOf, documentOf } from './document/editor-document';
import { writingExtensions } from './extensions';
import { pasteContent, pastedFormula } from './paste/paste-content';
import { FormulaBar } from './toolbar/FormulaBar';
import { WritingToolbar } from './toolbar/WritingToolbar';
import { focused } from 'edutech/plugins/writing/kit/ui/editor/focused';

/** A stored picture, with its size and an address to show it. */
export interface StoredPicture {
  readonly file: string;
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** What the editor of contents is given. */
export interface ContentWriterProps {
  /** The initial text; another one replaces the content only with another `key`. */
  readonly content: Content;
  readonly onChange: (content: Content) => void;
  /** What the text is, for screen readers. */
  readonly label: string;
  readonly placeholder: string;
  readonly media: Media;
  /** Whose keys the formula pad shows. */
  readonly stage: Stage;
  /** Stores a picture; says itself what went wrong. Absent: no pictures. */
  readonly upload?: (picture: File) => Promise<StoredPicture>;
  /** Whether the text may have gaps. */
  readonly hasGaps?: boolean;
  /** One line: an option. The tools show while it is written in. */
  readonly isSmall?: boolean;
  /** Tables, alignment, emphasis: what papers need and answers do not. Default: yes. */
  readonly isFull?: boolean;
}

/** Writes a content: text with marks, formulas, gaps, pictures, tables. Loaded where it is needed (`Writer.tsx`). */
export function ContentWriter(props: ContentWriterProps) {
  const { content, label, placeholder, upload, hasGaps = false, isSmall = false } = props;
  const messages = useMessages();
  const now = useRef(props);
  const addresses = useRef<Record<string, string>>({});
  // The editor is created once and calls the present listener
  useEffect(() => {
    now.current = props;
  });
  const editor: Editor = useEditor({
    extensions: writingExtensions({
      placeholder,
      hasGaps,
      addressOf: (file) => addresses.current[file] ?? now.current.media[file],
      ...(upload && { onPictures: (pictures) => void put(pictures) }),
    }),
    content: documentOf(content) as object,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: `writing-text${isSmall ? ' writing-text-small' : ''}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
      transformPastedHTML: (pasted) => {
        const { html, lostPictures: count } = pasteContent(pasted);
        if (count > 0) messages.show('writing.editor.lostPictures', { tone: 'warning', values: { count } });
        return html;
      },
      handlePaste: (_view, { clipboardData }) => {
        const formula = pastedFormula(clipboardData?.getData('text/plain') ?? '');
        return formula !== null && editor.commands.insertContent(formula);
      },
    },
    onUpdate: ({ editor: written }) => now.current.onChange(contentOf(written.getJSON() as never)),
  });
  const put = async (pictures: readonly File[]) => {
    for (const picture of pictures) {
      const stored = await now.current.upload?.(picture).catch(() => null); // the upload has shown why
      if (!stored || editor.isDestroyed) continue;
      const { address, ...attrs } = stored;
      addresses.current[stored.file] = address;
      const type = isSmall || editor.isActive('table') ? 'smallPicture' : 'picture';
      // after the selection, so that a picture does not replace the previous one
      editor.commands.insertContentAt(editor.state.selection.to, { type, attrs: { ...attrs, alt: '' } });
      const place = placeOf(editor, stored.file);
      const isElsewhere = isTyping(document.activeElement) && !editor.view.dom.contains(document.activeElement);
      if (place !== null && !isElsewhere) focused(editor).setNodeSelection(place).run();
    }
  };
  return (
    <div className={isSmall ? 'writing writing-small' : 'writing'}>
      <WritingToolbar
        editor={editor}
        hasGaps={hasGaps}
        isFull={props.isFull !== false && !isSmall}
        {...(upload && { onPictures: (pictures: readonly File[]) => void put(pictures) })}
      />
      <EditorContent editor={editor} className="writing-place" />
      <FormulaBar editor={editor} stage={props.stage} />
    </div>
  );
}

/** The position of a picture in the text: the last one of this file. */
function placeOf(editor: Editor, file: string): number | null {
  let place: number | null = null;
  editor.state.doc.descendants((node, at) => {
    if (node.attrs['file'] === file) place = at;
  });
  return place;
}
