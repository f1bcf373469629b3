import { token } from '../../common/token';
import type { Db } from '../data/db';

/** Something that happened, told after COMMIT to every process. Carries ids, not contents. */
export interface DomainEvent {
  /** Plugin id, dot, past tense: `work.published`. */
  readonly name: string;
  readonly payload: Readonly<Record<string, string | number | boolean | null>>;
}

/** Outbox and notifier. Events are heard in one order by all, each once per process as long as it runs. */
export interface Events {
  /** Writes the outbox row in the caller's transaction; it leaves after COMMIT, at most 50 ms later. */
  emit(db: Db, event: DomainEvent): Promise<void>;
  /**
   * Tells without a transaction, for what nobody misses when this process dies within the next 50 ms: live messages,
   * caches. Never throws; while the database is away, the latest thousands wait.
   */
  tell(event: DomainEvent): void;
  /** Hears an event in every process (caches, live topics). Returns how to stop. */
  on(name: string, hear: (event: DomainEvent) => void): () => void;
}
export const Events = token<Events>('core.Events');
