import type { Demo } from 'edutech/core/server/demo';
import { demoPassword } from 'edutech/core/server/demo-city/password';
import type * as api from '../api';
import type plugin from '../plugin';
import { ownSamples } from './own.demo';

/** Demo accounts sign in by password alone, so nobody has a second factor; here are the samples of the permission matrix. */
export const demo: Demo<typeof plugin, typeof api> = {
  samples: {
    ...ownSamples,
    beginTotp: () => ({ shared: { password: demoPassword } }),
    confirmTotp: () => ({
      refused: { setup: '00000000.nothing', code: '000000', name: '手机' },
      shownBy: 'tests/api/account/totp.test.ts',
    }),
    beginPasskey: () => ({ shared: { password: demoPassword } }),
    confirmPasskey: () => ({
      refused: { setup: '00000000.nothing', credential: '{}', name: '手机' },
      shownBy: 'tests/api/account/passkey.test.ts',
    }),
    renameFactor: (_, id) => ({
      refused: { factor: id('account/no-factor'), name: '手机' },
      shownBy: 'tests/api/account/totp.test.ts',
    }),
    removeFactor: (_, id) => ({
      refused: { factor: id('account/no-factor'), password: demoPassword },
      shownBy: 'tests/api/account/totp.test.ts',
    }),
    renewRecoveryCodes: () => ({
      refused: { password: demoPassword },
      shownBy: 'tests/api/account/recovery-codes.test.ts',
    }),
    beginSso: () => ({ refused: { provider: 'none' }, shownBy: 'tests/api/account/oidc.test.ts' }),
    finishSso: () => ({ refused: { provider: 'none', query: '' }, shownBy: 'tests/api/account/oidc.test.ts' }),
    passkeyLogin: () => ({ refused: { credential: '{}' }, shownBy: 'tests/api/account/passkey.test.ts' }),
    resetFactors: ({ people }) => ({
      as: 'countyadmin',
      own: { person: people.teacher.personId, reason: '手机丢失，已当面核对身份' },
      otherClass: null,
      otherSchool: { person: people.superadmin.personId, reason: '手机丢失，已当面核对身份' },
    }),
  },
  pages: { signInReturn: () => '/sign-in/none' },
};
