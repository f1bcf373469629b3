import { token } from '../../common/token';
import type { Actor, SignedIn } from '../actor';

/** A kind of live topic (`news.list`, `work.monitor:<id>`): who may hear it. */
export interface LiveTopic {
  readonly name: string;
  /** `subject` is the part after the colon, empty when there is none. */
  mayHear(actor: Actor, subject: string): Promise<boolean> | boolean;
  /** Heard also by who must change the password first (core/common/endpoint.ts). */
  readonly withFirstPassword?: true;
  /** What somebody is told at once who begins to hear, where each gets his own; absent: nothing. */
  greeting?(actor: SignedIn, subject: string): unknown;
}

/** One authenticated WebSocket per tab with topics. */
export interface Live {
  topic(topic: LiveTopic): void;
  /** Tells all who hear the topic, on every process. */
  publish(topic: string, message: unknown): void;
  /** Tells each hearer at this process his own greeting again: for what every process learns by itself (switches). */
  greetAgain(topic: string): void;
  /** Ends the sockets of a session at once (logout, disabling). */
  endSession(sessionId: string): void;
  /** Number of open sockets in this process. */
  readonly size: number;
}
export const Live = token<Live>('core.Live');
