import Type from 'typebox';
import type { Id } from 'edutech/core/common/ids';
import type { SystemActor } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import { updateSearchWords } from '../words/update-search-words';
import { placementsOf, type Paths } from './placing';
import { deleteStanding, selectStanding, type StandingRow } from './place-again.queries';
import { insertPlacements } from './saving.queries';

const questionsPerStep = 500;

/** Current paths of chapters, loaded once per run. */
const pathsOf = (textbooks: Textbooks) => {
  const known = new Map<Id, readonly Id[]>();
  return async (db: Db, ids: readonly Id[]): Promise<Paths> => {
    const unknown = [...new Set(ids)].filter((id) => !known.has(id));
    if (unknown.length > 0) {
      const places = await textbooks.nodes(db, unknown, 'zh-CN');
      // a removed chapter is listed under itself: its owner is notified, and places the question again
      for (const id of unknown) known.set(id, places.get(id)?.path.map((node) => node.id) ?? [id]);
    }
    return known;
  };
};

/** Whether it is listed under its chapters and all that are above these now, and under nothing else. */
function isPlacedCorrectly({ chosen, listed }: StandingRow, paths: Paths): boolean {
  const right = new Set(chosen.flatMap((id) => paths.get(id) ?? []));
  return right.size === listed.length && listed.every((id) => right.has(id));
}

async function placeStep(
  database: Database,
  actor: SystemActor,
  after: Id | null,
  paths: ReturnType<typeof pathsOf>,
): Promise<Id | undefined> {
  const { rows, known } = await database.read(actor, async (db) => {
    const some = await selectStanding(db, after, questionsPerStep);
    const chosen = some.flatMap((row) => row.chosen);
    return { rows: some, known: await paths(db, chosen) };
  });
  for (const row of rows.filter((one) => !isPlacedCorrectly(one, known))) {
    await database.write(actor, async (db) => {
      if (!(await deleteStanding(db, row))) return;
      await insertPlacements(db, placementsOf(row, row.chosen, known));
      await updateSearchWords(db, [row.id]);
    });
  }
  return rows.length < questionsPerStep ? undefined : rows.at(-1)!.id;
}

/** Lists questions under the chapters that are above theirs now: keepers of books move chapters. */
export const placeAgain = (database: Database, textbooks: Textbooks): JobDeclaration => ({
  name: 'questions.placeAgain',
  payload: Type.Object({}),
  schedule: '37 4 * * *',
  run: async (_payload, { actor, signal, heartbeat }) => {
    const paths = pathsOf(textbooks);
    for (let after: Id | null | undefined = null; after !== undefined; ) {
      signal.throwIfAborted();
      after = await placeStep(database, actor, after, paths);
      await heartbeat();
    }
  },
});
