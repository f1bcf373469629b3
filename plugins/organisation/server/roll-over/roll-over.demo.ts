import type { Demo } from 'edutech/core/server/demo';
import type * as api from '../../api/roll-over';
import type plugin from '../../plugin';

const choice = { newClasses: null, withTeachers: true, numbers: {} };

/** The demo city has entered no next year: what needs one is shown by its tests. */
export const rollOverSamples: Demo<typeof plugin, typeof api>['samples'] = {
  rollOverPreview: (world, id) => ({
    as: 'cityadmin',
    own: { schoolid: world.schoolId, choice },
    otherClass: null,
    otherSchool: { schoolid: id('no school'), choice },
  }),
  runRollOver: (_, id) => ({
    refused: { schoolids: [id('no school')] },
    shownBy: 'tests/api/organisation/roll-over.test.ts',
  }),
  withdrawRollOver: (_, id) => ({ refused: { id: id('none') }, shownBy: 'tests/api/organisation/roll-over.test.ts' }),
  rollOverUndoOutlook: (_, id) => ({
    refused: { id: id('none') },
    shownBy: 'tests/api/organisation/roll-over.test.ts',
  }),
  undoRollOver: (_, id) => ({ refused: { id: id('none') }, shownBy: 'tests/api/organisation/roll-over.test.ts' }),
};
