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
import { Mailer } from 'edutech/core/server/mail/mailer';
import { NotificationMatter } from 'edutech/core/server/notifications/matters';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { Grants } from 'edutech/core/server/permissions/grants';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { Installation, Licences } from 'edutech/core/server/registry/installation';
import { HeldSettings } from 'edutech/core/server/settings/held-settings';
import { Settings } from 'edutech/core/server/settings/settings';
import { Vault } from 'edutech/core/server/security/vault';
import { Texts } from 'edutech/core/server/texts';
import { Switches } from 'edutech/core/server/switches';
import { ConfirmedMails, IdentityServices } from 'edutech/plugins/account/api';
import { AssistantSetUp } from 'edutech/plugins/assistant/api';
import { MessageServices } from 'edutech/plugins/messages/api';
import { HomeSource } from 'edutech/plugins/home/api';
import * as api from '../api';
import { ActUndo, JobPages } from '../api';
import plugin from '../plugin';
import { auditHandlers } from './audit/audit.handlers';
import { ownUndos } from './audit/undo/own-undos';
import { auditJobs } from './audit/audit.jobs';
import * as backups from './backups.routes';
import * as conversions from './conversions.routes';
import * as calls from './calls/calls.routes';
import { demo } from './demo';
import { homeSource } from './home-source';
import { failureJobs } from './failures/failures.jobs';
import * as health from './health.routes';
import * as jobs from './jobs/jobs.routes';
import * as schedules from './jobs/schedules';
import * as modules from './modules.routes';
import * as changing from './settings/change-settings.routes';
import * as mail from './mail/mail.routes';
import * as assistant from './assistant/assistant.routes';
import * as messages from './message-services/message-services.routes';
import * as settings from './settings.routes';
import * as signOn from './sign-on/sign-on.routes';
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
    pages: JobPages,
    otherUndos: ActUndo,
    switches: Switches,
    conversions: Conversions,
    doctor: Doctor,
    backups: Backups,
    links: LogLinks,
    document: ApiDocument,
    vault: Vault,
    stopwatch: Stopwatch,
    identity: IdentityServices,
    assistant: AssistantSetUp,
    messages: MessageServices,
    mails: ConfirmedMails,
    mailer: Mailer,
    grants: Grants,
    notifications: Notifications,
  },
  demo,
  setup: ({ installation, texts, events, audit, ...given }) => {
    const { database, held, stopwatch, vault } = given;
    const mailParts = { texts, events, audit, database, held, stopwatch, vault };
    const queue = { texts, audit, events, jobs: given.jobs, pages: given.pages, switches: given.switches };
    const moduleParts = { installation, events, audit };
    const change = { texts, events, audit, held: given.held };
    const undos = [...ownUndos({ modules: moduleParts, queue, settings: change }), ...given.otherUndos];
    const log = { texts, audit, undos, ...given };
    const signOnParts = { ...mailParts, identity: given.identity };
    const assistantParts = { ...mailParts, assistant: given.assistant };
    const messageParts = { ...mailParts, messages: given.messages };
    return {
      handlers: {
        listModules: modules.list(installation, texts),
        turnModule: modules.turn(moduleParts),
        moduleReach: modules.reach,
        listSettings: settings.list(installation, given.settings, texts),
        trySetting: settings.tryOut(installation),
        changeableSettings: changing.list(change),
        changeSettings: changing.change(change),
        undoSettings: changing.undo(change),
        readMail: mail.read(mailParts),
        changeMail: mail.change(mailParts),
        clearMail: mail.clear(mailParts),
        tryMailServer: mail.tryOut(mailParts),
        readSignOn: signOn.read(signOnParts),
        changeSignOn: signOn.change(signOnParts),
        removeSignOn: signOn.remove(signOnParts),
        undoSignOn: signOn.undo(signOnParts),
        trySignOn: signOn.tryOut(signOnParts),
        readAssistant: assistant.read(assistantParts),
        changeAssistant: assistant.change(assistantParts),
        removeAssistant: assistant.remove(assistantParts),
        undoAssistant: assistant.undo(assistantParts),
        tryAssistant: assistant.tryOut(assistantParts),
        readMessageServices: messages.read(messageParts),
        changeMessageService: messages.change(messageParts),
        removeMessageService: messages.remove(messageParts),
        undoMessageServices: messages.undo(messageParts),
        tryMessageService: messages.tryOut(messageParts),
        schoolStorage: storage.schools(given.held),
        peopleStorage: storage.people(given.held),
        setStorageLimit: storage.setLimit(audit),
        listJobs: jobs.list(queue),
        jobsNow: jobs.now(queue),
        retryJob: jobs.retry(queue),
        cancelJob: jobs.cancel(queue),
        stopJob: jobs.stop(queue),
        turnSchedule: schedules.turn(queue),
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
        ...auditHandlers(log),
      },
      provides: [
        contribute(HomeSource, homeSource({ texts, ...given })),
        contribute(NotificationMatter, {
          id: 'deployment.failures',
          title: 'deployment.matter.failures',
          keys: ['deployment.notice.failed'],
          types: ['superAdmin'],
        }),
      ],
      jobs: [...auditJobs(log), ...failureJobs({ texts, ...given })],
    };
  },
});
