import type { Demo, DemoWorld } from 'edutech/core/server/demo/demo';
import { demoPassword } from 'edutech/core/server/demo-password';
import type * as api from '../api';
import type plugin from '../plugin';
import { routes } from '../routes';
import { buildOwnDemo, ownSamples } from './own.demo';

/** What is about a class, for the class's own teachers. */
const ofClass = ({ classId, foreignClassId, otherClassId }: DemoWorld) => ({
  as: 'teacher' as const,
  own: { classId },
  otherClass: { classId: otherClassId },
  otherSchool: { classId: foreignClassId },
});

/**
 * Demo accounts sign in by password alone, so nobody has a second factor; here are the samples of the permission
 * matrix.
 */
export const demo: Demo<typeof plugin, typeof api> = {
  build: buildOwnDemo,
  samples: {
    ...ownSamples,
    beginTotp: () => ({ shared: { password: demoPassword } }),
    confirmTotp: () => ({
      refused: { setup: '00000000.nothing', code: '000000', name: '手机' },
      shownBy: 'tests/api/account/factors/totp.test.ts',
    }),
    beginPasskey: () => ({ shared: { password: demoPassword } }),
    confirmPasskey: () => ({
      refused: { setup: '00000000.nothing', credential: '{}', name: '手机' },
      shownBy: 'tests/api/account/factors/passkey.test.ts',
    }),
    renameFactor: (_, id) => ({
      refused: { factor: id('account/no-factor'), name: '手机' },
      shownBy: 'tests/api/account/factors/totp.test.ts',
    }),
    removeFactor: (_, id) => ({
      refused: { factor: id('account/no-factor'), password: demoPassword },
      shownBy: 'tests/api/account/factors/totp.test.ts',
    }),
    renewRecoveryCodes: () => ({
      refused: { password: demoPassword },
      shownBy: 'tests/api/account/factors/recovery-codes.test.ts',
    }),
    enterClass: () => ({ refused: { code: '000000' }, shownBy: 'tests/api/account/class-code.test.ts' }),
    signInByPictures: ({ people }) => ({
      refused: { entry: 'nothing', person: people.student.personId, pictures: ['sun', 'fish', 'kite'] },
      shownBy: 'tests/api/account/class-code.test.ts',
    }),
    openClass: ofClass,
    closeClass: ofClass,
    registerDevice: (world) => {
      const { own, otherClass, otherSchool } = ofClass(world);
      const name = '教室平板';
      return {
        as: 'teacher',
        own: { ...own, name },
        otherClass: { ...otherClass, name },
        otherSchool: { ...otherSchool, name },
      };
    },
    removeDevice: ({ classId }, id) => ({
      refused: { classId, deviceId: id('account/no-device') },
      shownBy: 'tests/api/account/class-code.test.ts',
    }),
    clearPictures: ({ classId, foreignClassId, otherClassId, people }) => ({
      as: 'teacher',
      own: { classId, person: people.student.personId },
      otherClass: { classId: otherClassId, person: people.student.personId },
      otherSchool: { classId: foreignClassId, person: people.student.personId },
    }),
    readConsent: () => ({ refused: { interaction: 'no-interaction' }, shownBy: 'tests/api/account/provider.test.ts' }),
    decideConsent: () => ({
      refused: { interaction: 'no-interaction', allow: true },
      shownBy: 'tests/api/account/provider.test.ts',
    }),
    goOutside: () => ({ refused: { platform: 'none' }, shownBy: 'tests/api/account/outside.test.ts' }),
    signInByCard: () => ({ refused: { secret: 'A'.repeat(32) }, shownBy: 'tests/api/account/class-code.test.ts' }),
    beginSso: () => ({ refused: { provider: 'none' }, shownBy: 'tests/api/account/oidc.test.ts' }),
    finishSso: () => ({ refused: { provider: 'none', query: '' }, shownBy: 'tests/api/account/oidc.test.ts' }),
    passkeyLogin: () => ({ refused: { credential: '{}' }, shownBy: 'tests/api/account/factors/passkey.test.ts' }),
    resetFactors: ({ people }, id) => ({
      as: 'countyadmin',
      own: { person: people.teacher.personId, reason: '手机丢失，已当面核对身份' },
      otherClass: null,
      otherSchool: { person: people.superadmin.personId, reason: '手机丢失，已当面核对身份' },
      neighbour: { person: id('person/105/principal'), reason: '手机丢失，已当面核对身份' },
    }),
  },
  pages: {
    signInReturn: () => routes.signInReturn.to({ provider: 'none' }),
    authorise: () => routes.authorise.to({ interaction: 'no-interaction' }),
  },
};
