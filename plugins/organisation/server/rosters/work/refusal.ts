/** A constraint (SQLSTATE class 23), or a concurrent change (409): a smaller step may still succeed. */
export function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 409 || (typeof code === 'string' && code.startsWith('23'));
}
