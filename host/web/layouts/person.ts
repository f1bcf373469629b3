import type { Holder } from 'edutech/core/common/permissions/access';
import { categories } from 'edutech/core/common/permissions/people';
import { chooseLanding } from 'edutech/core/common/addresses/landing';
import type { Audience } from 'edutech/core/common/plugin';
import type { UserInfo } from 'edutech/core/common/session';
import type { Deployment } from 'edutech/core/web/services';
import { plugins } from '../plugins/installed';
import { landingRulesOf } from '../plugins/landing-rules';
import { holderOf } from '../routing/holder';

/**
 * The settings page of a person, linked from the picture in the header: the page for people who must
 * change the password. `null` for people without one (no user-centre permission, guests).
 */
export function settingsPath(user: UserInfo | null, deployment: Pick<Deployment, 'isOn'>): string | null {
  const holder = holderOf(user);
  if (!user || !holder) return null;
  const facts = { context: 'plain', holder, roleType: user.roleType, mustChangePassword: true } as const;
  const rule = chooseLanding(landingRulesOf(plugins, deployment), facts);
  return rule?.when.mustChangePassword ? (rule.then.to ?? null) : null;
}

/** Whose navigation a person has; `null` for guests, who have none. */
export function audienceOf({ category }: UserInfo): Audience | null {
  if (category === categories.student) return 'student';
  if (category === categories.guardian) return 'guardian';
  if (category === categories.teacher) return 'teacher';
  return category <= categories.admin || category === categories.cityAdmin ? 'admin' : null;
}

/** People who evaluate excellent courses: the header's logo does nothing for them (portal.md section 6). */
export function hasPlainLogo(holder: Holder | null): boolean {
  return plugins.some((plugin) =>
    plugin.manifest.modules?.some(
      (module) => module.plainLogo && module.onlyFor?.some((code) => holder?.permissions.has(code)),
    ),
  );
}

/** School and subject of the post that is current: the line below the name. */
export function postOf(user: UserInfo): string {
  const post = user.aclRole.find((role) => role.roleId === user.roleId);
  return post ? [post.schoolName, post.subject ?? post.name].filter(Boolean).join(' · ') : '';
}
