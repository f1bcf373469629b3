import type { Editor } from '@tiptap/core';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../Button';
import { tableActs } from './toolbar-acts';
import { focused } from '../focused';

/** Actions on the table at the cursor. */
export const TableBar = ({ editor }: { readonly editor: Editor }) => (
  <div className="editor-more">
    {tableActs.map(({ id, run }) => (
      <Button key={id} look="quiet" size="small" onClick={() => run(focused(editor)).run()}>
        <FormattedMessage id={`core.ui.editor.${id}`} />
      </Button>
    ))}
  </div>
);
