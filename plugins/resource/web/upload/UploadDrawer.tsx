import { OverlayDrawer } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFocusBack } from 'edutech/core/ui/form/use-focus-back';
import { IconButton } from 'edutech/core/ui/IconButton';
import { visibilities } from '../../model/sharing';
import type { TeachingBook } from '../shared/books';
import { NoBooks } from './NoBooks';
import { UploadDesk } from './UploadDesk';

interface UploadDrawerProps {
  readonly books: readonly TeachingBook[];
  readonly book: TeachingBook | null;
  readonly node: string | null;
  readonly onClose: () => void;
}

/** Uploads beside the list. Closing it stops nothing: files go on, and what was typed stands there again. */
export function UploadDrawer({ books, book, node, onClose }: UploadDrawerProps) {
  const intl = useIntl();
  return (
    <OverlayDrawer
      open
      position="end"
      className="form-drawer resource-drawer"
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <header className="form-head">
        <h2>
          <FormattedMessage id="resource.upload" />
        </h2>
        <IconButton icon="Dismiss" label={intl.formatMessage({ id: 'core.ui.close' })} onClick={onClose} />
      </header>
      <div className="resource-drawer-body">
        <FocusBack />
        {book ? (
          <UploadDesk books={books} book={book} node={node} visibility={visibilities.personal} onDone={onClose} />
        ) : (
          <NoBooks />
        )}
      </div>
    </OverlayDrawer>
  );
}

/** The focus goes back to where it was when the drawer closes. */
function FocusBack() {
  useFocusBack();
  return null;
}
