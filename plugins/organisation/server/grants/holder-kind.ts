import type { Category, RoleType } from 'edutech/core/common/permissions/people';

/** Every kind of holder there is. */
export type HolderKind = readonly [category: Category, roleType: RoleType | null];
