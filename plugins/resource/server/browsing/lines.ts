import { conversionStates } from 'edutech/plugins/media/kit/common/conversion-states';
import type { Id } from 'edutech/core/common/ids';
import type { Actor } from 'edutech/core/server/actor';
import type { Conversions, Convertible, RenditionOf, Viewing } from 'edutech/plugins/media/kit/server/conversions';
import type { Db } from 'edutech/core/server/data/db';
import type { Resource } from '../../api/records';
import { visibilities } from '../../model/sharing';
import type { LineRow } from './lines.queries';

/** For whom addresses are made: everybody's have public ones, others carry tickets of this session. */
export const viewingOf = (actor: Actor, visibility: number): Viewing =>
  visibility === visibilities.public ? 'public' : { session: actor.kind === 'person' ? actor.sessionId : null };

/** The smallest picture that there is of something. */
export function pictureOf(made: RenditionOf | undefined): string {
  switch (made?.kind) {
    case 'video':
      return made.poster;
    case 'document':
      return made.pictures[0] ?? '';
    case 'picture':
      return made.sources[0]?.address ?? '';
    default:
      return '';
  }
}

export const secondsOf = (made: RenditionOf | undefined): number =>
  made?.kind === 'video' || made?.kind === 'audio' ? Math.round(made.seconds) : 0;
export const pagesOf = (made: RenditionOf | undefined): number => (made?.kind === 'document' ? made.pages : 0);

/** Mean of ratings with one decimal; 0: nobody has rated. */
export const meanOf = (scoreSum: number, ratings: number): number =>
  ratings === 0 ? 0 : Math.round((scoreSum / ratings) * 10) / 10;

/** What was made of the main files, by file: of everybody's and of others in one question each. */
async function renditionsOf(db: Db, conversions: Conversions, actor: Actor, rows: readonly LineRow[]) {
  const made = new Map<Id, RenditionOf>();
  const groups = Map.groupBy(rows, ({ visibility }) => visibility === visibilities.public);
  for (const [isPublic, some] of groups) {
    const files = some.flatMap(({ ffid, sha256, ext }): Convertible[] => (sha256 ? [{ id: ffid, sha256, ext }] : []));
    const viewing = viewingOf(actor, isPublic ? visibilities.public : visibilities.personal);
    for (const [id, one] of await conversions.renditionsOf(db, files, viewing)) made.set(id, one);
  }
  return made;
}

/** Rows as the wire has them, with what was made of their files. */
export async function linesOf(
  db: Db,
  conversions: Conversions,
  actor: Actor,
  rows: readonly LineRow[],
): Promise<Resource[]> {
  const states = await conversions.statesOf(
    db,
    rows.map(({ ffid }) => ffid),
  );
  const made = await renditionsOf(db, conversions, actor, rows);
  return rows.map(({ ffid, sha256: _sha256, scoreSum, time, ...row }) => ({
    ...row,
    time: time.toISOString(),
    rating: meanOf(scoreSum, row.ratings),
    status: states.get(ffid) ?? conversionStates.ready,
    videoImg: pictureOf(made.get(ffid)),
    seconds: secondsOf(made.get(ffid)),
    pages: pagesOf(made.get(ffid)),
  }));
}
