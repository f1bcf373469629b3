import { useLoaderData, useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useText } from 'edutech/core/web/hooks';
import { useChosenBook } from 'edutech/plugins/textbook/kit/ui/trees/books/use-chosen-book';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { readBooks } from '../library/load-library';
import { visibilities } from '../../model/sharing';
import { shelves } from '../shared/addresses';
import { useTeachingBooks } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { NoBooks } from './NoBooks';
import { UploadDesk } from './desk/UploadDesk';

export const loader = (args: LoaderArgs) => readBooks(args);
type Data = Awaited<ReturnType<typeof loader>>;

/** Uploads for the city's education resources: what is uploaded here is handed in for everybody unless one says otherwise. */
export function Page() {
  const t = useText();
  const data = useLoaderData<Data>();
  const { search } = useLocation();
  const books = useTeachingBooks(data.tree);
  const [book] = useChosenBook(books, data.book?.bookId);
  return (
    <PageFrame
      title={t('resource.resourceUpload.title')}
      note={t('resource.upload.note')}
      end={<Button to={shelves.library.list}>{t('resource.list.title')}</Button>}
    >
      {book ? (
        <UploadDesk
          books={books}
          book={book}
          node={new URLSearchParams(search).get('node')}
          visibility={visibilities.public}
        />
      ) : (
        <NoBooks />
      )}
    </PageFrame>
  );
}
