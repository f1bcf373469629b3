import { ApiDocument } from 'edutech/core/server/operation/api-document';
import { Audit } from 'edutech/core/server/audit/audit';
import { LogLinks } from 'edutech/core/server/audit/log-links';
import { Backups } from 'edutech/core/server/operation/backups';
import { Catalogue } from 'edutech/core/server/catalogue';
import { Clock, Stopwatch } from 'edutech/core/server/clock';
import { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import { Database } from 'edutech/core/server/data/database';
import { Doctor } from 'edutech/core/server/operation/doctor';
import { Events } from 'edutech/core/server/events/events';
import { Files } from 'edutech/core/server/files/files';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { Installation, Licences } from 'edutech/core/server/registry/installation';
import { HeldSettings } from 'edutech/core/server/settings/held-settings';
import { Settings } from 'edutech/core/server/settings/settings';
import { Vault } from 'edutech/core/server/security/vault';
import { Texts } from 'edutech/core/server/texts';
import { HomeSource } from 'edutech/plugins/home/api';
import * as api from '../api';
import plugin from '../plugin';
import { auditHandlers } from './audit/audit.handlers';
import { auditJobs } from './audit/audit.jobs';
import * as backups from './backups.routes';
import * as conversions from './conversions.routes';
import * as calls from './calls/calls.routes';
import { demo } from './demo';
import { homeSource } from './home-source';
import * as health from './health.routes';
import * as jobs from './jobs/jobs.routes';
import * as modules from './modules.routes';
import * as changing from './settings/change-settings.routes';
import * as mail from './mail/mail.routes';
import * as settings from './settings.routes';
import * as storage from './storage/storage.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    installation: Installation,
    licences: Licences,
    texts: Texts,
    settings: Settings,
    held: HeldSettings,
    events: Events,
    audit: Audit,
    catalogue: Catalogue,
    clock: Clock,
    database: Database,
    files: Files,
    jobs: Jobs,
    conversions: Conversions,
    doctor: Doctor,
    backups: Backups,
    links: LogLinks,
    document: ApiDocument,
    vault: Vault,
    stopwatch: Stopwatch,
  },
  demo,
  setup: ({ installation, texts, events, audit, ...given }) => {
    const mailParts = { texts, events, audit, held: given.held, vault: given.vault, stopwatch: given.stopwatch };
    return {
      handlers: {
        listModules: modules.list(installation, texts),
        turnModule: modules.turn(installation, events, audit),
        moduleReach: modules.reach,
        listSettings: settings.list(installation, given.settings, texts),
        trySetting: settings.tryOut(installation),
        changeableSettings: changing.list({ texts, events, audit, held: given.held }),
        changeSettings: changing.change({ texts, events, audit, held: given.held }),
        undoSettings: changing.undo({ texts, events, audit, held: given.held }),
        readMail: mail.read(mailParts),
        changeMail: mail.change(mailParts),
        clearMail: mail.clear(mailParts),
        tryMailServer: mail.tryOut(mailParts),
        schoolStorage: storage.schools(given.held),
        peopleStorage: storage.people(given.held),
        setStorageLimit: storage.setLimit(audit),
        listJobs: jobs.list(texts),
        jobsNow: jobs.now(texts),
        retryJob: jobs.retry(audit),
        cancelJob: jobs.cancel(audit),
        listConversions: conversions.list,
        convertAnew: conversions.again(given.conversions, audit),
        checkHealth: health.check(given.doctor, texts),
        readVitals: health.vitals(installation),
        listCalls: calls.list(given.document),
        readCall: calls.one(given.document),
        openApi: calls.file(given.document),
        listLicences: health.licences(given.licences),
        listBackups: backups.list(given.backups, given.settings),
        makeBackup: backups.make(given.jobs, audit),
        removeBackup: backups.remove(given.backups, audit),
        ...auditHandlers({ texts, audit, ...given }),
      },
      provides: [contribute(HomeSource, homeSource({ texts, ...given }))],
      jobs: auditJobs({ texts, audit, ...given }),
    };
  },
});
