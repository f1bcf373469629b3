import { wireCodes } from '../../../common/errors';
import { prove, type ProofChallenge } from '../../../common/security/proof-of-work';
import { CallError } from '../../http/call-error';

/** The proof of work that a refused login asks for, or null when it was refused for another reason. */
export function challengeOf(error: unknown): ProofChallenge | null {
  if (!(error instanceof CallError) || error.code !== wireCodes.tooMany || error.key !== 'core.session.proofNeeded')
    return null;
  const { challenge, bits } = (error.data ?? {}) as Partial<ProofChallenge>;
  return typeof challenge === 'string' && typeof bits === 'number' ? { challenge, bits } : null;
}

/**
 * Computes the proof and returns the text to send: `<challenge>:<number>`. `onShare` receives the probability that it
 * is finished by now.
 */
export async function solve(
  work: ProofChallenge,
  signal?: AbortSignal,
  onShare?: (share: number) => void,
): Promise<string> {
  const onTried = onShare && ((tried: number) => onShare(likelihood(tried, work.bits)));
  return `${work.challenge}:${await prove(work, signal, onTried)}`;
}

/** Chance that a number has been found after so many tries: nobody knows more about how far it is. */
export const likelihood = (tried: number, bits: number): number => 1 - Math.exp(-tried / 2 ** bits);

/** An attack may grow while a browser works on its proof; after so many the person is told. */
const maxProofs = 3;

/** What is sent with work that has to be proved. */
export interface Proving {
  readonly signal?: AbortSignal | undefined;
  /** Receives the probability that the proof is finished by now, 0 to 1. */
  readonly onProof?: ((share: number) => void) | undefined;
}

/** Sends, and sends again with the proof that the answer asks for. Throws what the last answer says. */
export async function proving<T>(send: (proof: string | undefined) => Promise<T>, { signal, onProof }: Proving = {}) {
  let proof: string | undefined;
  for (let proofs = 0; ; proofs++) {
    try {
      return await send(proof);
    } catch (error) {
      const challenge = challengeOf(error);
      if (!challenge || proofs === maxProofs) throw error;
      proof = await solve(challenge, signal, onProof);
    }
  }
}
