import { frontPath } from 'edutech/core/common/front';
import { categories } from 'edutech/core/common/permissions/people';
import type { WebServices } from 'edutech/core/web/services';
import { routes } from '../../routes';

/**
 * Leads on after a sign-in on a page of its own, which is no place to stay: to where one wanted to go, students to their
 * day, all others to the portal. Who must change the password first is led there by the guard.
 */
export function goOn(
  { navigation, session }: Pick<WebServices, 'navigation' | 'session'>,
  target?: string | null,
): void {
  const isStudent = session.user.peek()?.category === categories.student;
  navigation.go(target ?? (isStudent ? routes.teaching.to() : frontPath), { replace: true });
}
