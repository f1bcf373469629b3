import type { Id } from 'edutech/core/common/ids';
import type { GroupedHandler } from 'edutech/core/server/call';
import type { InputOf } from 'edutech/core/common/endpoint';
import type { beatSitting as endpoint } from '../../../api';
import { isOver } from '../../../model/sitting/states';
import { insertSittingEvents, type NewEvent, selectSittings, type SittingRow } from '../sittings.queries';
import type { KnownSitting, KnownSittings } from './known-sittings';
import { selectMessages, updateTold } from './own-sittings.queries';
import { messagesFor, type SittingParts, timesOnWire } from './own-sittings.routes';

type Beat = KnownSitting &
  Pick<InputOf<typeof endpoint>, 'device' | 'waiting' | 'answered' | 'left'> & {
    readonly plays: readonly { readonly id: Id; readonly itemId: Id }[];
  };

/** Tells devices the time and what is new, and notes how they are; a page that was left is noted, and nothing follows from it. */
export const beatSitting = ({
  boardBroadcast,
  knownSittings,
}: SittingParts & { readonly knownSittings: KnownSittings }): GroupedHandler<typeof endpoint, Beat> => ({
  authorise: async ({ db, actor, input, now }) => ({
    ...(await knownSittings.of(db, actor, input.sittingId, now)),
    device: input.device,
    waiting: input.waiting,
    answered: input.answered,
    left: input.left,
    plays: input.plays ?? [],
  }),
  keyOf: ({ id, device, left, plays }) => `${id}/${device}/${[...left, ...plays].map((one) => one.id).join()}`,
  append: async (db, beats, now) => {
    const rows = new Map((await selectSittings(db, beats)).map((row) => [row.id, row]));
    const own = beats.filter(({ id, device }) => rows.get(id)?.device === device);
    const noted = await insertSittingEvents(
      db,
      beats.flatMap((beat) => eventsOf(beat, rows.get(beat.id)!, now)),
    );
    const times = Map.groupBy(
      noted.filter(({ kind }) => kind === 'left'),
      ({ sittingId }) => sittingId,
    );
    const told = own.map(({ schoolId, id, waiting, answered }) => ({
      schoolId,
      id,
      waiting,
      answered: isOver(rows.get(id)!.state) ? rows.get(id)!.answered : answered,
      left: times.get(id)?.length ?? 0,
    }));
    if (told.length > 0) await updateTold(db, [...new Map(told.map((one) => [one.id, one])).values()], now);
    const messages = await selectMessages(db, [...rows.values()]);
    db.afterCommit(() => {
      for (const { examId } of own) boardBroadcast.send(examId);
    });
    return beats.map(({ id, device }) => {
      const row = rows.get(id)!;
      return {
        ...timesOnWire(row, now),
        device: stateOf(row, device),
        messages: messagesFor(row, messages),
        handUp: row.handAt !== null,
      };
    });
  },
});

/**
 * Times at which the page was left while the student was at work, and recordings that were played: these count from a device
 * that was let go too.
 */
function eventsOf({ device, left, plays }: Beat, row: SittingRow, now: Date): NewEvent[] {
  if (!row.startedAt || isOver(row.state)) return [];
  const { schoolId, examId, roomId, id: sittingId } = row;
  const of = { schoolId, examId, roomId, sittingId, personId: null };
  const isOwn = row.device === device;
  return [
    ...(isOwn ? left : []).map(({ id, age, seconds }) => {
      return { ...of, id, kind: 'left' as const, at: new Date(now.getTime() - age), params: { seconds } };
    }),
    ...(isOwn || row.formerDevices.includes(device) ? plays : []).map(({ id, itemId }) => {
      return { ...of, id, kind: 'played' as const, at: now, params: { itemId } };
    }),
  ];
}

const stateOf = (row: SittingRow, device: Id): 'own' | 'asking' | 'other' =>
  row.device === device || isOver(row.state) ? 'own' : row.askingDevice === device ? 'asking' : 'other';
