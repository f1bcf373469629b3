import { listSubjects } from 'edutech/core/common/api/organisation';
import type { LandingCheck } from 'edutech/core/web/plugin';
import { missingBefore } from '../model/check';

/** Books that a teacher can choose from: this area holds none before its pages are built. */
const books = 0;

/** The textbook check of modules that need one; says what is missing. */
export const hasTextbook: LandingCheck = async ({ call, messages, permissions }) => {
  const subjects = await call(listSubjects, {});
  const mayAddBooks = permissions.has('textbook_tea.tt_personal_textbook');
  const missing = missingBefore({ subjects: subjects.length, books, mayAddBooks });
  if (missing !== null) messages.show(missing, { tone: 'warning' });
  return missing === null;
};
