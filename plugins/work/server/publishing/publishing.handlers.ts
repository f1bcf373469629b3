import type { Handlers } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { GuardianNews } from 'edutech/plugins/guardian/api';
import type * as api from '../../api';
import { classLoad } from './load.routes';
import { listPublished } from './published.routes';
import { publishHomework, type PublishingParts, restoreAssignments, withdrawAssignments } from './publishing.routes';

type Published = Pick<
  Handlers<typeof api>,
  'publishDefaults' | 'publishHomework' | 'listPublished' | 'withdrawAssignments' | 'restoreAssignments' | 'classLoad'
>;

interface Parts extends PublishingParts {
  readonly guardians: readonly GuardianNews<Db>[];
  readonly organisation: Organisation;
}

/** Homework is assigned to classes, and taken back. */
export const publishingHandlers = ({ guardians, organisation, ...parts }: Parts): Published => ({
  publishDefaults: async ({ db, actor: { schoolId } }) => {
    const usual = schoolId ? await Promise.all(guardians.map((one) => one.isUsual(db, schoolId))) : [];
    return { tellsGuardians: usual.length > 0 ? usual.includes(true) : null };
  },
  publishHomework: publishHomework(parts),
  listPublished: listPublished(parts.levels),
  withdrawAssignments: withdrawAssignments(parts),
  restoreAssignments: restoreAssignments(parts),
  classLoad: classLoad(organisation, parts.levels, parts.loadRule),
});
