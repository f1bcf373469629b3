import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { Textbooks } from '../../api/textbooks';
import { selectTree } from '../trees/chapters.queries';
import {
  selectBookPlaces,
  selectCatalogue,
  selectNodePlaces,
  selectNodesBelow,
  selectPointPlaces,
  selectPointsOf,
  selectTopics,
  selectTwins,
} from './places.queries';

const pathOf = (ids: readonly Id[], names: readonly string[]) => ids.map((id, index) => ({ id, name: names[index]! }));

/** Textbooks as the tables have them. It keeps nothing, so there is one for all. */
export const tableTextbooks: Textbooks<Db> = {
  books: async (db, ids, language) =>
    new Map((await selectBookPlaces(db, ids, language)).map((place) => [place.bookId, place])),
  nodes: async (db, ids, language) =>
    new Map(
      (await selectNodePlaces(db, ids, language)).map(({ nodeId, pathIds, pathNames, isNodeRemoved, ...book }) => [
        nodeId,
        { nodeId, book, path: pathOf(pathIds, pathNames), isRemoved: isNodeRemoved || book.isRemoved },
      ]),
    ),
  catalogue: selectCatalogue,
  chapters: selectTree,
  nodesBelow: selectNodesBelow,
  twinsOf: selectTwins,
  points: async (db, ids, language) =>
    new Map(
      (await selectPointPlaces(db, ids, language)).map(({ pathIds, pathNames, ...point }) => [
        point.pointId,
        { ...point, path: pathOf(pathIds, pathNames) },
      ]),
    ),
  pointsOf: selectPointsOf,
  topicsOf: async (db, ids, language) =>
    (await selectTopics(db, ids, language)).map(({ topicId, name, ids: points, names }) => ({
      topicId,
      name,
      points: pathOf(points, names),
    })),
};
