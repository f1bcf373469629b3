import { inOneSpelling } from '../../common/wire/former-names';
import { PgBoss, type Job } from 'pg-boss';
import Value from 'typebox/value';
import { newId } from '../../common/ids';
import { asSystem } from '../actor';
import type { Clock } from '../clock';
import type { Database } from '../data/database';
import type { Db } from '../data/db';
import type { Events } from '../events/events';
import type { Logger } from '../logger';
import type { RowSwitches } from '../module-switches/row-switches';
import type { JobDeclaration, JobOptions, JobOwner, Jobs } from '../jobs/jobs';
import {
  countWaitingOf,
  deleteJobProgress,
  insertStarter,
  overConnection,
  selectOptionalWaitingJob,
  upsertJobProgress,
} from './queue.queries';
import { Lease, unlessAborted } from './lease';
import { pluginOf } from '../jobs/plugin-of';
import { jobSchema } from './schema';

export interface PgBossJobsOptions {
  /** Address of the database for the application's role. */
  readonly url: string;
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Which plugins are off: their jobs wait, their schedules rest. Without them all are on. */
  readonly switches?: Pick<RowSwitches, 'isOn' | 'onRead'>;
  /** How often a queue is polled when no new job is announced (deferred jobs, retries). Seconds. */
  readonly pollSeconds?: number;
}

/** What a process does of the work. */
export interface JobShare {
  /** Runs jobs in this process. */
  readonly works: boolean;
  /** Begins by the clock what returns by itself, for all processes. Default: as `works`. */
  readonly schedules?: boolean | undefined;
  /** A process of the same build has made the queues: they are not looked at again. */
  readonly areQueuesMade?: boolean | undefined;
}

const addedEvent = 'core.jobs.added';
const stopEvent = 'core.jobs.stop';
const cityTime = 'Asia/Shanghai';
/** A process that has given no heartbeat for this long is dead; the least that the library takes. */
const heartbeatSeconds = 10;
const superviseSeconds = 3;
const longestRunSeconds = 23 * 3600;
const keepDoneSeconds = 3 * 86_400;
const drainMilliseconds = 5000;

/** Jobs over pg-boss: rows in our own database, so a job is added by the transaction that wants it. */
export class PgBossJobs implements Jobs {
  readonly #options: PgBossJobsOptions;
  readonly #declared = new Map<string, JobDeclaration>();
  readonly #workers = new Map<string, string[]>();
  readonly #running = new Set<Promise<void>>();
  readonly #draining = new AbortController();
  /** Runs of this process that can be stopped, by the id of their job. */
  readonly #stops = new Map<string, AbortController>();
  /** Jobs that were last found switched on; the other declared ones are off. */
  readonly #on = new Set<string>();
  /** Of these, those that were last found to return by the clock. */
  readonly #returning = new Set<string>();
  /** One after the other: of two at once, the older could be written last and stay. */
  #following: Promise<void> = Promise.resolve();
  #isLeaving = false;
  #boss: PgBoss | undefined;

  constructor(options: PgBossJobsOptions) {
    this.#options = options;
  }

  /**
   * Makes the queues, and does this process's share of the work. Before it nobody can add jobs. The tables must be there
   * ({@link migrateJobs}).
   */
  async start(declarations: readonly JobDeclaration[], share: JobShare): Promise<void> {
    const { works, schedules = works } = share;
    const { url, events, logger } = this.#options;
    const boss = new PgBoss({
      connectionString: url,
      schema: jobSchema,
      max: works ? 4 : 1,
      migrate: false,
      createSchema: false,
      supervise: works,
      schedule: schedules,
      superviseIntervalSeconds: superviseSeconds,
      // expired leases are looked for in this pass, so it may not wait for its usual minute
      monitorIntervalSeconds: superviseSeconds,
      cronMonitorIntervalSeconds: 15,
      // the application does not own the indexes
      reindex: false,
    });
    boss.on('error', (error) => logger.warn({ error }, 'the job queue has trouble'));
    boss.on('warning', (warning) => logger.warn({ warning }, 'the job queue warns'));
    await boss.start();
    this.#boss = boss;
    for (const declaration of declarations.flatMap(withLastWord)) await this.#declare(boss, declaration, share);
    this.#options.switches?.onRead(() => {
      this.#following = this.#following.then(() => this.#follow(boss, works));
    });
    events.on(addedEvent, ({ payload }) => this.#wake(String(payload.job)));
    events.on(stopEvent, ({ payload }) =>
      this.#stops.get(String(payload.id))?.abort(new Error('somebody has stopped it')),
    );
  }

  async add(db: Db, name: string, payload: unknown, options: JobOptions = {}): Promise<string> {
    const id = await this.#send(db, name, payload, options);
    if (options.by) await insertStarter(db, id, name, options.by, this.#options.clock.now());
    return id;
  }

  declared(): readonly JobDeclaration[] {
    return [...this.#declared.values()];
  }

  async stop(db: Db, id: string): Promise<void> {
    await this.#options.events.emit(db, { name: stopEvent, payload: { id } });
  }

  async #send(db: Db, name: string, payload: unknown, options: JobOptions): Promise<string> {
    const declaration = this.#declared.get(name);
    if (!declaration || !this.#boss) throw new Error(`There is no job ${name}: declare it in the server half's jobs.`);
    if (!Value.Check(declaration.payload, payload))
      throw new Error(`The payload of a job ${name} does not fit its schema.`);
    const { after, once, owner } = options;
    const placed = owner && (await placeOf(db, name, owner));
    // a key may stop waiting between two statements, so that the second finds nothing; then it can be added again
    for (let tries = 0; tries < 3; tries++) {
      const id = newId(this.#options.clock.now().getTime());
      const added = await this.#boss.send(name, payload as object, {
        id,
        singletonKey: once ?? id,
        ...(after && { startAfter: after }),
        ...placed,
        db: overConnection(db),
      });
      if (added && !after)
        db.afterCommit(() => this.#options.events.tell({ name: addedEvent, payload: { job: name } }));
      if (added) return id;
      const waiting = await selectOptionalWaitingJob(db, name, once ?? id);
      if (waiting) return waiting.id;
    }
    throw new Error(`A job ${name} could neither be added nor found waiting.`);
  }

  /**
   * Takes no further jobs, gives those that run some seconds to end by themselves, then asks them to stop at their next
   * safe point; what does not is left to its lease. A job that was stopped is tried again elsewhere.
   */
  async drain(milliseconds = drainMilliseconds): Promise<void> {
    const boss = this.#boss;
    if (!boss) return;
    this.#isLeaving = true;
    await this.#following;
    for (const name of this.#workers.keys()) await boss.offWork(name, { wait: false });
    await within(milliseconds, Promise.allSettled(this.#running));
    this.#draining.abort(new Error('the process is being stopped'));
    await within(milliseconds, Promise.allSettled(this.#running));
    await boss.stop({ graceful: true, timeout: 1000 });
  }

  async #declare(boss: PgBoss, declaration: JobDeclaration, { works, areQueuesMade = false }: JobShare) {
    const { name } = declaration;
    if (this.#declared.has(name)) throw new Error(`The job ${name} is declared twice.`);
    this.#declared.set(name, declaration);
    if (!areQueuesMade) await this.#makeQueue(boss, declaration);
    if (!this.#isOn(name)) await this.#rest(boss, name);
    else if (areQueuesMade) await this.#take(boss, declaration, works);
    else await this.#begin(boss, declaration, works);
  }

  async #makeQueue(boss: PgBoss, { name, tries = 3, schedule, gaveUp }: JobDeclaration) {
    const settings = {
      // the library adds a job there by the statement that notes the failure
      ...(gaveUp && { deadLetter: lastWordOf(name) }),
      retryLimit: tries - 1,
      retryBackoff: true,
      retryDelay: 2,
      retryDelayMax: 600,
      heartbeatSeconds,
      expireInSeconds: longestRunSeconds,
      deleteAfterSeconds: keepDoneSeconds,
    };
    // "short": of the jobs with one key, one waits; those without a key have their id as one
    await boss.createQueue(name, { policy: 'short', ...settings });
    await boss.updateQueue(name, settings);
    if (!schedule) await boss.unschedule(name);
  }

  #isOn(name: string): boolean {
    return this.#options.switches?.isOn(pluginOf(name), null) ?? true;
  }

  /** Whether it returns by the clock: a schedule has a switch of its own, named as its job. */
  #returns({ name, schedule }: JobDeclaration): boolean {
    return schedule !== undefined && this.#isOn(name) && (this.#options.switches?.isOn(name, null) ?? true);
  }

  /** Does what the switches say by now; what fails is done at the next look, half a minute later. */
  async #follow(boss: PgBoss, works: boolean) {
    for (const declaration of this.#declared.values()) {
      const { name } = declaration;
      const isOn = this.#isOn(name);
      const isSame = isOn === this.#on.has(name) && this.#returns(declaration) === this.#returning.has(name);
      if (this.#isLeaving || isSame) continue;
      try {
        await (isOn ? this.#begin(boss, declaration, works) : this.#rest(boss, name));
      } catch (error) {
        this.#options.logger.warn({ job: name, error }, 'a job did not follow the switch of its module');
      }
    }
  }

  async #begin(boss: PgBoss, declaration: JobDeclaration, works: boolean) {
    const { name, schedule } = declaration;
    if (schedule && this.#returns(declaration)) await boss.schedule(name, schedule, {}, { tz: cityTime });
    else if (schedule) await boss.unschedule(name);
    await this.#take(boss, declaration, works);
  }

  async #take(boss: PgBoss, declaration: JobDeclaration, works: boolean) {
    const { name, atStart, workers = 1 } = declaration;
    if (works && !this.#workers.has(name)) {
      if (atStart && this.#returns(declaration)) await boss.send(name, {}, { singletonKey: name });
      const polling = {
        pollingIntervalSeconds: this.#options.pollSeconds ?? 5,
        heartbeatRefreshSeconds: heartbeatSeconds / 4,
        ...(workers > 1 && { localConcurrency: workers, localGroupConcurrency: workers - 1 }),
      };
      await boss.work<object>(name, polling, ([job]) => this.#track(this.#run(declaration, job!)));
      // the library answers one of them; all are to be woken when something is added
      const ids = boss.getWipData({ includeInternal: true }).flatMap((one) => (one.name === name ? [one.id] : []));
      this.#workers.set(name, ids);
    }
    this.#on.add(name);
    this.#returning[this.#returns(declaration) ? 'add' : 'delete'](name);
  }

  /** No further run begins, neither of waiting jobs nor by schedule; a run that has begun continues to its end. */
  async #rest(boss: PgBoss, name: string) {
    if (this.#workers.delete(name)) await boss.offWork(name, { wait: false });
    await boss.unschedule(name);
    this.#on.delete(name);
    this.#returning.delete(name);
  }

  #wake(name: string) {
    for (const worker of this.#workers.get(name) ?? []) this.#boss?.notifyWorker(worker);
  }

  async #track(run: Promise<void>): Promise<void> {
    this.#running.add(run);
    try {
      await run;
    } finally {
      this.#running.delete(run);
    }
  }

  async #run(declaration: JobDeclaration, job: Job): Promise<void> {
    const { database, clock, logger } = this.#options;
    const { name, payload, leaseSeconds = 60, tries = 3 } = declaration;
    const id = job.id.replaceAll('-', '');
    const attempt = job.retryCount + 1;
    const actor = asSystem(`job ${name}`);
    const lease = new Lease(leaseSeconds);
    const stop = new AbortController();
    if (declaration.canStop) this.#stops.set(id, stop);
    const ended = AbortSignal.any([job.signal, this.#draining.signal, lease.signal]);
    const signal = AbortSignal.any([ended, stop.signal]);
    const heartbeat = async (progress?: number) => {
      signal.throwIfAborted();
      lease.renew();
      if (progress === undefined) return;
      await database.write(actor, (db) =>
        upsertJobProgress(db, id, name, Math.min(1, Math.max(0, progress)), clock.now()),
      );
    };
    try {
      const data = inOneSpelling(job.data ?? {});
      if (!Value.Check(payload, data)) throw new Error('the payload does not fit the schema any more');
      await unlessAborted(declaration.run(data, { actor, signal, attempt, heartbeat }), ended);
    } catch (error) {
      if (stop.signal.aborted && !ended.aborted) return await this.#stopped(declaration, job);
      logger[attempt < tries ? 'warn' : 'error']({ job: name, id, attempt, error }, 'a job failed');
      throw error;
    } finally {
      this.#stops.delete(id);
      lease.end();
      // more may wait: look again at once
      this.#wake(name);
      await database.write(actor, (db) => deleteJobProgress(db, id)).catch(() => undefined);
    }
  }

  /** A run has reached its safe place: the job is cancelled, and those who wait for it learn that nobody runs any more. */
  async #stopped({ name, gaveUp }: JobDeclaration, job: Job): Promise<void> {
    await this.#boss!.cancel(name, job.id);
    if (gaveUp) await this.#boss!.send(lastWordOf(name), job.data as object);
    this.#options.logger.info({ job: name, id: job.id }, 'a job was stopped');
  }
}

/** So many of one owner are told apart; more are all the same. */
const mostWaiting = 999;

/** A job's group, and its place among those that wait: a person's tenth comes after everybody's ninth. */
async function placeOf(db: Db, queue: string, owner: JobOwner) {
  const { ofPerson, ofSchool } = await countWaitingOf(db, queue, owner);
  const [person, school] = [ofPerson, ofSchool].map((count) => Math.min(count, mostWaiting)) as [number, number];
  return {
    priority: -(person * (mostWaiting + 1) + school),
    ...(owner.personId && { group: { id: owner.personId, ...(owner.schoolId && { tier: owner.schoolId }) } }),
  };
}

/** The queue of the jobs that another job has given up. */
const lastWordOf = (name: string) => `${name}.gaveUp`;
/** Longer than any disturbance of a day lasts: nothing comes after it. */
const lastTries = 10;

/** A job with what follows its failure, which is a job too; its queue must be there first. */
function withLastWord(declaration: JobDeclaration): JobDeclaration[] {
  const { name, payload, gaveUp } = declaration;
  if (!gaveUp) return [declaration];
  const run: JobDeclaration['run'] = (data, context) => gaveUp.call(declaration, data, context);
  return [{ name: lastWordOf(name), payload, tries: lastTries, run }, declaration];
}

function within(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout;
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  return Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
