/**
 * How long the result of an action is remembered, in milliseconds: two hours, the default idle limit (portal.md section
 * 9). Values without their own lifetime live as `core/web/browser/browser-storage.ts` defines.
 */
export const actionExpiry = 7_200_000;
