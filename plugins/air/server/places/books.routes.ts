import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Actor } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { SingleHandler } from 'edutech/core/server/call';
import type { airBookOne, airBooks, airBookTree, airNodes } from '../../api';
import { selectGradesOf } from './places.queries';
import { booksWithLessons, chaptersOf, type Shelf } from './shelf';

/** A visitor has no grade. */
const gradesOf = async (db: Db, actor: Actor, now: Date): Promise<ReadonlySet<Id> | undefined> =>
  actor.kind === 'person' ? selectGradesOf(db, actor.personId, cityDay(now)) : undefined;

export const listBooks =
  (shelf: Shelf): SingleHandler<typeof airBooks> =>
  async ({ db, actor, language, now }) =>
    booksWithLessons(db, shelf, language, await gradesOf(db, actor, now));

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
