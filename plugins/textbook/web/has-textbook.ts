import type { LandingCheck } from 'edutech/core/web/plugin';
import { checkBooks } from '../api';

/** The textbook check of modules that need one; says what is missing, in the server's words. */
export const hasTextbook: LandingCheck = async ({ call, messages }) => {
  const { usable, message } = await call(checkBooks, {});
  if (!usable) messages.show(message, { tone: 'warning' });
  return usable;
};
