import { randomBytes } from 'node:crypto';
import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import { daysAgo } from 'edutech/core/server/demo/people-and-days';
import { demoPassword } from 'edutech/core/server/demo-password';
import type * as matters from '../api/matters';
import type * as phone from '../api/phone';
import type * as profile from '../api/profile';
import type * as requests from '../api/requests/requests';
import type * as sharedComputers from '../api/shared-computers';
import type * as signIns from '../api/sign-ins';
import type plugin from '../plugin';
import { insertRequest } from './requests/requests.queries';
import { insertSharedComputer } from './shared/shared-computers.queries';

const link = 'a'.repeat(43);
/** Each of these schools has a shared computer, by the school's code. */
const computerOf = (school: string) => `account/computer/${school}`;

/** Samples of the permission matrix for {@link ownPart}. */
export const ownSamples: Demo<
  typeof plugin,
  typeof matters & typeof phone & typeof profile & typeof requests & typeof sharedComputers & typeof signIns
>['samples'] = {
  editProfile: () => ({
    refused: { sex: null, phone: '', version: 1_000_000 },
    shownBy: 'tests/api/account/profile.test.ts',
  }),
  uploadAvatar: () => ({ refused: {}, shownBy: 'tests/api/account/profile.test.ts' }),
  beginMail: () => ({
    refused: { address: 'nobody@school.example', password: demoPassword },
    shownBy: 'tests/api/account/mail.test.ts',
  }),
  confirmMail: () => ({ refused: { code: '000000' }, shownBy: 'tests/api/account/mail.test.ts' }),
  disownSignIn: (_, id) => ({
    refused: { signIn: id('account/no-sign-in') },
    shownBy: 'tests/api/account/sign-ins.test.ts',
  }),
  nameDevice: () => ({
    refused: { session: '0'.repeat(64), name: '我的平板' },
    shownBy: 'tests/api/account/sign-ins.test.ts',
  }),
  chooseWay: () => ({ shared: { matter: 'account.security', way: 'bell', isOn: true } }),
  beginPhone: () => ({ refused: {}, shownBy: 'tests/api/account/phone.test.ts' }),
  confirmPhone: () => ({ refused: { code: '000000' }, shownBy: 'tests/api/account/phone.test.ts' }),
  removePhone: () => ({ shared: {} }),
  removeMail: () => ({ shared: { password: demoPassword } }),
  registerSharedComputer: () => ({ shared: { name: '机房 3 号' } }),
  removeSharedComputer: (_, id) => ({
    refused: { computer: id('account/no-computer'), undo: false },
    shownBy: 'tests/api/account/shared-computer.test.ts',
  }),
  adminComputers: () => ({ shared: { page: 1, pageLine: 15 } }),
  removeComputers: (_, id) => ({
    as: 'countyadmin',
    own: { computers: [id(computerOf('101'))] },
    otherClass: null,
    otherSchool: { computers: [id(computerOf('201'))] },
    neighbour: { computers: [id(computerOf('105'))] },
  }),
  restoreComputers: (_, id) => ({
    refused: { computers: [id('account/no-computer')] },
    shownBy: 'tests/api/account/shared-computer.test.ts',
  }),
  register: ({ schoolId }) => ({
    refused: {
      schoolId,
      applicant: 'student',
      name: '许一诺',
      number: '2026990001',
      place: '',
      phone: '',
      mail: '',
      note: '',
    },
    shownBy: 'tests/api/account/register.test.ts',
  }),
  requestState: () => ({ refused: { receipt: 'xxxx' }, shownBy: 'tests/api/account/register.test.ts' }),
  forgotPassword: () => ({ shared: { username: 'nobody', way: 'school', name: '', phone: '' } }),
  readLink: () => ({ refused: { secret: link }, shownBy: 'tests/api/account/mail.test.ts' }),
  takeLink: () => ({
    refused: { secret: link, password: 'Spring-2027!' },
    shownBy: 'tests/api/account/mail.test.ts',
  }),
};

const asked = [
  { name: '苏晓禾', number: '101290041', applicant: 'student', place: '七年级 3 班', phone: '138 0000 2041', hours: 2 },
  {
    name: '郭一鸣',
    number: '101290042',
    applicant: 'student',
    place: '七年级 2 班',
    phone: '138 0000 2042',
    hours: 20,
  },
  { name: '邓海燕', number: '1010098', applicant: 'staff', place: '英语教师', phone: '138 0000 2043', hours: 51 },
] as const;

/** Some people wait for an account, and one has forgotten his password. */
export async function buildOwnDemo({ db, world, clock, id }: DemoContext): Promise<void> {
  const now = clock.now().getTime();
  const { schoolId, countyId, people } = world;
  const shared = { schoolId, countyId, mail: '', note: '', language: 'zh-CN', receiptHash: null } as const;
  for (const { hours, ...request } of asked) {
    const askedAt = new Date(now - hours * 3_600_000);
    const own = { id: id(`account/request-${request.number}`), kind: 'account', personId: null, askedAt } as const;
    await insertRequest(db, { ...shared, ...request, ...own });
  }
  await insertRequest(db, {
    ...shared,
    id: id('account/request-headteacher'),
    kind: 'password',
    applicant: 'staff',
    name: people.headteacher.name,
    number: people.headteacher.username,
    place: '',
    phone: '138 0000 2044',
    personId: people.headteacher.personId,
    askedAt: new Date(now - 5 * 3_600_000),
  });
  await buildComputers({ db, world, clock, id });
}

/** The school of the demo accounts, its neighbour and one of another county: what each scope may see. */
async function buildComputers({ db, clock, id }: Pick<DemoContext, 'db' | 'world' | 'clock' | 'id'>): Promise<void> {
  const registeredAt = daysAgo({ clock }, 30);
  for (const school of ['101', '105', '201']) {
    const computer = {
      id: id(computerOf(school)),
      schoolId: id(`school/${school}`),
      name: '图书馆 1 号',
      registeredAt,
    };
    // nobody has the secret: no browser is this computer
    const secretHash = randomBytes(32);
    const registeredBy = id(`person/${school}/principal`);
    await insertSharedComputer(db, { ...computer, secretHash, registeredBy }, secretHash);
  }
}
