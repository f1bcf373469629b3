/** A rule of the tables (SQLSTATE class 23), or somebody who was quicker (409): a smaller step may still succeed. */
export function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 409 || (typeof code === 'string' && code.startsWith('23'));
}
