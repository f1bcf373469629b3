import type * as api from '../../../common/api/uploads';
import type { corePlugin } from '../../../common/core-plugin';
import type { Demo, DemoContext } from '../../demo/demo';
import { insertUpload } from '../../uploads/uploads.queries';

const uploadOf = (id: DemoContext['id'], account: string, what: string) => id(`upload/${account}/${what}`);
const begun = ['going on', 'given up', 'claimed'] as const;
const week = 7 * 86_400_000;

/** Uploads that people have begun and not continued, for the samples of the permission matrix. */
export const uploadsDemo: Demo<typeof corePlugin, typeof api> = {
  async build({ db, world, clock, id }) {
    const now = clock.now();
    for (const account of ['teacher', 'headteacher', 'cityadmin'] as const) {
      const { personId, schoolId } = world.people[account];
      for (const what of begun)
        await insertUpload(db, {
          id: uploadOf(id, account, what),
          schoolId,
          personId,
          group: 'general',
          name: '第一课.mp4',
          mark: '',
          bytes: 1_048_576,
          concat: null,
          startedAt: now,
          expiresAt: new Date(now.getTime() + week),
        });
    }
  },
  samples: {
    beginUpload: () => ({ shared: { name: '课件.pptx', bytes: 1000, group: 'attachments' } }),
    uploadState: (_world, id) => ownUpload(id, 'going on'),
    cancelUpload: (_world, id) => ownUpload(id, 'given up'),
    claimUpload: (_world, id) => withEach(ownUpload(id, 'claimed'), { sha256: 'a'.repeat(64) }),
    proveUpload: (_world, id) => withEach(ownUpload(id, 'going on'), { proof: '0'.repeat(64) }),
    uploadTicket: (_world, id) => ownUpload(id, 'going on'),
  },
  pages: {},
};

/** A colleague's and another person's are not there. */
const ownUpload = (id: DemoContext['id'], what: (typeof begun)[number]) => ({
  as: 'teacher' as const,
  own: { uploadId: uploadOf(id, 'teacher', what) },
  otherClass: { uploadId: uploadOf(id, 'headteacher', what) },
  otherSchool: { uploadId: uploadOf(id, 'cityadmin', what) },
});

const withEach = <More extends object>(
  { as, own, otherClass, otherSchool }: ReturnType<typeof ownUpload>,
  more: More,
) => ({
  as,
  own: { ...own, ...more },
  otherClass: { ...otherClass, ...more },
  otherSchool: { ...otherSchool, ...more },
});
