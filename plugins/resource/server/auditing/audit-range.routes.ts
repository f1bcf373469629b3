import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Handler } from 'edutech/core/server/plugin';
import type { getAuditRange } from '../../api';

export const showAuditRange =
  (organisation: Organisation): Handler<typeof getAuditRange> =>
  async ({ db, actor }) => {
    const rows = await organisation.managementScopeOf(db, actor);
    return rows.map(({ county_id, school_id, stage, subject_id }) => ({
      countyid: county_id,
      schoolid: school_id,
      stage,
      subjectid: subject_id,
    }));
  };
