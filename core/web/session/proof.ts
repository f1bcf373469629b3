import { wireCodes } from '../../common/errors';
import { prove, type ProofChallenge } from '../../common/security/proof-of-work';
import { CallError } from '../http/call-error';

/** The proof of work that a refused login asks for, or null when it was refused for another reason. */
export function challengeOf(error: unknown): ProofChallenge | null {
  if (!(error instanceof CallError) || error.code !== wireCodes.tooMany || error.key !== 'core.session.proofNeeded')
    return null;
  const { challenge, bits } = (error.data ?? {}) as Partial<ProofChallenge>;
  return typeof challenge === 'string' && typeof bits === 'number' ? { challenge, bits } : null;
}

/** Works it out and answers what is sent along: `<challenge>:<number>`. `onShare` hears how likely it is to be done by now. */
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
