import type { Acl } from './acl';

/**
 * The three administrators of graded protection (等保, GB/T 22239: 系统管理员, 安全管理员, 审计管理员), who control each other: the
 * system administrator grants nothing, the security administrator reads no audit log and changes no settings, the audit
 * administrator does nothing else.
 */
export const duties = ['system', 'security', 'audit'] as const;
export type Duty = (typeof duties)[number];

const auditLog = 'audit_admin';
const deployment = 'deployment_admin';
const organisation = 'organisation_admin';
const granting = 'roles';
/** The rights of an audit administrator: none of them changes anything. */
const reading = ['search', 'export'];

/** The remaining rights of an administrator in a duty; null: in no duty, while others share the three among them. */
export function withinDuty(acl: Acl, duty: Duty | null): Acl {
  if (duty === 'audit') {
    const held = acl[auditLog];
    return held ? { [auditLog]: held.filter((action) => reading.includes(action)) } : {};
  }
  const kept = without(acl, auditLog);
  if (duty === 'security') return without(kept, deployment);
  return withoutGranting(duty === 'system' ? kept : without(kept, deployment));
}

const without = (acl: Acl, code: string): Acl =>
  Object.fromEntries(Object.entries(acl).filter(([one]) => one !== code));

function withoutGranting(acl: Acl): Acl {
  const held = acl[organisation];
  return held ? { ...acl, [organisation]: held.filter((action) => action !== granting) } : acl;
}

/** Why a duty may not be changed: it is the caller's own, or nobody would have it any more. */
export type DutyRefusal = 'self' | 'last';

/**
 * Whether somebody may be given another duty (null: none). `held` is what each person has now. One person has one duty
 * at most, because the new one takes the place of the old one; while the duties are separate, each stays with somebody.
 */
export function dutyRefusal(
  held: ReadonlyMap<string, Duty>,
  change: { readonly by: string; readonly personId: string; readonly duty: Duty | null },
  areSeparate: boolean,
): DutyRefusal | null {
  if (change.by === change.personId) return 'self';
  const now = held.get(change.personId);
  if (!areSeparate || now === undefined || now === change.duty) return null;
  const others = [...held].some(([personId, duty]) => personId !== change.personId && duty === now);
  return others ? null : 'last';
}
