import type { Id } from 'edutech/core/common/ids';
import type { Storage } from 'edutech/core/web/services';

/** What a device remembers of somebody's work on one homework, besides the answers: nobody else is told. */
export interface DeskNotes {
  /** Items with a flag. */
  readonly flags: readonly Id[];
  /** How often each listening text was played. */
  readonly plays: Readonly<Record<Id, number>>;
  /** For how long it was worked on here. */
  readonly seconds: number;
  /** Handing in was asked for while the server was out of reach: device time in milliseconds. */
  readonly handInAskedAt: number | null;
}

export const noNotes: DeskNotes = { flags: [], plays: {}, seconds: 0, handInAskedAt: null };

/** As long as the journal of answers is kept. */
const lifetime = 30 * 86_400_000;
/** Signing out leaves what begins with `journal`: work that no server has. */
const keyOf = (person: Id, attemptId: Id) => `journal.work.${person}.${attemptId}`;

export const readNotes = (storage: Pick<Storage, 'get'>, person: Id, attemptId: Id): DeskNotes => ({
  ...noNotes,
  ...storage.get<Partial<DeskNotes>>(keyOf(person, attemptId)),
});

export const writeNotes = (storage: Pick<Storage, 'set'>, person: Id, attemptId: Id, notes: DeskNotes): boolean =>
  storage.set(keyOf(person, attemptId), notes, lifetime);

/** Once it is handed in: how often a recording was played stays, in case it is given back. */
export const clearNotes = (storage: Pick<Storage, 'get' | 'set'>, person: Id, attemptId: Id): void => {
  const { plays } = readNotes(storage, person, attemptId);
  writeNotes(storage, person, attemptId, { ...noNotes, plays });
};
