import type { Demo } from 'edutech/core/server/demo';
import { demoPassword } from 'edutech/core/server/demo-city/password';
import type * as profile from '../api/profile';
import type * as requests from '../api/requests';
import type plugin from '../plugin';

const link = 'a'.repeat(43);

/** Samples of the permission matrix for {@link ownPart}. */
export const ownSamples: Demo<typeof plugin, typeof profile & typeof requests>['samples'] = {
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
  removeMail: () => ({ shared: { password: demoPassword } }),
  register: ({ schoolId }) => ({
    refused: {
      schoolId,
      applicant: 'pupil',
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
