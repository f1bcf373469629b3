import { isAllowed, type Access, type Holder } from '../../common/permissions/access';

/**
 * What a part of a page needs: an access rule, or the list of the specification (portal.md section 6), whose first item
 * is the permission (`homework_tea` or `homework_tea.arrange`) and whose others are further booleans that must all hold.
 */
export type CanRule = Access | readonly [permission: string, ...conditions: boolean[]];

const isList = (rule: CanRule): rule is readonly [string, ...boolean[]] => Array.isArray(rule);

/** The rule's access, and whether its further conditions hold. */
export function readRule(rule: CanRule): { access: Access; holds: boolean } {
  if (!isList(rule)) return { access: rule, holds: true };
  const [permission, ...conditions] = rule;
  const [code = '', action] = permission.split('.');
  return { access: { permission: code, action }, holds: conditions.every(Boolean) };
}

/** Whether this person meets the rule. */
export function isMet(rule: CanRule, holder: Holder | null): boolean {
  const { access, holds } = readRule(rule);
  return holds && isAllowed(access, holder);
}
