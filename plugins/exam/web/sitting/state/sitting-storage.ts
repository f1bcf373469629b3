import { type Id, newId } from 'edutech/core/common/ids';
import type { WebServices } from 'edutech/core/web/services';
import type { OpenedSitting } from '../../../api';

type Storage = Pick<WebServices['storage'], 'get' | 'set' | 'remove'>;

/** A day after the end answers are still sent, so what opens the paper stays as long. Milliseconds. */
const lifetime = 2 * 86_400_000;
const deviceKey = 'exam.device';

/** This browser, by a name that it keeps until somebody signs out. */
export function deviceOf(storage: Storage): Id {
  const known = storage.get<Id>(deviceKey);
  if (known) return known;
  const made = newId();
  storage.set(deviceKey, made);
  return made;
}

/** What the server released: with it a reload opens the paper without a network. */
export interface Keys {
  readonly key: string;
  readonly fileKey: string;
}

const keysKey = (sittingId: Id) => `exam.keys.${sittingId}`;
export const keptKeys = (storage: Storage, sittingId: Id) => storage.get<Keys>(keysKey(sittingId));
export const keepKeys = (storage: Storage, sittingId: Id, keys: Keys) =>
  storage.set(keysKey(sittingId), keys, lifetime);

/** What belongs to no answer: it stays on this device. */
export interface Notes {
  readonly place: Id | null;
  readonly flags: readonly Id[];
  /** Options that were crossed out, by item and part. */
  readonly crossed: Readonly<Record<string, readonly number[]>>;
  /** Plays of recordings that the server has not counted. */
  readonly unsentPlays: readonly { readonly id: Id; readonly itemId: Id }[];
  readonly size: 'small' | 'middle' | 'large';
  /** Handing in was pressed: nothing is written any more, also after a reload. */
  readonly isHandedIn: boolean;
}

const noNotes: Notes = { place: null, flags: [], crossed: {}, unsentPlays: [], size: 'middle', isHandedIn: false };
const notesKey = (sittingId: Id) => `exam.notes.${sittingId}`;
export const keptNotes = (storage: Storage, sittingId: Id): Notes => ({
  ...noNotes,
  ...storage.get<Partial<Notes>>(notesKey(sittingId)),
});
export const keepNotes = (storage: Storage, sittingId: Id, notes: Notes) =>
  storage.set(notesKey(sittingId), notes, lifetime);

/** How often each recording was played: what the server counted when the sitting was opened, and what it has not heard of yet. */
export function playsOf({ plays }: Pick<OpenedSitting, 'plays'>, { unsentPlays }: Notes): Record<Id, number> {
  const counts: Record<Id, number> = Object.fromEntries(plays.map(({ itemId, count }) => [itemId, count]));
  for (const { itemId } of unsentPlays) counts[itemId] = (counts[itemId] ?? 0) + 1;
  return counts;
}
