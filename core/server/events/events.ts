import { token } from '../../common/token';
import type { Db } from '../data/db';

/** Something that happened, told after COMMIT to every process. Carries ids, not contents (NOTIFY has 8,000 bytes). */
export interface DomainEvent {
  /** Plugin id, dot, past tense: `work.published`. */
  readonly name: string;
  readonly payload: Readonly<Record<string, string | number | boolean | null>>;
}

/** Outbox and notifier. */
export interface Events {
  /** Writes the outbox row in the caller's transaction; it leaves after COMMIT, at most 50 ms later. */
  emit(db: Db, event: DomainEvent): Promise<void>;
  /** Hears an event in every process (caches, live topics). Returns how to stop. */
  on(name: string, hear: (event: DomainEvent) => void): () => void;
}
export const Events = token<Events>('core.Events');
