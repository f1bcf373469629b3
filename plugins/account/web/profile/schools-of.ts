import type { UserInfo } from 'edutech/core/common/session';

/** The schools of a person's posts, each once. */
export function schoolsOf(user: UserInfo): readonly string[] {
  const names = user.aclRole.map((role) => role.schoolName).filter((name) => name !== null);
  return [...new Set(names)];
}
