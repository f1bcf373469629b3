import { useLocation, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import { useChosenBook } from 'edutech/plugins/textbook/kit/ui/trees/books/use-chosen-book';
import type { Space } from '../../model/spaces';
import { uploaders } from '../../model/people';
import { useTeachingBooks } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { LibraryColumns } from 'edutech/plugins/library/kit/ui/page/LibraryColumns';
import { LibraryFilters } from './LibraryFilters';
import { LibraryList } from './LibraryList';
import type { LibraryData } from './load-library';
import { Spaces } from './Spaces';

const UploadDrawer = onDemand(() => import('../upload/UploadDrawer').then((part) => part.UploadDrawer));

interface LibraryViewProps {
  readonly data: LibraryData;
  /** Message id of the heading. */
  readonly title: string;
}

/** The library: which space, which chapter, what narrows it, and the list. */
export function LibraryView({ data, title }: LibraryViewProps) {
  const t = useText();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const books = useTeachingBooks(data.tree);
  const [book] = useChosenBook(books, data.bookId);
  const mayUpload = useCan(uploaders);
  const upload = mayUpload && data.space !== 'trash' && (
    <Button look="primary" icon="ArrowUpload" to={changed(query, { open: 'upload' })}>
      {t('resource.upload')}
    </Button>
  );
  return (
    <PageFrame title={t(title)} note={<SpaceNote space={data.space} />} end={upload}>
      <Spaces current={data.space} />
      <LibraryColumns books={books} book={book}>
        <LibraryFilters data={data} bookName={data.bookId ? (book?.name ?? null) : null} />
        <LibraryList data={data} upload={upload} />
      </LibraryColumns>
      {query.get('open') === 'upload' && mayUpload && (
        <UploadDrawer
          books={books}
          book={book}
          node={query.get('node')}
          onClose={() => void navigate(changed(query, { open: null }), { preventScrollReset: true })}
        />
      )}
    </PageFrame>
  );
}

/** What the space is, in a sentence. */
function SpaceNote({ space }: { readonly space: Space }) {
  const t = useText();
  return t(`resource.space.${space}.note`);
}
