import { apart, isYoungerThan } from '../../clock';

/** The stored state of an account or an address. */
export interface FailureCount {
  readonly failures: number;
  readonly successes: number;
  readonly beganAt: Date;
  readonly lastAt: Date;
}

/** So many failures cost nothing: people mistype. */
const freeFailures = 5;
const longestSeconds = 60;
/** An account's failures are forgotten after this time without one. Milliseconds. */
const forgetAfter = 1_800_000;
/** 等保: after so many failures staff wait for so long. */
const lockFailures = 10;
const lockSeconds = 1800;

/** Addresses are judged by windows of this length; the failures of the one before count half. Milliseconds. */
const windowLength = 600_000;
/** From here on an address may be under attack, if failures also outnumber half of its successes. */
const attackFailures = 30;
const leastBits = 16;
const mostBits = 20;

/** A count from before the clock was set back: nobody knows how long ago it was, and nobody is kept waiting until it comes again. */
const isOfOtherTime = ({ lastAt, beganAt }: FailureCount, now: Date) =>
  Math.max(lastAt.getTime(), beganAt.getTime()) - now.getTime() > apart;

const isRemembered = (account: FailureCount | undefined, now: Date): account is FailureCount =>
  account !== undefined && isYoungerThan(forgetAfter, account.lastAt.getTime(), now.getTime(), apart);

/** Seconds from the last failure until an account is tried again. Doubles from 1 s at the fifth failure (`free`) to a minute. */
export function pauseAfter(failures: number, mayLock: boolean, free = freeFailures): number {
  if (mayLock && failures >= lockFailures) return lockSeconds;
  return failures < free ? 0 : Math.min(longestSeconds, 2 ** (failures - free));
}

/** Seconds that an account still has to wait; 0 when it may be tried. */
export function secondsToWait(account: FailureCount | undefined, mayLock: boolean, now: Date, free?: number): number {
  if (!isRemembered(account, now)) return 0;
  const since = now.getTime() - account.lastAt.getTime();
  const pause = pauseAfter(account.failures, mayLock, free);
  // an earlier try may be counted later: that its turn is before the last failure does not make it a pause
  return pause === 0 ? 0 : Math.max(0, Math.ceil(pause - Math.max(0, since) / 1000));
}

/** An account's count after one more failure. */
export function withFailure(account: FailureCount | undefined, now: Date): FailureCount {
  if (!isRemembered(account, now)) return { failures: 1, successes: 0, beganAt: now, lastAt: now };
  const lastAt = account.lastAt > now ? account.lastAt : now;
  return { ...account, failures: account.failures + 1, lastAt };
}

/** An address's count, moved into the window of `now`. */
export function inWindow(address: FailureCount | undefined, now: Date): FailureCount {
  if (!address || isOfOtherTime(address, now)) return { failures: 0, successes: 0, beganAt: now, lastAt: now };
  const windows = Math.floor((now.getTime() - address.beganAt.getTime()) / windowLength);
  if (windows < 1) return address;
  const halvings = Math.min(windows, 31);
  return {
    failures: address.failures >> halvings,
    successes: address.successes >> halvings,
    beganAt: now,
    lastAt: address.lastAt,
  };
}

/** Bits of work that each try from an address must prove: 0 in peace, one more for each doubling of an attack. */
export function bitsToProve({ failures, successes }: FailureCount): number {
  if (failures < attackFailures || failures * 2 <= successes) return 0;
  return Math.min(mostBits, leastBits + Math.floor(Math.log2(failures / attackFailures)));
}

/** So many requests of a stranger's network cost nothing in a window. */
const freeRequests = 3;

/** Bits of work that the next request of a stranger must prove: none at first, then one more for each doubling. */
export function bitsForStrangers({ failures }: FailureCount): number {
  if (failures < freeRequests) return 0;
  return Math.min(mostBits, leastBits + Math.floor(Math.log2(failures / freeRequests)));
}
