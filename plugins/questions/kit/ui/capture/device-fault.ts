/**
 * Why a camera or microphone is not there: `refused` by the person or the browser, `busy` with another program, `none` at this
 * computer, `insecure` on a page that browsers give none to.
 */
export type DeviceFault = 'refused' | 'busy' | 'none' | 'insecure';

/** What `getUserMedia` failed of. */
export function deviceFault(error: unknown, isSecure = globalThis.isSecureContext): DeviceFault {
  if (!isSecure) return 'insecure';
  switch ((error as { name?: string } | null)?.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'none';
  }
}
