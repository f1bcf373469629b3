import { token } from 'edutech/core/common/token';
import type { Settings } from 'edutech/core/server/settings/settings';

/** The processes that serve one port of this machine together, of which this is one (host/build/serve/workers.mjs). */
export interface Siblings {
  /** Number of this process, from 1 on. */
  readonly worker: number;
  /** How many are meant to run, this one included. */
  readonly count: number;
  /** Tells all others; what is told to one that just ends is lost. */
  tell(name: string, payload: unknown): void;
  on(name: string, hear: (payload: unknown) => void): void;
}
export const Siblings = token<Siblings>('host.Siblings');

/** A process that has its port for itself. */
export const alone: Siblings = { worker: 1, count: 1, tell: () => undefined, on: () => undefined };

/** Each has its own connections to the database, and an embedded one takes 200. */
const most = 8;

export const workersOf = ({ workers }: Pick<Settings, 'workers'>, processors: number): number =>
  workers === 'cores' ? Math.min(processors, most) : workers;

interface Told {
  readonly toWorkers: string;
  readonly payload: unknown;
}

/** By messages to the program that started this process, which passes them on. */
export function siblingsOf(process: Pick<NodeJS.Process, 'on' | 'send'>, worker: number, count: number): Siblings {
  if (count === 1) return alone;
  return {
    worker,
    count,
    // a closed channel is the end of this process too
    tell: (toWorkers, payload) => process.send?.({ toWorkers, payload }, undefined, undefined, () => undefined),
    on: (name, hear) =>
      process.on('message', (message: unknown) => {
        const { toWorkers, payload } = Object(message) as Partial<Told>;
        if (toWorkers === name) hear(payload);
      }),
  };
}
