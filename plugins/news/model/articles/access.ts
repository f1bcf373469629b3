import type { Access } from 'edutech/core/common/permissions/access';

/** Whoever holds the code looks at articles of his sites; what he may do with one is decided by the rules of `acts.ts`. */
export const editors = { permission: 'news_admin', strict: false } as const satisfies Access;

/** Channels and the word list are one for the city: who publishes for the city keeps them, others read them. */
export const keepers = { permission: 'news_admin', action: 'publish' } as const satisfies Access;
