import type { Holder } from 'edutech/core/common/permissions/access';
import { flattenAcl } from 'edutech/core/common/permissions/acl';
import { categoryName } from 'edutech/core/common/permissions/people';
import type { UserInfo } from 'edutech/core/common/session';

/** Who is signed in, as access rules look at people; `null` for a visitor. */
export const holderOf = (user: UserInfo | null): Holder | null =>
  user && { category: categoryName(user.category), permissions: flattenAcl(user.acl) };
