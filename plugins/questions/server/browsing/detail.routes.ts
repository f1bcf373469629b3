import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { filesOfKey } from '../../kit/common/walk-body';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type * as api from '../../api';
import { fewestMeasured } from '../../model/limits';
import { rightsOn } from '../../model/rights';
import {
  selectChapterIds,
  selectDetail,
  selectKeys,
  selectMeasures,
  selectUses,
  selectVersions,
} from './detail.queries';
import { type LineParts, linesOf, type Reading } from './lines';
import { selectReadable } from './lines.queries';
import { mediaOf } from './media';

/** Uses that its page shows. */
const mostUses = 50;

/** The chapters that a question's owner has chosen, with what is above them. */
async function placesOf({ db, language }: Reading, textbooks: Textbooks, id: Id) {
  const nodeIds = await selectChapterIds(db, id);
  const places = await textbooks.nodes(db, nodeIds, language);
  return nodeIds.flatMap((nodeId) => {
    const place = places.get(nodeId);
    if (!place) return [];
    const { book, path, isRemoved } = place;
    return [{ nodeId, bookId: book.bookId, bookName: book.name, trail: path.map(({ name }) => name), isRemoved }];
  });
}

export const getQuestion =
  (parts: LineParts): Handler<typeof api.getQuestion> =>
  async (call) => {
    const { db, actor, input, language } = call;
    const row = await selectDetail(db, input, actor, language);
    const { note, forkOf, forks, correlation, openFaults, ...line } = row;
    const [question] = await linesOf(call, parts, [line]);
    return {
      ...question!,
      places: await placesOf(call, parts.textbooks, row.id),
      newest: row.newest,
      note,
      forkOf,
      forks,
      measures: await selectMeasures(db, row.id, row.version, fewestMeasured),
      correlation,
      openFaults,
    };
  };

export const questionKeys =
  (files: Files): Handler<typeof api.questionKeys> =>
  async ({ db, actor, input }) => {
    const rows = await selectKeys(db, input.ids, input.version, actor);
    const told = rows.filter(
      ({ source, isOwn }) =>
        rightsOn(actor, { source, isOwn, wanted: null, isRemoved: false, hasSchool: true }).analysis,
    );
    const media = await mediaOf(
      db,
      files,
      actor,
      told.map(({ key, source }) => ({ fileIds: filesOfKey(key), source })),
    );
    return told.map(({ id, version, key }, index) => ({ id, version, key, media: media[index]! }));
  };

/** Throws 404 for a question that somebody may not read. */
async function requireReadable(db: Db, actor: SignedIn, id: Id): Promise<void> {
  if ((await selectReadable(db, actor, [id])).length === 0) throw notFound('questions.error.notFound');
}

export const listVersions: Handler<typeof api.listVersions> = async ({ db, actor, input }) => {
  await requireReadable(db, actor, input.id);
  const rows = await selectVersions(db, input.id);
  return rows.map(({ time, ...row }) => ({ ...row, time: time.toISOString() }));
};

export const whereUsed: Handler<typeof api.whereUsed> = async ({ db, actor, input, language }) => {
  await requireReadable(db, actor, input.id);
  const rows = await selectUses(db, input.id, actor, language, mostUses);
  return rows.map(({ time, ...row }) => ({ ...row, time: time.toISOString() }));
};
