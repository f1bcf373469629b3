import { roleTypes } from 'edutech/core/common/permissions/people';
import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import { tableRosters } from '../administration/rosters/rosters';
import type * as api from '../../api/transfers';
import type plugin from '../../plugin';
import { insertTransfer } from './transfers.queries';

const hour = 3_600_000;

/** Students of the other school on their way to the home school. */
export async function buildTransferDemo({ db, world, clock, id }: DemoContext): Promise<void> {
  const now = clock.now();
  const students = await tableRosters.membersOf(db, [world.otherSchoolId], [roleTypes.student], world.termId);
  const by = { id: world.people.cityadmin.personId, name: world.people.cityadmin.name };
  const places = { fromSchoolId: world.otherSchoolId, toSchoolId: world.schoolId };
  for (const [index, key] of ['accept', 'close'].entries()) {
    const student = students[index + 3]!;
    const row = { id: id(`transfer/${key}`), personId: student.id, name: student.name, number: student.usercode };
    const at = new Date(now.getTime() - (index + 2) * hour);
    await insertTransfer(db, { ...row, ...places, note: key === 'accept' ? '随父母工作调动' : '', by, now: at });
  }
}

export const transferSamples: Demo<typeof plugin, typeof api>['samples'] = {
  exportTransfers: () => ({ shared: {} }),
  findStudent: () => ({ refused: { number: '0' }, shownBy: 'tests/api/organisation/transfers.test.ts' }),
  releaseStudent: (world, id) => ({
    refused: { personId: id('nobody'), toSchoolId: world.otherSchoolId, note: '' },
    shownBy: 'tests/api/organisation/transfers.test.ts',
  }),
  transferClasses: (_, id) => ({ shared: { id: id('transfer/accept') } }),
  acceptTransfer: (world, id) => ({ shared: { id: id('transfer/accept'), classId: world.classId } }),
  closeTransfer: (_, id) => ({ shared: { id: id('transfer/close'), note: '' } }),
  transferUndoOutlook: (_, id) => ({ shared: { id: id('transfer/accept') } }),
  // possible once the call before it, acceptTransfer, was answered
  undoTransfer: (_, id) => ({ shared: { id: id('transfer/accept') } }),
};
