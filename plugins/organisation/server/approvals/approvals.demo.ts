import type { Demo } from 'edutech/core/server/demo';
import type * as api from '../../api';
import type plugin from '../../plugin';

type Samples = Demo<typeof plugin, typeof api>['samples'];

const requestId = '0'.repeat(32);
const shownBy = 'tests/api/organisation/approvals.test.ts';

export const approvalSamples: Pick<
  Samples,
  'adminRequests' | 'approveRequest' | 'renewRequest' | 'refuseRequest' | 'reopenRequest'
> = {
  adminRequests: () => ({ shared: { page: 1, pageline: 15, state: 'waiting' } }),
  approveRequest: () => ({
    refused: {
      requestId,
      name: '周明',
      usercode: 'M-3',
      username: 'm-3',
      classId: null,
      roleType: 1,
      subjectId: null,
      gradeId: null,
    },
    shownBy,
  }),
  renewRequest: () => ({ refused: { requestId }, shownBy }),
  refuseRequest: () => ({ refused: { requestId, reason: '不是本校的' }, shownBy }),
  reopenRequest: () => ({ refused: { requestId }, shownBy }),
};
