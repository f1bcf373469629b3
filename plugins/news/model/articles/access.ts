import type { Access } from 'edutech/core/common/permissions/access';

/** Whoever holds the code looks at articles of his sites; what he may do with one is decided by the rules of `acts.ts`. */
export const editors = { permission: 'news_admin', strict: false } as const satisfies Access;

/** Channels and the word list: who publishes for the city keeps them; for a county or a school, what it makes of channels. */
export const keepers = { permission: 'news_admin', action: 'publish' } as const satisfies Access;
