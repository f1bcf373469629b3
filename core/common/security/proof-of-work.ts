/**
 * A proof of work (hashcash): a number that makes SHA-256 of `challenge:number` begin with so many zero bits. Required
 * from an address from which passwords are being guessed; it costs a person's browser about a second, and an attacker
 * the same for every try.
 */
export interface ProofChallenge {
  readonly challenge: string;
  /** Leading zero bits, 0 to 32. */
  readonly bits: number;
}

const batch = 512;
const encoder = new TextEncoder();

/**
 * Searches for the number; other work of the page continues between the batches. Rejects when `signal` aborts;
 * `onTried` receives how many numbers have been tried.
 */
export async function prove(
  { challenge, bits }: ProofChallenge,
  signal?: AbortSignal,
  onTried?: (tried: number) => void,
): Promise<string> {
  for (let start = 0; ; start += batch) {
    signal?.throwIfAborted();
    const tries = await Promise.all(
      Array.from({ length: batch }, (_, index) => zeroBitsOf(challenge, String(start + index))),
    );
    const found = tries.findIndex((zeros) => zeros >= bits);
    if (found >= 0) return String(start + found);
    onTried?.(start + batch);
  }
}

/** True when the answer proves the work. */
export const isProven = async ({ challenge, bits }: ProofChallenge, answer: string): Promise<boolean> =>
  /^\d{1,15}$/.test(answer) && (await zeroBitsOf(challenge, answer)) >= bits;

async function zeroBitsOf(challenge: string, answer: string): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${answer}`));
  return Math.clz32(new DataView(digest).getUint32(0));
}
