/** What the audit log has of one try to sign in. */
export interface TriedSignIn {
  readonly at: number;
  readonly isSuccess: boolean;
  readonly device: string;
  readonly address: string;
}

/** Failures of one device within this time are one line. Milliseconds. */
const oneSitting = 3_600_000;

/** Failed tries of the same device in one sitting as one, which says how often; newest first, as they come. */
export function inSittings<Tried extends TriedSignIn>(tries: readonly Tried[]): (Tried & { readonly times: number })[] {
  const lines: (Tried & { times: number })[] = [];
  for (const one of tries) {
    const last = lines.at(-1);
    const isSame =
      last && !one.isSuccess && !last.isSuccess && last.device === one.device && last.address === one.address;
    if (isSame && last.at - one.at <= oneSitting) last.times += 1;
    else lines.push({ ...one, times: 1 });
  }
  return lines;
}

/**
 * Whether a person should look twice: somebody failed from where nobody has signed in, or signed in on a device and from
 * an address that are both new. The first sign-in of all is not odd: everything is new then.
 */
export function isOdd(one: TriedSignIn, all: readonly TriedSignIn[]): boolean {
  const successes = all.filter(({ isSuccess }) => isSuccess);
  if (!one.isSuccess) return !successes.some(({ address }) => address === one.address);
  const before = successes.filter(({ at }) => at < one.at);
  if (before.length === 0) return false;
  return !before.some(({ device, address }) => device === one.device || address === one.address);
}
