import { token } from '../../common/token';
import type { Db } from '../data/db';

/** Something that happened, published after COMMIT to every process. Carries ids, not contents. */
export interface DomainEvent {
  /** Plugin id, dot, past tense: `work.published`. */
  readonly name: string;
  readonly payload: Readonly<Record<string, string | number | boolean | null>>;
}

/** Outbox and notifier. All processes receive events in one order, each once per process while it runs. */
export interface Events {
  /** Writes the outbox row in the caller's transaction; it leaves after COMMIT, at most 50 ms later. */
  emit(db: Db, event: DomainEvent): Promise<void>;
  /**
   * Publishes without a transaction, for events that nobody misses when this process dies within the next 50 ms: live
   * messages, caches. Never throws; while the database cannot be reached, the latest thousands wait.
   */
  tell(event: DomainEvent): void;
  /** Handles an event in every process (caches, live topics). Returns the function that stops it. */
  on(name: string, hear: (event: DomainEvent) => void): () => void;
}
export const Events = token<Events>('core.Events');
