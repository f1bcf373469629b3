import type * as acting from '../../../common/api/acting';
import type * as agreements from '../../../common/api/agreements';
import type * as modules from '../../../common/api/modules';
import type * as secondStep from '../../../common/api/second-step';
import type * as session from '../../../common/api/session';
import type { corePlugin } from '../../../common/core-plugin';
import type { Demo, DemoContext } from '../../demo/demo';
import { demoPassword } from '../../demo-password';
import { insertSession } from '../../session-store/sessions.queries';

const week = 7 * 86_400_000;

/** A session on another device: its id is the hash of no secret that anybody knows, so nobody can use it. */
const tabletOf = (id: DemoContext['id'], account: string) => id(`session/${account}`) + id(`session/${account}/tablet`);

const tablet =
  'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';

/** People are written by demo-city; here are devices they are signed in on, and the samples that the permission matrix tries. */
export const sessionDemo: Demo<
  typeof corePlugin,
  typeof agreements & typeof modules & typeof session & typeof secondStep & typeof acting
> = {
  async build({ db, world, clock, id }) {
    for (const account of ['teacher', 'headteacher'] as const) {
      const session = { id: tabletOf(id, account), personId: world.people[account].personId, roleId: null };
      const now = clock.now();
      const where = {
        userAgent: tablet,
        address: '203.0.113.7',
        isRemembered: true,
        expiresAt: new Date(now.getTime() + week),
      };
      await insertSession(db, { ...session, ...where }, now);
    }
  },
  samples: {
    login: () => ({ shared: { username: 'teacher', password: demoPassword } }),
    // a readable password in an address is refused, whoever asks
    legacyLogin: () => ({
      refused: { username: 'teacher', password: demoPassword },
      shownBy: 'tests/api/core/login.test.ts',
    }),
    getUserInfo: ({ termId }) => ({ shared: { termId } }),
    getRolePermissions: ({ people }) => ({
      as: 'teacher',
      own: { roleId: people.teacher.roleId! },
      otherClass: { roleId: people.headteacher.roleId! },
      otherSchool: { roleId: people.countyadmin.roleId! },
    }),
    switchRole: ({ people }) => ({
      as: 'teacher',
      own: { roleId: people.teacher.roleId! },
      otherClass: { roleId: people.headteacher.roleId! },
      otherSchool: { roleId: people.countyadmin.roleId! },
    }),
    // somebody whose password no other sample needs
    changePassword: () => ({
      as: 'mustchange',
      own: { oldPassword: demoPassword, newPassword: 'Spring-rain-8' },
      otherClass: null,
      otherSchool: null,
    }),
    endDevice: (_, id) => ({
      as: 'teacher',
      own: { session: tabletOf(id, 'teacher') },
      otherClass: { session: tabletOf(id, 'headteacher') },
      otherSchool: null,
    }),
    createHandOverTicket: () => ({ shared: { purpose: 'window' } }),
    exchangeTicket: () => ({
      refused: { ticket: 'a'.repeat(43), purpose: 'admin-site' },
      shownBy: 'tests/api/security/tickets.test.ts',
    }),
    skyClassLogin: () => ({
      refused: { key: 'sky', usercode: '1', expires: 0, nonce: 'n'.repeat(16), signature: '0'.repeat(64) },
      shownBy: 'tests/api/session/sky-class.test.ts',
    }),
    actAs: ({ people }, id) => ({
      as: 'countyadmin',
      own: { person: people.teacher.personId, reason: '核对首页显示问题' },
      otherClass: null,
      otherSchool: { person: people.superadmin.personId, reason: '核对首页显示问题' },
      neighbour: { person: id('person/105/principal'), reason: '核对首页显示问题' },
    }),
    endActing: () => ({ refused: {}, shownBy: 'tests/api/core/acting.test.ts' }),
    challengeSecondStep: () => ({
      refused: { step: 'a'.repeat(43), kind: 'passkey' },
      shownBy: 'tests/api/account/factors/passkey.test.ts',
    }),
    acceptAgreements: () => ({
      refused: { step: 'a'.repeat(43), versions: [{ kind: 'terms' as const, version: 1 }] },
      shownBy: 'tests/api/session/agreements.test.ts',
    }),
    acceptNewAgreements: () => ({
      shared: {
        versions: [
          { kind: 'terms' as const, version: 1 },
          { kind: 'privacy' as const, version: 1 },
        ],
      },
    }),
    takeSecondStep: () => ({
      refused: { step: 'a'.repeat(43), kind: 'totp', answer: '000000' },
      shownBy: 'tests/api/account/factors/totp.test.ts',
    }),
  },
  pages: {},
};
