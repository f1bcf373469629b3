import { categoryName } from 'edutech/core/common/permissions/people';
import type { UserInfo } from 'edutech/core/common/session';

/** Kinds of people who only watch, and need no entries for own lessons. */
const watching: readonly string[] = ['student', 'guestCity', 'guestArea'];

/** Whether the list shows the entries 我的课程 and 资源管理: to staff, who may hold the city's permission or ask for it. */
export const showsOwnEntries = (user: Pick<UserInfo, 'category'> | null): boolean =>
  user !== null && !watching.includes(categoryName(user.category));
