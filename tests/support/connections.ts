import { roleTypes } from 'edutech/core/common/permissions/people';
import type { SignedIn } from 'edutech/core/server/actor';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import type { TestApp } from './servers/start-app';

/**
 * A teacher of the demo city as row-level security sees him, without a single right: for tests of the second wall, which
 * holds where a handler forgot to ask.
 */
export function connectionOf(app: TestApp, account: DemoAccount): SignedIn {
  const { personId, username, name, schoolId, countyId } = app.world.people[account];
  return {
    kind: 'person',
    category: 'teacher',
    permissions: new Set(),
    personId,
    username,
    name,
    sessionId: '',
    roleId: null,
    roleType: roleTypes.teacher,
    limit: 'full',
    isShared: false,
    actedBy: null,
    mustChangePassword: false,
    reach: 'school',
    schoolId,
    countyId,
  };
}
