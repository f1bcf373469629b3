import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Db } from 'edutech/core/server/data/db';
import { chapterCodes } from '../../model/chapters';
import { selectRelated } from '../resources.queries';
import { selectPlacesOf } from './places.queries';
import type { Shelf } from './shelf';

/** Where a lesson stands, its main place first, and the films near that one. */
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
  // what comes next in the unit, what came before in it, then the rest of the book likewise
  const nearest = [...chapters.slice(Math.max(at, 0)), ...chapters.slice(0, Math.max(at, 0))];
  const ordered = [...nearest.filter(isSameUnit), ...nearest.filter((chapter) => !isSameUnit(chapter))];
  const of = { resourceId: stored.resourceId, bookId, nodeIds: ordered.map(({ nodeId }) => nodeId) };
  return { places, near: await selectRelated(db, of, language) };
}
