import { bankSources, type BankSource } from 'edutech/core/common/teaching/sources';

/** How far a thing is shared: who sees it, and how far a waiting review asks for it to be shared. */
export interface SharingState {
  /** Its owner 1, the people of their school 2, everybody 3. */
  readonly seen: BankSource;
  readonly wanted: BankSource | null;
}

/** How far somebody can ask for a thing to be shared. */
export type Shared = Exclude<BankSource, typeof bankSources.personal>;

/** What others see, or a reviewer looks at, stays as it is until its owner withdraws it. */
export const isOpenToChange = ({ seen, wanted }: SharingState): boolean =>
  seen === bankSources.personal && wanted === null;

/** Upwards only, and one request at a time. */
export const canBeShared = ({ seen, wanted }: SharingState, to: BankSource): boolean => wanted === null && to > seen;
