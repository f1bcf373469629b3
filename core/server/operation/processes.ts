import type { Id } from '../../common/ids';

/** What a process says of itself, besides who it is. */
export interface ProcessFacts {
  /** Resident memory. */
  readonly memoryBytes?: number;
  /** Longest wait for the event loop since the last report. */
  readonly loopDelaySeconds?: number;
  /** Open tabs of signed-in people. */
  readonly sockets?: number;
  /** Connections to the database: open, and calls that wait for one. */
  readonly connections?: number;
  readonly waiting?: number;
  /** Its number among those that share a port; absent: it has one for itself. */
  readonly worker?: number;
}

/** A server process of this deployment. */
export interface ServerProcess {
  readonly id: Id;
  readonly host: string;
  readonly pid: number;
  /** Version of the platform that it runs. */
  readonly version: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  /** Time of the newest module switch that holds in it; null: none was ever turned. */
  readonly switchesAt: Date | null;
  readonly facts: ProcessFacts;
}

/** Calls of one plugin. */
export interface Use {
  readonly plugin: string;
  readonly calls: number;
  /** Answers of class 5xx. */
  readonly failures: number;
  /** Time to all answers together. */
  readonly milliseconds: number;
}

/** How often a process says that it lives. Milliseconds. */
export const beatMilliseconds = 10_000;
/** A process without a report for this long has ended. Milliseconds. */
export const silenceMilliseconds = 35_000;

/** The last report of a living process is not older than this. */
export const aliveSince = (now: Date) => new Date(now.getTime() - silenceMilliseconds);
