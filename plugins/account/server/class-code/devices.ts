/** Names a computer of a classroom; HttpOnly, for a school year. */
export const deviceCookie = 'edutech_classroom';
const day = 86_400_000;
/** A device is registered anew each school year. Seconds and milliseconds. */
export const deviceSeconds = 365 * 86_400;

/** Devices that were registered before are none any more. */
export const deviceSince = (now: Date): Date => new Date(now.getTime() - 365 * day);
