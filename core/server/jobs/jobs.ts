import type { Static, TSchema } from 'typebox';
import type { Id } from '../../common/ids';
import { token } from '../../common/token';
import type { SystemActor } from '../actor';
import type { Db } from '../data/db';

/**
 * A kind of background work. It is run at least once (a killed worker's lease ends and another takes over), so
 * `run` must be idempotent; it reports progress with `heartbeat`.
 */
export interface JobDeclaration<S extends TSchema = TSchema> {
  /** Plugin id, dot, verb: `resource.convert`. While that plugin is switched off for the city, the job waits. */
  readonly name: string;
  readonly payload: S;
  /** Tries in all, with growing pauses. Default 3. */
  readonly tries?: number;
  /** Seconds a run may take before its lease ends and it is tried again. Default 60, renewed by heartbeats. */
  readonly leaseSeconds?: number;
  /** Cron expression (city time) for work that returns by itself. */
  readonly schedule?: string;
  /**
   * Runs of it at the same time in one process. Default 1. Of several, those of one person leave at least one to others.
   */
  readonly workers?: number;
  /** With a schedule: runs besides as soon as a process starts that runs jobs, so that it makes up for what it missed. */
  readonly atStart?: true;
  /**
   * An administrator may stop a run: it ends at its next safe place, a heartbeat or a look at the signal, and is not tried again.
   */
  readonly canStop?: true;
  run(payload: Static<S>, context: JobContext): Promise<void>;
  /**
   * Called when the job has failed for good, whatever the reason: its last try threw, or the process that worked on it was
   * killed. Here rows that say "running" learn that nobody runs any more. It is a job of its own, so it is tried again too.
   */
  gaveUp?(payload: Static<S>, context: JobContext): Promise<void>;
}

export interface JobContext {
  readonly actor: SystemActor;
  /** Ends when the process drains (the job is tried again elsewhere) or somebody stops the run: stop at the next safe point. */
  readonly signal: AbortSignal;
  readonly attempt: number;
  /** 0 to 1, shown to administrators; renews the lease. */
  heartbeat(progress?: number): Promise<void>;
}

/** Whose work a job is: a queue that people fill serves each of them, and each school. */
export interface JobOwner {
  readonly personId: Id | null;
  readonly schoolId: Id | null;
}

export interface JobOptions {
  readonly after?: Date;
  /** Of the jobs with one key, one waits: adding another answers its id. */
  readonly once?: string;
  /** Of the jobs that wait, those of people who have fewer waiting come first, then those of such schools. Default: by age. */
  readonly owner?: JobOwner;
  /** Who started it, and may ask how far it is (`jobState` of core/common/api/jobs.ts). */
  readonly by?: Id;
}

/** Queue with leases and retries. A job added in a transaction exists if and only if that transaction commits. */
export interface Jobs {
  add(db: Db, name: string, payload: unknown, options?: JobOptions): Promise<string>;
  /** What this process knows of its jobs, also of those whose module or schedule is switched off. */
  declared(): readonly Pick<JobDeclaration, 'name' | 'schedule' | 'canStop'>[];
  /** Asks the run of a job to stop, in whichever process it is; a run that ends before it has heard is done. */
  stop(db: Db, id: string): Promise<void>;
}
export const Jobs = token<Jobs>('core.Jobs');
