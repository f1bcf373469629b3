import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { ChapterPlace, Textbooks } from 'edutech/plugins/textbook/api';
import { fileInWords, type Snapshot } from '../../model/snapshot';
import { selectChapterIds, selectFileIds, selectPointIds } from '../browsing/detail.queries';
import type { OwnRow } from '../saving/saving.queries';
import { selectSubjectNames } from './subject-names.queries';

interface Parts {
  readonly textbooks: Textbooks;
  readonly files: Files;
}

const chapterInWords = ({ book, path }: ChapterPlace) => [book.name, ...path.map(({ name }) => name)].join(' › ');

/** What is submitted, in the city's own words. */
export async function snapshotsOf(
  db: Db,
  { textbooks, files }: Parts,
  rows: readonly OwnRow[],
): Promise<ReadonlyMap<Id, Snapshot>> {
  const subjects = await selectSubjectNames(db);
  const found = new Map<Id, Snapshot>();
  for (const row of rows) {
    const [nodeIds, pointIds, fileIds] = await Promise.all([
      selectChapterIds(db, row.id),
      selectPointIds(db, row.id),
      selectFileIds(db, row.id),
    ]);
    const [nodes, points, stored] = await Promise.all([
      textbooks.nodes(db, nodeIds, 'zh-CN'),
      textbooks.points(db, pointIds, 'zh-CN'),
      files.findMany(db, fileIds),
    ]);
    const { title, stage, kind, licence, authors, language, description, keywords } = row;
    found.set(row.id, {
      title,
      stage,
      subject: subjects.get(row.subjectId) ?? '',
      kind,
      licence,
      authors,
      language,
      description,
      keywords,
      chapters: nodeIds.flatMap((id) => (nodes.has(id) ? [chapterInWords(nodes.get(id)!)] : [])),
      points: pointIds.flatMap((id) => points.get(id)?.path.at(-1)?.name ?? []),
      files: fileIds.flatMap((id) => (stored.has(id) ? [fileInWords(stored.get(id)!)] : [])),
    });
  }
  return found;
}
