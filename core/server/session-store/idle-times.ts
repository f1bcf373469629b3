import type { Settings } from '../settings/settings';
import type { IdleTimes } from './sessions.queries';

type IdleSettings = Pick<Settings, 'idleMilliseconds' | 'sharedIdleMilliseconds'>;

/** For how long a session may go without an action. Milliseconds. */
export const idleLimit = (settings: IdleSettings, isShared: boolean): number =>
  isShared ? Math.min(settings.sharedIdleMilliseconds, settings.idleMilliseconds) : settings.idleMilliseconds;

/** Sessions last used before these are idle now. */
export const idleTimes = (settings: IdleSettings, now: Date): IdleTimes => ({
  own: new Date(now.getTime() - idleLimit(settings, false)),
  shared: new Date(now.getTime() - idleLimit(settings, true)),
});
