import { token } from '../../common/token';
import type { Actor, SignedIn } from '../actor';

/** A kind of live topic (`news.list`, `work.monitor:<id>`): who may subscribe. */
export interface LiveTopic {
  readonly name: string;
  /** `subject` is the part after the colon, empty when there is none. */
  mayHear(actor: Actor, subject: string): Promise<boolean> | boolean;
  /** Open also to people who must change the password first (core/common/endpoint.ts). */
  readonly withFirstPassword?: true;
  /** The first message for each new subscriber, if everybody gets their own; absent: none. */
  greeting?(actor: SignedIn, subject: string): unknown;
}

/** One authenticated WebSocket per tab with topics. */
export interface Live {
  topic(topic: LiveTopic): void;
  /** Sends to all subscribers of the topic, in every process. */
  publish(topic: string, message: unknown): void;
  /**
   * Sends each subscriber of this process their own first message again: for changes that every process learns by
   * itself (switches).
   */
  greetAgain(topic: string): void;
  /** Ends the sockets of a session at once (logout, disabling). */
  endSession(sessionId: string): void;
  /** Number of open sockets in this process. */
  readonly size: number;
}
export const Live = token<Live>('core.Live');
