import Type from 'typebox';
import { asSystem } from 'edutech/core/server/actor';
import type { Id as IdText } from 'edutech/core/common/ids';
import { Id } from 'edutech/core/common/wire/kinds';
import type { Db } from 'edutech/core/server/data/db';
import type { JobContext, JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { type Message, type MessageWay, NotSent } from '../../kit/server/message-way';
import { quietEnd } from '../../model/quiet-hours';
import type { AccountServices } from '../account-services';
import { deliverJob, matterOf } from './chosen-ways';
import {
  type DeliveryRow,
  type DeliveryState,
  lockOptionalDelivery,
  updateDelivery,
  updateGivenUp,
  updateSending,
} from './deliveries.queries';

const Delivery = Type.Object({ id: Id });

/** A service that is asked whether it has a message is given this time to know it. Milliseconds. */
const settling = 60_000;
/** For so long a busy service is waited for; then each answer of it is a failed try. Milliseconds. */
const longestWait = 86_400_000;
/** Tries in all, with pauses that grow to ten minutes: about half an hour. */
const tries = 12;

/** So often a message is sent or asked for after a doubt, and no more. */
const mostDoubts: Readonly<Record<MessageWay['afterDoubt'], number>> = { repeat: tries, ask: 5, once: 1 };

/** What is to be done with a message now. */
type Step =
  | { readonly do: 'nothing' }
  | { readonly do: 'end'; readonly state: DeliveryState }
  | { readonly do: 'wait'; readonly until: Date }
  | { readonly do: 'fail'; readonly why: string }
  | { readonly do: 'ask' | 'send'; readonly way: MessageWay; readonly doubts: number };

interface Facts {
  readonly way: MessageWay | undefined;
  readonly isReached: boolean;
  readonly isUrgent: boolean;
  /** The service of the way is busy until then. */
  readonly busyUntil: Date | undefined;
  readonly now: Date;
}

/** Judges a message by its row alone: the process that takes it over after a kill comes to the same. */
export function nextStep(row: DeliveryRow, { way, isReached, isUrgent, busyUntil, now }: Facts): Step {
  const { state, doubts, triedAt } = row;
  if (state !== 'waiting' && state !== 'sending') return { do: 'nothing' };
  const isInDoubt = state === 'sending';
  const known = new Date((triedAt ?? now).getTime() + settling);
  if (isInDoubt && doubts >= mostDoubts[way?.afterDoubt ?? 'once'])
    return { do: 'fail', why: 'Nobody knows whether the service has taken the message, which is not sent again.' };
  if (isInDoubt && way?.isOn && way.afterDoubt === 'ask')
    return known > now ? { do: 'wait', until: known } : { do: 'ask', way, doubts: doubts + 1 };
  if (row.key === null) return { do: 'end', state: isInDoubt ? 'doubtful' : 'withdrawn' };
  if (!way?.isOn || !isReached) return { do: 'end', state: isInDoubt ? 'doubtful' : 'unreachable' };
  const quiet = way.restsAtNight && !isUrgent ? quietEnd(now) : null;
  if (quiet) return { do: 'wait', until: quiet };
  if (busyUntil && busyUntil > now) return { do: 'wait', until: busyUntil };
  return { do: 'send', way, doubts: doubts + (isInDoubt ? 1 : 0) };
}

/**
 * Sends one message. Before its service is asked the row says so, and afterwards what came of it: the process that takes the message
 * over after a kill knows that it may have been taken, and does what its way says of a doubt.
 */
export const deliver = (services: AccountServices): JobDeclaration<typeof Delivery> => {
  const { clock, database, jobs, matters, settings, texts, ways } = services;
  const actor = asSystem('a notification is sent');
  /** Until when the services of ways are busy, as this process was told. */
  const busy = new Map<string, Date>();
  const write = <Result>(work: (db: Db) => Promise<Result>) => database.write(actor, work);
  const later = (db: Db, id: IdText, after: Date) => jobs.add(db, deliverJob, { id }, { after });

  /** The message, once it is written down that its service is asked; nothing: there is nothing to do now. */
  const begin = (id: IdText) =>
    write(async (db) => {
      const row = await lockOptionalDelivery(db, id);
      if (!row) return undefined;
      const way = ways.find((one) => one.id === row.way);
      const now = clock.now();
      const step = nextStep(row, {
        way,
        isReached: way ? (await way.reach(db, [row.personId])).has(row.personId) : false,
        isUrgent: row.key !== null && matterOf(matters, row.key)?.isUrgent === true,
        busyUntil: busy.get(row.way),
        now,
      });
      if (step.do === 'end') await updateDelivery(db, id, step.state);
      if (step.do === 'wait') await later(db, id, step.until);
      if (step.do === 'fail') throw new Error(step.why);
      if (step.do === 'send' || step.do === 'ask')
        await updateSending(db, id, { doubts: step.doubts, now: step.do === 'ask' ? row.triedAt! : now });
      if (step.do !== 'send' && step.do !== 'ask') return undefined;
      const { language, path, personId, key, params, shownFrom: at } = row;
      const title = key === null ? '' : texts.say(language, key, params);
      const link = settings.publicOrigin === '' ? '' : new URL(path, settings.publicOrigin).href;
      return { ...step, row, message: { id, personId, title, link, language, at } satisfies Message };
    });

  /** The service wants fewer messages: where it means all of its way, all wait. None is lost by it. */
  const putOff = (id: IdText, row: DeliveryRow, { reason, pause }: NotSent) =>
    write(async (db) => {
      const until = new Date(clock.now().getTime() + pause * 1000);
      if (reason === 'busy') busy.set(row.way, until);
      await updateDelivery(db, id, 'waiting');
      await later(db, id, until);
    });

  const send = async (id: IdText, begun: NonNullable<Awaited<ReturnType<typeof begin>>>, signal: AbortSignal) => {
    const { way, row, message } = begun;
    try {
      await way.send(message, signal);
      await write((db) => updateDelivery(db, id, 'sent'));
    } catch (error) {
      const reason = error instanceof NotSent ? error.reason : null;
      const isYoung = clock.now().getTime() - row.madeAt.getTime() < longestWait;
      if (reason === 'unreachable') return void (await write((db) => updateDelivery(db, id, 'unreachable')));
      if ((reason === 'busy' || reason === 'later') && isYoung) return await putOff(id, row, error as NotSent);
      if (reason !== 'doubtful') await write((db) => updateDelivery(db, id, 'waiting'));
      throw error;
    }
  };

  const run = async ({ id }: { readonly id: string }, { signal }: Pick<JobContext, 'signal'>): Promise<void> => {
    const begun = await begin(id);
    if (begun?.do === 'send') return send(id, begun, signal);
    if (begun?.do !== 'ask') return;
    const wasTaken = await begun.way.wasTaken!(begun.message, begun.row.triedAt!, signal);
    await write((db) => updateDelivery(db, id, wasTaken ? 'sent' : 'waiting'));
    if (!wasTaken) await run({ id }, { signal });
  };
  return {
    name: deliverJob,
    payload: Delivery,
    tries,
    workers: 4,
    run,
    gaveUp: async ({ id }) => void (await write((db) => updateGivenUp(db, id))),
  };
};
