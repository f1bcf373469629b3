import type { Demo } from 'edutech/core/server/demo/demo';
import type * as api from '../../api/approvals';
import type plugin from '../../plugin';

const approval = {
  name: '许一诺',
  usercode: '2026990009',
  username: '2026990009',
  classId: null,
  roleType: 1,
  subjectId: null,
  gradeId: null,
  how: 'password',
} as const;
const shownBy = 'tests/api/account/register.test.ts';

/** Samples of the permission matrix; the requests themselves are the account plugin's, and its tests decide them. */
export const approvalSamples: Demo<typeof plugin, typeof api>['samples'] = {
  // also without a provider of requests: then the workbook has no rows
  exportApprovals: () => ({ shared: { state: 'waiting' } }),
  approveRequest: (_, id) => ({ refused: { ...approval, id: id('account/no-request') }, shownBy }),
  renewAccount: (_, id) => ({ refused: { id: id('account/no-request'), how: 'password' }, shownBy }),
  refuseRequest: (_, id) => ({ refused: { id: id('account/no-request'), reason: '不是本校学生' }, shownBy }),
  reopenRequest: (_, id) => ({ refused: { id: id('account/no-request') }, shownBy }),
};
