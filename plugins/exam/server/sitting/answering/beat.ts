import type { Id } from 'edutech/core/common/ids';
import type { GroupedHandler } from 'edutech/core/server/call';
import type { InputOf } from 'edutech/core/common/endpoint';
import type { beatSitting as endpoint } from '../../../api';
import { isOver } from '../../../model/sitting/states';
import { insertSittingEvents, type NewEvent, selectSittings, type SittingRow } from '../sittings.queries';
import type { KnownSitting, KnownSittings } from './known-sittings';
import { selectMessages, updateTold } from './own-sittings.queries';
import { messagesFor, type SittingParts, timesOnWire } from './own-sittings.routes';

type Beat = KnownSitting & Pick<InputOf<typeof endpoint>, 'device' | 'waiting' | 'answered' | 'left'>;

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
  }),
  keyOf: ({ id, device, left }) => `${id}/${device}/${left.map((one) => one.id).join()}`,
  append: async (db, beats, now) => {
    const rows = new Map((await selectSittings(db, beats)).map((row) => [row.id, row]));
    const own = beats.filter(({ id, device }) => rows.get(id)?.device === device);
    const noted = await insertSittingEvents(
      db,
      own.flatMap((beat) => leftEvents(beat, rows.get(beat.id)!, now)),
    );
    const times = Map.groupBy(noted, ({ sittingId }) => sittingId);
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

/** Times at which the page was left while the student was at work. */
const leftEvents = ({ left }: Beat, row: SittingRow, now: Date): NewEvent[] =>
  row.startedAt && !isOver(row.state)
    ? left.map(({ id, age, seconds }) => ({
        schoolId: row.schoolId,
        id,
        examId: row.examId,
        roomId: row.roomId,
        sittingId: row.id,
        kind: 'left',
        personId: null,
        at: new Date(now.getTime() - age),
        params: { seconds },
      }))
    : [];

const stateOf = (row: SittingRow, device: Id): 'own' | 'asking' | 'other' =>
  row.device === device || isOver(row.state) ? 'own' : row.askingDevice === device ? 'asking' : 'other';
