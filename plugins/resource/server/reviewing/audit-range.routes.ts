import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Handler } from 'edutech/core/server/call';
import type { getAuditRange } from '../../api';

export const showAuditRange =
  (organisation: Organisation): Handler<typeof getAuditRange> =>
  async ({ db, actor }) => {
    const rows = await organisation.managementScopeOf(db, actor);
    return rows.map(({ countyId, schoolId, stage, subjectId }) => ({
      countyId,
      schoolId,
      stage,
      subjectId,
    }));
  };
