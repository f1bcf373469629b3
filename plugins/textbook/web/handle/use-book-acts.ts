import { useIntl } from 'react-intl';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useDialogs, useText } from 'edutech/core/web/hooks';
import { adoptBooks, bookDependents, deleteBooks, getManagedBooks, type KeptBook } from '../../api';

/** What can be done with books of a list, each with its undo. */
export function useBookActs(termId: string | null) {
  const call = useCall();
  const dialogs = useDialogs();
  const intl = useIntl();
  const t = useText();
  const say = useUndo();
  const setRemoved = (bookId: string, status: 0 | 1) => call(deleteBooks, { bookIds: [bookId], status });

  /** Names what stands on a book before it is taken out; true: go on. */
  const isSure = async ({ bookId, name }: KeptBook) => {
    const found = await call(bookDependents, { bookIds: [bookId] });
    if (found.length === 0) return true;
    const things = found.map(({ what, count }) => t('textbook.dependent', { what, count }));
    return dialogs.confirm({
      title: t('textbook.books.remove', { name }),
      text: t('textbook.books.removeText', { things: intl.formatList(things) }),
      ok: 'textbook.kit.tree.remove',
      danger: true,
    });
  };
  const adopt = async (book: KeptBook, isAdopted: boolean) => {
    if (!termId) return;
    const { stageId, gradeId, subjectId } = book;
    // what is in use beside it stays so, wherever in the list it stands
    const before = (await call(getManagedBooks, { stageId, gradeId, subjectId }))
      .filter((one) => one.isAdopted && !one.removed)
      .map(({ bookId }) => bookId);
    const others = before.filter((bookId) => bookId !== book.bookId);
    const write = (bookIds: readonly string[]) =>
      call(adoptBooks, { termId, gradeId, subjectId, bookIds: [...bookIds] });
    await write(isAdopted ? [...others, book.bookId] : others);
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
      await setRemoved(book.bookId, 0);
      say('textbook.books.removed', { name: book.name }, () => setRemoved(book.bookId, 1));
    }),
    restore: quietly(async (book: KeptBook) => {
      await setRemoved(book.bookId, 1);
      say('textbook.books.restored', { name: book.name }, () => setRemoved(book.bookId, 0));
    }),
    adopt: quietly(adopt),
  };
}
export type BookActs = ReturnType<typeof useBookActs>;
