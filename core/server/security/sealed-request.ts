import { token } from '../../common/token';

/** Where a sealed text was meant to go: a call sealed for one place opens nowhere else. */
export interface SealedFor {
  readonly method: string;
  /** Root prefix and path as the specification has them (`/gw/auth/efficiencyLogin`), wherever the root is served. */
  readonly path: string;
}

/**
 * Opens what browsers encrypt (`secretRequest`, the transformed password). The format is defined in
 * core/common/security/sealing.ts. Every failure gives the same answer, AppError 23333: unknown or expired key, another
 * address, a clock that is minutes off, a replayed nonce, changed bytes.
 */
export interface SealedRequests {
  /** The parameters in a `secretRequest`; must be a JSON object with at most `mostKeys` names of fields. */
  open(sealed: string, where: SealedFor, now: Date, mostKeys: number): Promise<Record<string, unknown>>;
  /** A single text, such as a password. */
  openText(sealed: string, where: SealedFor, now: Date): Promise<string>;
  /** The key to seal with. */
  sealKey(now: Date): Promise<{ keyId: string; publicKey: string }>;
}
export const SealedRequests = token<SealedRequests>('core.SealedRequests');

/** True when a field is given both in clear and encrypted: such a request is refused (undecodable). */
export const isGivenTwice = (clear: { has(name: string): boolean }, opened: Readonly<Record<string, unknown>>) =>
  Object.keys(opened).some((name) => clear.has(name));
