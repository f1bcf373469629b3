import { AppError, isAppError, wireCodes } from 'edutech/core/common/errors';

/**
 * What the list says that did not come: the server's sentence, else '加载失败' (portal.md section 8). A network that is away
 * and an answer that cannot be read have sentences of their own.
 */
export function listFailure(thrown: unknown): unknown {
  // a redirect is no failure
  if (thrown instanceof Response) return thrown;
  const hasWords = isAppError(thrown) && thrown.key !== 'core.http.operation';
  return hasWords ? thrown : new AppError('air.list.failed', wireCodes.failed, {}, { cause: thrown });
}
