import type { Access } from './access';

/**
 * Sessions that may do less than their person:
 * - `classroom`: begun by a class code at a shared computer; everything but changes of the account, and it ends by itself;
 * - `acting`: somebody else looks at the platform as this person; reads only;
 * - `enrolment`: a second factor must be set up first; nothing but what serves that.
 */
export const limitedSessions = ['classroom', 'acting', 'enrolment'] as const;
export type LimitedSession = (typeof limitedSessions)[number];
/** How far a session reaches; `full`: as far as its person. */
export type SessionLimit = 'full' | LimitedSession;

/** What {@link mayCall} looks at of an endpoint. */
interface LimitedCall {
  readonly kind: 'read' | 'write' | 'grouped';
  readonly limited?: readonly LimitedSession[];
}

/** What {@link mayCallWithFirstPassword} looks at of an endpoint. */
interface FirstCall {
  readonly access: Access;
  readonly withFirstPassword?: true;
}

/** Whether somebody may call an endpoint who must change the password first: public calls, and those that say so. */
export const mayCallWithFirstPassword = ({ access, withFirstPassword }: FirstCall): boolean =>
  'public' in access || withFirstPassword === true;

/** What an endpoint is open to that does not say: reads to classroom and acting sessions, the rest to classroom ones. */
const usual = { read: ['classroom', 'acting'], write: ['classroom'], grouped: ['classroom'] } as const;

/** Whether a session may call an endpoint at all; its person's permissions are asked besides. */
export function mayCall(limit: SessionLimit, { kind, limited }: LimitedCall): boolean {
  return limit === 'full' || (limited ?? (usual[kind] as readonly LimitedSession[])).includes(limit);
}
