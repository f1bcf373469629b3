import { notFound } from 'edutech/core/common/errors';
import type { SingleHandler } from 'edutech/core/server/call';
import type { airBookOne, airBooks, airBookTree, airNodes } from '../../api';
import { booksWithLessons, chaptersOf, type Shelf } from './shelf';

export const listBooks =
  (shelf: Shelf): SingleHandler<typeof airBooks> =>
  ({ db, language }) =>
    booksWithLessons(db, shelf, language);

export const showBook =
  (shelf: Shelf): SingleHandler<typeof airBookOne> =>
  async ({ db, input, language }) => {
    const books = await booksWithLessons(db, shelf, language);
    const book = books.find(({ airBookId }) => airBookId === input.bookId);
    if (!book) throw notFound('air.error.noBook');
    return book;
  };

export const listNodes =
  (shelf: Shelf): SingleHandler<typeof airNodes> =>
  async ({ db, input, language }) => {
    const nodes = await chaptersOf(db, shelf, input.airBookId, language);
    return nodes.filter(({ parentId }) => parentId === (input.nodeId ?? null));
  };

export const showBookTree =
  (shelf: Shelf): SingleHandler<typeof airBookTree> =>
  async ({ db, input, language }) => [...(await chaptersOf(db, shelf, input.bookId, language))];
