import type { RouteInterceptor } from 'edutech/core/web/plugin';
import { startCityEvaluation } from 'edutech/core/web/session/city-modes';
import { mayEvaluate } from '../model/evaluation';

/**
 * The evaluation, however it is reached, begins the city-evaluation mode for who evaluates: a token of its own and
 * old-style roots (portal.md sections 3 and 7). The portal's home tab and signing out end it.
 */
export const enterEvaluation: RouteInterceptor = ({ session, permissions, storage }) => {
  if (session.user.peek() && mayEvaluate((code) => permissions.has(code))) startCityEvaluation(storage);
  return null;
};
