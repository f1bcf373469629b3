import type { Access } from 'edutech/core/common/permissions/access';

/** Holders of the code see articles of their sites; `acts.ts` decides what they may do with one. */
export const editors = { permission: 'news_admin', strict: false } as const satisfies Access;

/** Channels and the word list: for the city's publishers; counties and schools change their own settings of channels. */
export const keepers = { permission: 'news_admin', action: 'publish' } as const satisfies Access;
