import type { OutsidePlatform } from '../../model/outside/outside-platform';

/** One person on the way to one platform. */
export interface Crossing {
  readonly platform: OutsidePlatform;
  /** What the platform is told of the person. */
  readonly userId: string;
  /** Page there that was asked for, already found to be the platform's own. */
  readonly address: URL | null;
  /** The server's time. */
  readonly now: Date;
  /** A one-use ticket of ours, for adapters that take one. */
  readonly ticket: string | null;
}
