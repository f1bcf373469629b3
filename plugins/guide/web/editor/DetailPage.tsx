import { useLoaderData } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { readGuide, type WholeGuide } from '../../api';
import { routes } from '../../routes';
import { Editor } from './Editor';
import { ReadingPage } from './ReadingPage';

export async function loader({ call, url, signal }: LoaderArgs): Promise<WholeGuide | null> {
  const bookId = url.searchParams.get('id');
  return isId(bookId) ? call(readGuide, { bookId }, { signal }) : null;
}

export const head = (data: WholeGuide | null): PageHead => (data ? { title: data.book.title } : {});

/** A guide book: its author writes it, colleagues read and copy it. */
export function Page() {
  const data = useLoaderData<WholeGuide | null>();
  if (!data) return <NothingHere title="guide.error.noBook" on={{ to: routes.list.to(), label: 'guide.toList' }} />;
  return data.book.isOwn ? <Editor key={data.book.id} data={data} /> : <ReadingPage data={data} />;
}
