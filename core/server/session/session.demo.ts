import type * as api from '../../common/api/session';
import type { corePlugin } from '../../common/core-plugin';
import type { Demo } from '../demo';
import { demoPassword } from '../demo-city/password';

/** People are written by demo-city; these are the samples that the permission matrix tries. */
export const sessionDemo: Demo<typeof corePlugin, typeof api> = {
  samples: {
    login: () => ({ shared: { username: 'teacher', password: demoPassword } }),
    // a readable password in an address is refused, whoever asks: there is no sample that opens
    legacyLogin: () => ({ shared: { username: 'teacher', password: demoPassword } }),
    getUserInfo: ({ termId }) => ({ shared: { termid: termId } }),
    getRolePermissions: ({ people }) => ({
      as: 'teacher',
      own: { roleid: people.teacher.roleId! },
      otherClass: { roleid: people.headteacher.roleId! },
      otherSchool: { roleid: people.countyadmin.roleId! },
    }),
    switchRole: ({ people }) => ({
      as: 'teacher',
      own: { roleid: people.teacher.roleId! },
      otherClass: { roleid: people.headteacher.roleId! },
      otherSchool: { roleid: people.countyadmin.roleId! },
    }),
  },
  pages: {},
};
