import { useIntl } from 'react-intl';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useDialogs } from 'edutech/core/web/hooks';
import { adoptBooks, bookDependents, deleteBooks, getManagedBooks, type KeptBook } from '../../api';

/** What can be done with books of a list, each with its undo. */
export function useBookActs(termId: string | null) {
  const call = useCall();
  const dialogs = useDialogs();
  const intl = useIntl();
  const say = useUndo();
  const setRemoved = (bookid: string, status: 0 | 1) => call(deleteBooks, { bookids: [bookid], status });

  /** Names what stands on a book before it is taken out; true: go on. */
  const isSure = async ({ bookid, name }: KeptBook) => {
    const found = await call(bookDependents, { bookids: [bookid] });
    if (found.length === 0) return true;
    const things = found.map(({ what, count }) => intl.formatMessage({ id: 'textbook.dependent' }, { what, count }));
    return dialogs.confirm({
      title: intl.formatMessage({ id: 'textbook.books.remove' }, { name }),
      text: intl.formatMessage({ id: 'textbook.books.removeText' }, { things: intl.formatList(things) }),
      ok: 'textbook.kit.tree.remove',
      danger: true,
    });
  };
  const adopt = async (book: KeptBook, isAdopted: boolean) => {
    if (!termId) return;
    const { stageid, gradeid, subjectid } = book;
    // what is in use beside it stays so, wherever in the list it stands
    const before = (await call(getManagedBooks, { stageid, gradeid, subjectid }))
      .filter((one) => one.isadopted && !one.removed)
      .map(({ bookid }) => bookid);
    const others = before.filter((bookid) => bookid !== book.bookid);
    const write = (bookids: readonly string[]) =>
      call(adoptBooks, { termid: termId, gradeid, subjectid, bookids: [...bookids] });
    await write(isAdopted ? [...others, book.bookid] : others);
    say(isAdopted ? 'textbook.books.adopted' : 'textbook.books.given', { name: book.name }, () => write(before));
  };
  /** An act whose call has said what went wrong. */
  const quietly =
    <Arguments extends unknown[]>(act: (...given: Arguments) => Promise<void>) =>
    (...given: Arguments) => {
      act(...given).catch(() => undefined);
    };
  return {
    remove: quietly(async (book: KeptBook) => {
      if (!(await isSure(book))) return;
      await setRemoved(book.bookid, 0);
      say('textbook.books.removed', { name: book.name }, () => setRemoved(book.bookid, 1));
    }),
    restore: quietly(async (book: KeptBook) => {
      await setRemoved(book.bookid, 1);
      say('textbook.books.restored', { name: book.name }, () => setRemoved(book.bookid, 0));
    }),
    adopt: quietly(adopt),
  };
}
export type BookActs = ReturnType<typeof useBookActs>;
