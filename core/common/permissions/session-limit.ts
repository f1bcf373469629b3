import type { Access } from './access';

/**
 * Sessions that may do less than their person:
 * - `classroom`: begun by a class code at a shared computer; everything except changes of the account, and it ends by
 *   itself;
 * - `acting`: another person acts as this person; reads only;
 * - `enrolment`: a second factor must be set up first; nothing but the calls for that.
 */
export const limitedSessions = ['classroom', 'acting', 'enrolment'] as const;
export type LimitedSession = (typeof limitedSessions)[number];
/** How far a session reaches; `full`: as far as its person. */
export type SessionLimit = 'full' | LimitedSession;

/** The facts about an endpoint that {@link mayCall} decides by. */
interface LimitedCall {
  readonly kind: 'read' | 'write' | 'grouped';
  readonly limited?: readonly LimitedSession[];
}

/** The facts about an endpoint that {@link mayCallWithFirstPassword} decides by. */
interface FirstCall {
  readonly access: Access;
  readonly withFirstPassword?: true;
}

/**
 * Whether a person who must change the password first may call an endpoint: public calls, and those that declare it.
 */
export const mayCallWithFirstPassword = ({ access, withFirstPassword }: FirstCall): boolean =>
  'public' in access || withFirstPassword === true;

/**
 * Sessions that may call an endpoint without a declaration: reads are open to classroom and acting sessions, the rest
 * to classroom ones.
 */
const usual = { read: ['classroom', 'acting'], write: ['classroom'], grouped: ['classroom'] } as const;

/** Whether a session may call an endpoint at all; its person's permissions are asked besides. */
export function mayCall(limit: SessionLimit, { kind, limited }: LimitedCall): boolean {
  return limit === 'full' || (limited ?? (usual[kind] as readonly LimitedSession[])).includes(limit);
}
