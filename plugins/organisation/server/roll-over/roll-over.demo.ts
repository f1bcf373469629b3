import type { Demo } from 'edutech/core/server/demo/demo';
import type * as api from '../../api/roll-over';
import type plugin from '../../plugin';

const shownBy = 'tests/api/organisation/roll-over.test.ts' as const;
const choice = { newClasses: null, withTeachers: true, numbers: {} };

/** Nothing is rolled over in the demo city: what needs a roll-over is shown by its tests. */
export const rollOverSamples: Demo<typeof plugin, typeof api>['samples'] = {
  askForYear: () => ({ shared: {} }),
  rollOverPreview: (world, id) => ({
    as: 'cityadmin',
    own: { schoolId: world.otherSchoolId, choice },
    otherClass: null,
    otherSchool: { schoolId: id('no school'), choice },
    neighbour: { schoolId: id('school/105'), choice },
  }),
  runRollOver: (world, id) => ({
    as: 'cityadmin',
    own: { schoolIds: [world.otherSchoolId], runAt: '2099-01-01T00:00:00.000Z' },
    otherClass: null,
    otherSchool: { schoolIds: [id('no school')] },
    neighbour: { schoolIds: [id('school/105')] },
  }),
  rollOverResult: (_, id) => ({ refused: { id: id('none') }, shownBy }),
  withdrawRollOver: (_, id) => ({ refused: { id: id('none') }, shownBy }),
  rollOverUndoOutlook: (_, id) => ({ refused: { id: id('none') }, shownBy }),
  undoRollOver: (_, id) => ({ refused: { id: id('none') }, shownBy }),
};
