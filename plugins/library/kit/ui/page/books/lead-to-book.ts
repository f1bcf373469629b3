import { redirect } from 'react-router';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { rememberedBookId } from 'edutech/plugins/textbook/kit/ui/trees/books/use-chosen-book';

/**
 * For a loader, before it asks for anything: leads on to the address with the book that was chosen last, unless it already
 * says any of `names`. So the first list is that of the book, and no other is shown before it.
 */
export function leadToBook({ url, storage }: Pick<LoaderArgs, 'url' | 'storage'>, names: readonly string[]): void {
  const bookId = rememberedBookId(storage);
  if (bookId === null || names.some((name) => url.searchParams.has(name))) return;
  throw redirect(`${url.pathname}${changed(url.searchParams, { book: bookId })}`);
}
