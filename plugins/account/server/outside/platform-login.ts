import type { OutsidePlatform } from '../../model/outside/outside-platform';

/** One person on the way to one platform. */
export interface PlatformLogin {
  readonly platform: OutsidePlatform;
  /** Data of the person that the platform receives. */
  readonly userId: string;
  /** Page there that was asked for, already found to be the platform's own. */
  readonly address: URL | null;
  /** The server's time. */
  readonly now: Date;
  /** A one-use ticket of ours, for adapters that take one. */
  readonly ticket: string | null;
}
