import type { Access } from 'edutech/core/common/permissions/access';

const codes = ['resource_tea', 'resource_school_tea', 'resource_common_tea'] as const;

/** Teachers with any one of the three spaces (the specification's non-strict check). */
export const teachersOfSpaces = { anyOf: codes, types: ['teacher'] } as const satisfies Access;
export const uploaders = { anyOf: codes, action: 'upload', types: ['teacher'] } as const satisfies Access;
export const removers = { anyOf: codes, action: 'delete', types: ['teacher'] } as const satisfies Access;
export const sharers = { anyOf: codes, action: 'publish_to_school', types: ['teacher'] } as const satisfies Access;
/** Teachers download with the action; others may download public resources. */
export const downloaders = { anyOf: codes, action: 'download', types: ['teacher'] } as const satisfies Access;
/** Teachers who put resources into what they prepare. */
export const takers = { anyOf: codes, action: 'use_in_guide_book', types: ['teacher'] } as const satisfies Access;
export const readersOfSchool = { permission: 'resource_school_tea', types: ['teacher'] } as const satisfies Access;
export const reviewers = { permission: 'resource_audit' } as const satisfies Access;
