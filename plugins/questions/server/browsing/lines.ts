import type { Language } from 'edutech/core/common/languages';
import { filesOfBody } from '../../kit/common/walk-body';
import { bankSources, reviewStates } from 'edutech/core/common/teaching/sources';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type { Question } from '../../api/records';
import { rightsOn } from '../../model/rights';
import { type LineRow, selectPointLinks } from './lines.queries';
import { mediaOf } from './media';

export interface LineParts {
  readonly files: Files;
  readonly textbooks: Textbooks;
}

export interface Reading {
  readonly db: Db;
  readonly actor: SignedIn;
  readonly language: Language;
}

/** Names of the knowledge points of several questions, by question. */
async function knowledgeOf({ db, language }: Reading, textbooks: Textbooks, rows: readonly LineRow[]) {
  const links = await selectPointLinks(
    db,
    rows.map(({ id }) => id),
  );
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

/** Rows as the wire has them. */
export async function linesOf(
  reading: Reading,
  { files, textbooks }: LineParts,
  rows: readonly LineRow[],
): Promise<Question[]> {
  if (rows.length === 0) return [];
  const { db, actor } = reading;
  const knowledge = await knowledgeOf(reading, textbooks, rows);
  const media = await mediaOf(
    db,
    files,
    actor,
    rows.map(({ body, source }) => ({ fileIds: filesOfBody(body), source })),
  );
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
