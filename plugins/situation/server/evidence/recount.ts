import type { Id } from 'edutech/core/common/ids';
import type { SystemActor } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { EvidenceSource } from '../../api/evidence';
import { evidenceRows } from './collect';
import { lockStudents, type MasteryRow, replaceMastery, selectObservations, upsertEvidence } from './evidence.queries';
import {
  type CountedStudent,
  selectCounted,
  selectMasteryOf,
  selectPointsOfEvidence,
  selectSchools,
} from './recount.queries';
import { masteryOf, replayPoints } from './replay-points';

/** Evidence this long ago is compared with its areas. */
const recentDays = 8;
const day = 86_400_000;
const perStep = 100;
/** Stored numbers have seven digits. */
const tolerance = 1e-4;

interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly database: Database;
  readonly sources: readonly EvidenceSource<Db>[];
}

/** What a recount had to repair: nothing, if each area reported what it marked. */
export interface Recounted {
  /** Students with answers that an area has marked otherwise. */
  readonly students: number;
  /** Points whose projection was not what the evidence comes to. */
  readonly points: number;
}

interface Steps {
  readonly now: Date;
  readonly heartbeat?: () => Promise<void>;
  readonly signal?: AbortSignal;
}

/** Asks each area for the answers of the last days, replays all evidence, and repairs what is not equal. */
export async function recount(parts: Parts, actor: SystemActor, steps: Steps): Promise<Recounted> {
  const students = await compareSources(parts, actor, steps);
  return { students, points: await compareMastery(parts, actor, steps) };
}

async function compareSources({ bank, database, sources }: Parts, actor: SystemActor, steps: Steps): Promise<number> {
  const since = new Date(steps.now.getTime() - recentDays * day);
  const schools = await database.read(actor, (db) => selectSchools(db, since));
  let students = 0;
  for (const { schoolId } of schools)
    for (const source of sources) {
      steps.signal?.throwIfAborted();
      students += await database.write(actor, async (db) => {
        const answers = (await source.answers?.(db, schoolId, since)) ?? [];
        if (answers.length === 0) return 0;
        const rows = await evidenceRows(db, bank, answers);
        await lockStudents(
          db,
          rows.map(({ personId }) => personId),
        );
        const changed = await upsertEvidence(db, rows);
        await replayPoints(db, changed);
        return changed.length;
      });
      await steps.heartbeat?.();
    }
  return students;
}

async function compareMastery({ database }: Parts, actor: SystemActor, steps: Steps): Promise<number> {
  let after: Id | null = null;
  let points = 0;
  for (;;) {
    steps.signal?.throwIfAborted();
    const last: Id | null = after;
    const people: readonly CountedStudent[] = await database.read(actor, (db) => selectCounted(db, last, perStep));
    points += await database.write(actor, (db) => repairMastery(db, [...new Set(people.map((one) => one.personId))]));
    if (people.length < perStep) return points;
    after = people.at(-1)!.personId;
    await steps.heartbeat?.();
  }
}

const keyOf = ({ schoolId, personId, pointId }: Pick<MasteryRow, 'schoolId' | 'personId' | 'pointId'>) =>
  `${schoolId}/${personId}/${pointId}`;

const isEqual = (a: MasteryRow, b: MasteryRow | undefined): boolean =>
  b !== undefined &&
  a.answers === b.answers &&
  Math.abs(a.ability - b.ability) < tolerance &&
  Math.abs(a.share - b.share) < tolerance &&
  a.lastAt.getTime() === b.lastAt.getTime();

async function repairMastery(db: Db, personIds: readonly Id[]): Promise<number> {
  if (personIds.length === 0) return 0;
  await lockStudents(db, personIds);
  const [stored, evidence] = [await selectMasteryOf(db, personIds), await selectPointsOfEvidence(db, personIds)];
  const pointIds = [...new Set(evidence.flatMap((one) => one.pointIds))];
  const rows = Map.groupBy(
    await selectObservations(db, personIds, pointIds),
    (row) => `${row.schoolId}/${row.personId}`,
  );
  const counted = [...rows.values()].flatMap((own) => masteryOf(own, new Set(pointIds)));
  const [was, is] = [new Map(stored.map((one) => [keyOf(one), one])), new Map(counted.map((one) => [keyOf(one), one]))];
  const wrong = [
    ...counted.filter((one) => !isEqual(one, was.get(keyOf(one)))),
    ...stored.filter((one) => !is.has(keyOf(one))),
  ];
  if (wrong.length > 0)
    await replaceMastery(
      db,
      wrong.map(({ schoolId, personId, pointId }) => ({ schoolId, personId, pointIds: [pointId] })),
      wrong.flatMap((one) => is.get(keyOf(one)) ?? []),
    );
  return wrong.length;
}
