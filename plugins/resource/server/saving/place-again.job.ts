import Type from 'typebox';
import type { Id } from 'edutech/core/common/ids';
import type { SystemActor } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { ChapterPlace, Textbooks } from 'edutech/plugins/textbook/api';
import { deleteStanding, selectStanding, type StandingRow } from './jobs.queries';
import { placementsOf } from './placing';
import { insertPlacements } from './saving.queries';

const resourcesPerStep = 500;

/** Current chapters, loaded once per run. */
const chaptersOf = (textbooks: Textbooks) => {
  const known = new Map<Id, ChapterPlace>();
  return async (db: Db, ids: readonly Id[]) => {
    const unknown = [...new Set(ids)].filter((id) => !known.has(id));
    if (unknown.length > 0) for (const [id, place] of await textbooks.nodes(db, unknown, 'zh-CN')) known.set(id, place);
    return known;
  };
};

/** Whether it is listed under its chapters and all that are above these now, and under nothing else. */
function isPlacedCorrectly({ chosen, listed }: StandingRow, nodes: ReadonlyMap<Id, ChapterPlace>): boolean {
  const right = new Set(chosen.flatMap((id) => nodes.get(id)?.path.map((node) => node.id) ?? [id]));
  return right.size === listed.length && listed.every((id) => right.has(id));
}

async function placeStep(
  database: Database,
  actor: SystemActor,
  after: Id | null,
  chapters: ReturnType<typeof chaptersOf>,
): Promise<Id | undefined> {
  const { rows, nodes } = await database.read(actor, async (db) => {
    const some = await selectStanding(db, after, resourcesPerStep);
    return {
      rows: some,
      nodes: await chapters(
        db,
        some.flatMap(({ chosen }) => chosen),
      ),
    };
  });
  for (const row of rows.filter((one) => !isPlacedCorrectly(one, nodes))) {
    await database.write(actor, async (db) => {
      if (!(await deleteStanding(db, row))) return;
      await insertPlacements(db, placementsOf(row, row.chosen, nodes, row));
    });
  }
  return rows.length < resourcesPerStep ? undefined : rows.at(-1)!.id;
}

/** Lists resources under the chapters that are above theirs now: keepers of books move chapters. */
export const placeAgain = (database: Database, textbooks: Textbooks): JobDeclaration => ({
  name: 'resource.placeAgain',
  payload: Type.Object({}),
  schedule: '12 4 * * *',
  run: async (_payload, { actor, signal, heartbeat }) => {
    const chapters = chaptersOf(textbooks);
    for (let after: Id | null | undefined = null; after !== undefined; ) {
      signal.throwIfAborted();
      after = await placeStep(database, actor, after, chapters);
      await heartbeat();
    }
  },
});
