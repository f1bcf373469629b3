import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useMessages, useText } from 'edutech/core/web/hooks';
import { cleanPaste } from './cleaned-paste';
import { EditorToolbar } from './toolbar/EditorToolbar';
import { extensionsOf } from './extensions';

/** What the editor is given; see RichEditor. */
export interface RichEditorProps {
  /** The initial text; another one replaces the content only with another `key`. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** Stores a picture for everybody who may read the text; returns its address. It shows errors itself. */
  readonly upload: (picture: File) => Promise<string>;
  /** What the text is, for screen readers. */
  readonly label: string;
  readonly placeholder: string;
  /** Language of the text, which need not be that of its writer. */
  readonly language: string;
  /** Class of the text: the look that it will have where it is read. */
  readonly className?: string;
}

/** A picture whose address is not known yet is not part of the text. */
const onItsWay = /<figure><img[^>]*src="data:[^>]*>[\s\S]*?<\/figure>/g;

/**
 * Writes rich text: headings, lists, tables, links, pictures that are pasted or uploaded. Loaded on demand
 * (`Editor.tsx`). Its HTML is untrusted; the server cleans it before storing.
 */
export function RichEditor({ html, onChange, upload, label, placeholder, language, className = '' }: RichEditorProps) {
  const t = useText();
  const messages = useMessages();
  const [waiting, setWaiting] = useState(0);
  const change = useRef(onChange);
  // The editor is created once and calls the present listener
  useEffect(() => {
    change.current = onChange;
  }, [onChange]);
  const editor = useEditor({
    extensions: extensionsOf({ placeholder, upload, onWaiting: setWaiting }),
    content: html,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: `editor-text ${className}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: language,
      },
      transformPastedHTML: (pasted) => {
        const { html: cleaned, lostPictures: count } = cleanPaste(pasted);
        if (count > 0) messages.show('writing.editor.lostPictures', { tone: 'warning', values: { count } });
        return cleaned;
      },
    },
    onUpdate: ({ editor: now }) => change.current(now.isEmpty ? '' : now.getHTML().replace(onItsWay, '')),
  });
  return (
    <div className="editor">
      {editor && <EditorToolbar editor={editor} />}
      <EditorContent editor={editor} className="editor-place" />
      {waiting > 0 && (
        <p className="editor-waiting" role="status">
          {t('writing.editor.uploading', { count: waiting })}
        </p>
      )}
    </div>
  );
}
