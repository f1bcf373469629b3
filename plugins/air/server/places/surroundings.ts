import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Db } from 'edutech/core/server/data/db';
import { chapterCodes } from '../../model/chapters';
import { selectRelated } from '../resources.queries';
import { selectPlacesOf } from './places.queries';
import type { Shelf } from './shelf';

/** Places of a lesson, its main place first, and related films. */
export async function surroundingsOf(db: Db, { textbooks }: Shelf, stored: { resourceId: Id }, language: Language) {
  const nodeIds = await selectPlacesOf(db, stored.resourceId);
  const found = await textbooks.nodes(db, nodeIds, language);
  const places = nodeIds.flatMap((id) => found.get(id) ?? []);
  const [main] = places;
  if (!main) return { places, near: [] };
  const { bookId } = main.book;
  const chapters = await textbooks.chapters(db, bookId, language);
  const at = chapters.findIndex(({ nodeId }) => nodeId === main.nodeId);
  const codes = chapterCodes(chapters);
  const isSameUnit = ({ nodeId }: { nodeId: Id }) =>
    codes.get(nodeId)!.slice(0, 2) === codes.get(main.nodeId)?.slice(0, 2);
  // next lessons of the unit, previous ones, then the rest of the book in the same order
  const nearest = [...chapters.slice(Math.max(at, 0)), ...chapters.slice(0, Math.max(at, 0))];
  const ordered = [...nearest.filter(isSameUnit), ...nearest.filter((chapter) => !isSameUnit(chapter))];
  const of = { resourceId: stored.resourceId, bookId, nodeIds: ordered.map(({ nodeId }) => nodeId) };
  return { places, near: await selectRelated(db, of, language) };
}
