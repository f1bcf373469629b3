import type { Editor } from '@tiptap/core';
import { useText } from 'edutech/core/web/hooks';
import { Button } from 'edutech/core/ui/Button';
import { tableActs } from './toolbar-acts';
import { focused } from '../focused';

/** Actions on the table at the cursor. */
export function TableBar({ editor }: { readonly editor: Editor }) {
  const t = useText();
  return (
    <div className="editor-more">
      {tableActs.map(({ id, run }) => (
        <Button key={id} look="quiet" size="small" onClick={() => run(focused(editor)).run()}>
          {t(`writing.editor.${id}`)}
        </Button>
      ))}
    </div>
  );
}
