import type { Demo } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { buildDemoLog } from './demo/demo-log';

/** An id that nobody has. */
const nobody = '0'.repeat(32);

/** A mail server that nobody asks. */
const noServer = {
  host: '192.0.2.1',
  port: 465,
  security: 'tls' as const,
  user: '',
  from: 'nobody@example.invalid',
};

/** An identity service that nobody asks. */
const noService = {
  id: 'nobody',
  protocol: 'cas' as const,
  name: '无',
  nameEn: 'None',
  address: 'https://192.0.2.1/cas',
  clientId: '',
  algorithm: 'RS256' as const,
  scope: '',
  claim: '',
  finds: 'usercode' as const,
  provesTwoFactors: false,
};

/** A message service that nobody asks. */
const noMessages = {
  kind: 'wecom' as const,
  address: 'https://192.0.2.1',
  tokenAddress: '',
  keyId: 'nobody',
  agentId: '1',
  signName: '',
  template: '',
  codeTemplate: '',
};
/** A service that nobody asks. */
const noAssistant = { address: 'https://192.0.2.1/v1', model: 'none' };
const assistantTest = 'tests/api/assistant/set-up.test.ts';
const messagesTest = 'tests/api/deployment/settings/message-services.test.ts';

/** A change that a county and its schools may make. */
const earlier = { changes: [{ name: 'quietFrom', value: '"20:30"', changeId: null }], reason: '' };

/** Modules, processes and jobs are there by themselves; only the audit log is given a week. */
export const demo: Demo<typeof plugin, typeof api> = {
  build: buildDemoLog,
  samples: {
    turnModule: (world) => ({ shared: { plugin: 'deployment', countyId: world.countyId, on: true } }),
    retryJob: () => ({ refused: { jobId: nobody }, shownBy: 'tests/api/deployment/jobs.test.ts' }),
    stopJob: () => ({ refused: { jobId: nobody }, shownBy: 'tests/api/deployment/jobs.test.ts' }),
    turnSchedule: () => ({ refused: { job: 'core.none', on: true }, shownBy: 'tests/api/deployment/jobs.test.ts' }),
    cancelJob: () => ({ refused: { jobId: nobody }, shownBy: 'tests/api/deployment/jobs.test.ts' }),
    convertAnew: () => ({
      refused: { sha256: '0'.repeat(64), recipe: 'video-1' },
      shownBy: 'tests/api/conversion/watched.test.ts',
    }),
    removeBackup: () => ({
      refused: { name: 'edutech-20000101T000000000Z.tar' },
      shownBy: 'tests/api/deployment/backups.test.ts',
    }),
    countAudit: () => ({ shared: { from: '2026-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' } }),
    searchAudit: () => ({ shared: { from: '2026-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z', line: 50 } }),
    saveAuditView: () => ({ shared: { name: '样例', search: { days: 7 } } }),
    removeAuditView: () => ({ refused: { id: nobody }, shownBy: 'tests/api/deployment/audit-undo.test.ts' }),
    undoAct: () => ({ refused: { id: nobody }, shownBy: 'tests/api/deployment/audit-undo.test.ts' }),
    exportAudit: () => ({
      shared: { from: '2026-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z', format: 'csv' },
    }),
    auditExport: () => ({ refused: { id: nobody }, shownBy: 'tests/api/deployment/audit.test.ts' }),
    schoolStorage: () => ({ shared: { page: 1, pageLine: 15 } }),
    peopleStorage: () => ({ shared: { page: 1, pageLine: 15 } }),
    setStorageLimit: (world) => ({ shared: { schoolId: world.schoolId } }),
    changeableSettings: (world, id) => ({
      as: 'countyadmin',
      own: { schoolId: world.schoolId },
      otherClass: null,
      otherSchool: { schoolId: world.otherSchoolId },
      neighbour: { schoolId: id('school/105') },
    }),
    changeSettings: (world, id) => ({
      as: 'countyadmin',
      own: { schoolId: world.schoolId, ...earlier },
      otherClass: null,
      otherSchool: { schoolId: world.otherSchoolId, ...earlier },
      neighbour: { schoolId: id('school/105'), ...earlier },
    }),
    undoSettings: () => ({
      refused: { batchId: nobody },
      shownBy: 'tests/api/deployment/settings/change-settings.test.ts',
    }),
    changeMail: () => ({
      refused: { ...noServer, reason: '', changeId: nobody },
      shownBy: 'tests/api/deployment/settings/mail-set-up.test.ts',
    }),
    clearMail: () => ({ refused: { changeId: nobody }, shownBy: 'tests/api/deployment/settings/mail-set-up.test.ts' }),
    tryMailServer: () => ({
      refused: { ...noServer, user: 'nobody', security: 'none', to: 'nobody@example.invalid' },
      shownBy: 'tests/api/deployment/settings/mail-set-up.test.ts',
    }),
    changeSignOn: () => ({
      refused: { ...noService, isNew: false, reason: '', changeId: nobody },
      shownBy: 'tests/api/deployment/settings/sign-on.test.ts',
    }),
    removeSignOn: () => ({
      refused: { id: 'nobody', changeId: nobody },
      shownBy: 'tests/api/deployment/settings/sign-on.test.ts',
    }),
    changeMessageService: () => ({ refused: { ...noMessages, reason: '', changeId: nobody }, shownBy: messagesTest }),
    removeMessageService: () => ({ refused: { kind: 'sms', changeId: nobody }, shownBy: messagesTest }),
    undoMessageServices: () => ({ refused: { batchId: nobody }, shownBy: messagesTest }),
    tryMessageService: () => ({ refused: noMessages, shownBy: messagesTest }),
    changeAssistant: () => ({
      refused: { ...noAssistant, reason: '', changeId: nobody },
      shownBy: assistantTest,
    }),
    removeAssistant: () => ({ refused: { changeId: nobody }, shownBy: assistantTest }),
    undoAssistant: () => ({ refused: { batchId: nobody }, shownBy: assistantTest }),
    // over an open line nothing is tried
    tryAssistant: () => ({
      refused: { ...noAssistant, address: 'http://192.0.2.1/v1', key: 'nobody' },
      shownBy: assistantTest,
    }),
    undoSignOn: () => ({ refused: { batchId: nobody }, shownBy: 'tests/api/deployment/settings/sign-on.test.ts' }),
    trySignOn: () => ({
      refused: { ...noService, protocol: 'oidc' },
      shownBy: 'tests/api/deployment/settings/sign-on.test.ts',
    }),
    readCall: () => ({ shared: { id: 'core.login' } }),
    trySetting: () => ({ shared: { name: 'cityName', value: '江海市' } }),
  },
  pages: {},
};
