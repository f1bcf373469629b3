import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { useText } from 'edutech/core/web/hooks';
import { visibilities } from '../../model/sharing';
import type { TeachingBook } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { NoBooks } from './NoBooks';
import { UploadDesk } from './desk/UploadDesk';

interface UploadDrawerProps {
  readonly books: readonly TeachingBook[];
  readonly book: TeachingBook | null;
  readonly node: string | null;
  readonly onClose: () => void;
}

/** Uploads beside the list. Closing it stops nothing: files go on, and what was typed stands there again. */
export function UploadDrawer({ books, book, node, onClose }: UploadDrawerProps) {
  const t = useText();
  return (
    <SideDrawer title={t('resource.upload')} className="resource-drawer" onClose={onClose}>
      <div className="resource-drawer-body fill shrink-y pad-y-4 pad-x-5 scrolls-y">
        {book ? (
          <UploadDesk books={books} book={book} node={node} visibility={visibilities.personal} onDone={onClose} />
        ) : (
          <NoBooks />
        )}
      </div>
    </SideDrawer>
  );
}
