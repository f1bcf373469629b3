import * as api from '../../common/api/uploads';
import { corePlugin } from '../../common/core-plugin';
import type { Id } from '../../common/ids';
import { asSystem } from '../actor';
import { Clock } from '../clock';
import { Database } from '../data/database';
import { HttpMounts } from '../http/mounts';
import { Jobs } from '../jobs/jobs';
import { Logger } from '../logger';
import { contribute, definePluginServer } from '../plugin';
import { RequestTokens } from '../session/request-token';
import { Tickets } from '../security/tickets';
import { Sessions } from '../session/sessions';
import { LevelSettings } from '../settings/held-settings';
import { Settings } from '../settings/settings';
import { Switches } from '../switches';
import { Texts } from '../texts';
import { Contents } from '../files/contents/contents';
import { claimUpload, proveUpload } from '../uploads/possession.routes';
import { Receiving } from '../uploads/spool/receiving';
import { Spool } from '../uploads/spool/spool';
import { takeUpload } from '../uploads/take-upload.job';
import { tidyUploads } from '../uploads/tidy-uploads.job';
import { tusMount } from '../uploads/tus/tus-mount';
import { TusVerbs } from '../uploads/tus/tus-verbs';
import { uploadsDemo } from './demo/uploads.demo';
import { selectStorageUse } from '../uploads/uploads.queries';
import { uploadHandlers } from '../uploads/uploads.routes';

const dayMilliseconds = 86_400_000;
const gigabyte = 1_073_741_824;
const counting = asSystem('what a school keeps is counted over all its people');

/** Uploads that go on where they broke: the calls about them, the protocol that brings their bytes, and what makes files of them. */
export const uploadsHalf = definePluginServer(corePlugin, {
  api,
  deps: {
    database: Database,
    clock: Clock,
    jobs: Jobs,
    contents: Contents,
    spool: Spool,
    sessions: Sessions,
    tokens: RequestTokens,
    tickets: Tickets,
    settings: Settings,
    levelSettings: LevelSettings,
    switches: Switches,
    texts: Texts,
    logger: Logger,
  },
  demo: uploadsDemo,
  setup: (services) => {
    const { database, clock, contents, spool, settings, levelSettings } = services;
    const keptFor = settings.uploadKeepDays * dayMilliseconds;
    const limits = {
      bytes: settings.largeUploadMegabytes * 1_048_576,
      keptFor,
      async room(personId: Id, schoolId: Id | null) {
        const use = await database.read(counting, (db) => selectStorageUse(db, personId, schoolId));
        const { personQuotaGigabytes, schoolQuotaGigabytes } = levelSettings.at(schoolId);
        return {
          person: { used: use.person, most: use.personLimit ?? personQuotaGigabytes * gigabyte },
          school: { used: use.school, most: use.schoolLimit ?? schoolQuotaGigabytes * gigabyte },
        };
      },
    };
    const receiving = new Receiving({ ...services, keptFor });
    const parts = { ...services, limits, receiving };
    return {
      handlers: { ...uploadHandlers(parts), claimUpload, proveUpload: proveUpload(parts) },
      provides: [
        contribute(HttpMounts, tusMount({ ...services, verbs: new TusVerbs(parts), mostBytes: limits.bytes })),
      ],
      jobs: [tidyUploads(database, spool, clock), takeUpload({ database, contents, spool, clock, keptFor })],
      close: () => receiving.close(),
    };
  },
});
