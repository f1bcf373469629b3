import { newId } from '../../common/ids';
import { inject, injectable } from '../../di/inject';
import { type Actor, asSystem, type SystemActor } from '../actor';
import { Clock } from '../clock';
import { Database } from '../data/database';
import type { Db } from '../data/db';
import { Logger } from '../logger';
import type { Audit, AuditRecord } from './audit';
import {
  insertAuditRecord,
  insertSeals,
  lockSeals,
  type Seal,
  selectOptionalLastSeal,
  selectUnsealedRecords,
} from './audit.queries';
import { selectOptionalAnchor } from './retention/prune.queries';
import { firstHash, sealOf } from './seal';

const sealMilliseconds = 1000;
const batchSize = 500;
const system = asSystem('audit records are sealed');

/**
 * Audit records in a table that only grows, chained by hash each second: chaining inside the transaction of the act
 * would make all acts wait for each other.
 */
@injectable()
export class SealedAudit implements Audit {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #logger: Logger;
  #timer: NodeJS.Timeout | undefined;
  #sealing: Promise<void> = Promise.resolve();

  constructor(@inject(Database) database: Database, @inject(Clock) clock: Clock, @inject(Logger) logger: Logger) {
    this.#database = database;
    this.#clock = clock;
    this.#logger = logger;
  }

  async record(db: Db, actor: Actor | SystemActor, record: AuditRecord): Promise<void> {
    const now = this.#clock.now();
    await insertAuditRecord(db, {
      id: newId(now.getTime()),
      createdAt: now,
      act: record.act,
      ...whoActed(actor),
      ...(record.schoolId === undefined ? {} : { schoolId: record.schoolId }),
      objectKind: record.objectKind,
      objectId: record.objectId,
      // what somebody does as another is his own doing
      facts: { ...record.facts, ...actedBy(actor) },
      address: record.address ?? '',
    });
  }

  /** Seals each second until {@link close}; of several processes, one at a time does it. */
  start(): void {
    this.#timer = setInterval(() => {
      this.#sealing = this.#sealing
        .then(() => this.seal())
        .then(noCount, (error: unknown) => {
          this.#logger.warn({ error }, 'audit records could not be sealed');
        });
    }, sealMilliseconds);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sealing;
  }

  /** Seals what waits; answers how many records. */
  async seal(): Promise<number> {
    let sealed = 0;
    for (;;) {
      const count = await this.#database.write(system, sealBatch);
      sealed += count;
      if (count < batchSize) return sealed;
    }
  }
}

const noCount = () => undefined;

/** Seals what waits, up to so many records, in the transaction; answers how many. */
export async function sealBatch(db: Db): Promise<number> {
  if (!(await lockSeals(db))) return 0;
  // all that was sealed may have been taken out by age
  const last = (await selectOptionalLastSeal(db)) ?? (await selectOptionalAnchor(db));
  const records = await selectUnsealedRecords(db, batchSize);
  if (records.length === 0) return 0;
  const seals: Seal[] = [];
  let { position, hash } = last ?? { position: 0, hash: firstHash };
  for (const record of records) {
    position += 1;
    hash = sealOf(record, hash);
    seals.push({ position, recordId: record.id, hash });
  }
  await insertSeals(db, seals);
  return records.length;
}

const actedBy = (actor: Actor | SystemActor) =>
  actor.kind === 'person' && actor.actedBy ? { actedBy: actor.actedBy.personId } : {};

/** The actor's part of a record. */
function whoActed(actor: Actor | SystemActor) {
  const nobody = { personId: null, roleId: null, schoolId: null, reason: '' };
  if (actor.kind === 'system') return { ...nobody, actorKind: 'system', reason: actor.reason };
  if (actor.kind === 'visitor') return { ...nobody, actorKind: 'visitor' };
  const { personId, roleId, schoolId } = actor;
  return { actorKind: 'person', personId, roleId, schoolId, reason: '' };
}
