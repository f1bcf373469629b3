import { createHash } from 'node:crypto';
import { invalid } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { filesOfBody } from 'edutech/plugins/questions/kit/common/walk-body';
import { itemsOf, type PaperDocument, sectionsOf } from '../../../model/paper/document';
import { isChosenFrom } from '../../../model/paper/figures/choice';
import { withPoints } from '../../../model/paper/with-points';
import { heaviestMedia } from '../../../model/sitting/limits';
import type { SectionSpan } from '../../../model/sitting/outline';
import type { SittingPaper } from '../../../model/sitting/sitting-paper';
import type { FrozenItem } from '../frozen-exams';

interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly files: Files;
}

/** The items of a paper as they are now, with their keys; 422 `exam.error.lostItem` where a question cannot be had any more. */
export async function freezeItems(db: Db, bank: QuestionBank<Db>, document: PaperDocument): Promise<FrozenItem[]> {
  const items = itemsOf(document);
  const [bodies, keys] = await Promise.all([bank.bodies(db, items), bank.keys(db, items)]);
  return items.map((item, index) => {
    const body = bodies.get(versionKey(item));
    if (!body) throw invalid('exam.error.lostItem', { number: index + 1 });
    return { itemId: item.id, body: withPoints(body, item.points), key: keys.get(versionKey(item)) ?? null };
  });
}

/** What students get of it: no key, and pictures and recordings in the same envelope, so that nothing tells of it beforehand. */
export async function paperForStudents(
  db: Db,
  { files }: Parts,
  document: PaperDocument,
  items: readonly FrozenItem[],
  spans: ReadonlyMap<Id, SectionSpan> = new Map(),
): Promise<SittingPaper> {
  const ids = [...new Set(items.flatMap(({ body }) => filesOfBody(body)))];
  return {
    sections: sectionsOf(document).map((section) => ({
      id: section.id,
      title: section.title,
      note: section.note,
      itemIds: section.items.map((one) => one.id),
      ...(isChosenFrom(section) && { choosesOne: true }),
      ...spans.get(section.id),
    })),
    items: items.map(({ itemId, body }) => ({ itemId, body })),
    media: ids.length > 0 ? await mediaOf(db, files, ids) : [],
  };
}

async function mediaOf(db: Db, files: Files, ids: readonly Id[]): Promise<SittingPaper['media']> {
  const found = [...(await files.findMany(db, ids)).values()];
  if (found.reduce((sum, { bytes }) => sum + bytes, 0) > heaviestMedia)
    throw invalid('exam.error.mediaTooHeavy', { megabytes: heaviestMedia / 1_000_000 });
  const media: SittingPaper['media'] = [];
  for (const file of found) {
    const pieces: Buffer[] = [];
    for await (const piece of await files.open(file)) pieces.push(piece as Buffer);
    const bytes = Buffer.concat(pieces);
    if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
      throw new Error(`File ${file.id} was changed.`);
    media.push({ fileId: file.id, type: file.mime, data: bytes.toString('base64') });
  }
  return media;
}
