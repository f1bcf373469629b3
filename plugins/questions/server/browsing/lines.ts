import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Call } from 'edutech/core/server/call';
import { filesOfBody } from '../../kit/common/walk-body';
import { bankSources, reviewStates } from 'edutech/core/common/teaching/sources';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type { Question } from '../../api/records';
import { rightsOn } from '../../model/rights';
import type { KnownBodies } from './known-bodies';
import { type LineRow, selectFacts, selectPointLinks } from './lines.queries';
import { mediaOf } from './media';

export interface LineParts {
  readonly files: Files;
  readonly textbooks: Textbooks;
  readonly bodies: KnownBodies;
}

type PointLink = Awaited<ReturnType<typeof selectPointLinks>>[number];

export interface Reading {
  readonly db: Db;
  readonly actor: SignedIn;
  readonly language: Language;
}

/** Names of the knowledge points of several questions, by question. */
async function knowledgeOf({ db, language }: Reading, textbooks: Textbooks, links: readonly PointLink[]) {
  const points = await textbooks.points(db, [...new Set(links.map(({ pointId }) => pointId))], language);
  return Map.groupBy(
    links.flatMap(({ questionId, pointId, part }) => {
      const point = points.get(pointId);
      // chapters removed from the tree since are not reported
      if (!point || point.isDisabled) return [];
      return [{ questionId, knowledge: { kiid: pointId, knowName: point.path.at(-1)?.name ?? '', part } }];
    }),
    ({ questionId }) => questionId,
  );
}

/** Questions that are read by their ids, in this order; those that the connection does not see are left out. */
export async function linesOfIds(
  call: Call<unknown, SignedIn>,
  parts: LineParts,
  ids: readonly Id[],
): Promise<Question[]> {
  if (ids.length === 0) return [];
  const { db, actor, language, now } = call;
  const [facts, links] = await Promise.all([selectFacts(db, ids, actor, language), selectPointLinks(db, ids)]);
  return linesOf(call, parts, await parts.bodies.addTo(db, facts, now), links);
}

/** Rows as the wire has them. */
export async function linesOf(
  reading: Reading,
  { files, textbooks }: LineParts,
  rows: readonly LineRow[],
  links?: readonly PointLink[],
): Promise<Question[]> {
  if (rows.length === 0) return [];
  const { db, actor } = reading;
  const ids = rows.map(({ id }) => id);
  const [knowledge, media] = await Promise.all([
    knowledgeOf(reading, textbooks, links ?? (await selectPointLinks(db, ids))),
    mediaOf(
      db,
      files,
      actor,
      rows.map(({ body, source }) => ({ fileIds: filesOfBody(body), source })),
    ),
  ]);
  return rows.map(({ isRemoved, hasSchool, newest: _newest, time, ...row }, index) => ({
    ...row,
    time: time.toISOString(),
    media: media[index]!,
    reviewState: row.source === bankSources.personal ? reviewStates.unapproved : reviewStates.approved,
    knowledge: (knowledge.get(row.id) ?? []).map((one) => one.knowledge),
    may: rightsOn(actor, {
      source: row.source,
      wanted: row.wanted || null,
      isOwn: row.isOwn,
      isRemoved,
      hasSchool,
    }),
  }));
}
