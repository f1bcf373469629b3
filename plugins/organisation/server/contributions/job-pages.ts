import { isId } from 'edutech/core/common/ids';
import type { JobPages } from 'edutech/plugins/deployment/api';
import { routes } from '../../routes';

/** Of an import that stopped, its page; of one whose rows were looked at, with the rows that are wrong. */
const importPage =
  (state: 'wrong' | null): JobPages[string] =>
  ({ id }) =>
    typeof id === 'string' && isId(id) ? routes.rosterImport.to({ id, state }) : '';

/** Where administrators mend what a job of the organisation could not do. */
export const jobPages: JobPages = {
  'organisation.readRoster': importPage(null),
  'organisation.checkRoster': importPage('wrong'),
  'organisation.applyRoster': importPage('wrong'),
  'organisation.undoRoster': importPage(null),
  'organisation.rollOver': () => routes.rollOver.to(),
  'organisation.undoRollOver': () => routes.rollOver.to(),
  'organisation.printCards': () => routes.cards.to(),
  'organisation.printLinks': () => routes.consents.to(),
};
