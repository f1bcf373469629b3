import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import { replay } from '../../model/mastery';
import {
  type ChangedPoints,
  type MasteryRow,
  type ObservationRow,
  replaceMastery,
  selectObservations,
} from './evidence.queries';

/** What answers in the order of time come to, for each point of `wanted`. */
export function masteryOf(rows: readonly ObservationRow[], wanted: ReadonlySet<Id>): MasteryRow[] {
  const byPoint = new Map<Id, ObservationRow[]>();
  for (const row of rows)
    for (const pointId of row.pointIds)
      if (wanted.has(pointId)) byPoint.set(pointId, [...(byPoint.get(pointId) ?? []), row]);
  return [...byPoint].map(([pointId, own]) => {
    const { schoolId, personId, subjectId, at } = own.at(-1)!;
    const known = replay(own.map(({ share, expected, pointIds }) => ({ share, expected, points: pointIds.length })));
    return { schoolId, personId, subjectId, pointId, ...known, lastAt: at };
  });
}

/** Replays the answers of students whose evidence has changed: late answers and re-marks come to the same as if they had been there in time. */
export async function replayPoints(db: Db, changed: readonly ChangedPoints[]): Promise<void> {
  if (changed.length === 0) return;
  const pointIds = [...new Set(changed.flatMap((one) => one.pointIds))];
  const rows = await selectObservations(
    db,
    changed.map(({ personId }) => personId),
    pointIds,
  );
  const ofPerson = Map.groupBy(rows, ({ schoolId, personId }) => `${schoolId}/${personId}`);
  const mastery = changed.flatMap(({ schoolId, personId, pointIds: own }) =>
    masteryOf(ofPerson.get(`${schoolId}/${personId}`) ?? [], new Set(own)),
  );
  await replaceMastery(db, changed, mastery);
}
