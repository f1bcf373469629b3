import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useText } from 'edutech/core/web/hooks';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { focused } from '../focused';

/** What the picture under the cursor shows, for people who do not see it; its caption is written below it in the text. */
export function PictureBar({ editor }: { editor: Editor }) {
  const t = useText();
  const alt = useEditorState({
    editor,
    selector: ({ editor: now }) => String(now.getAttributes('figure')['alt'] ?? ''),
  });
  return (
    <div className="editor-more">
      <Row as="label" className="editor-alt">
        {t('writing.editor.alt')}
        <input
          className="input editor-address"
          value={alt}
          maxLength={200}
          placeholder={t('writing.editor.altHint')}
          onChange={(event) => editor.commands.updateAttributes('figure', { alt: event.currentTarget.value })}
        />
      </Row>
      <Button size="small" look="quiet" icon="Delete" onClick={() => focused(editor).deleteNode('figure').run()}>
        {t('writing.editor.pictureDelete')}
      </Button>
    </div>
  );
}
