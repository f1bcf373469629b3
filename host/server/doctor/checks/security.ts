import { X509Certificate, createPrivateKey } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { categories } from 'edutech/core/common/permissions/people';
import { countForeignVaultKeys } from 'edutech/core/server/security/wrapping/bare-keys.queries';
import { deploymentKeyOf, keyFileOf } from 'edutech/core/server/security/wrapping/key-file';
import { isSecureDeployment } from 'edutech/core/server/session/cookies';
import { accountWithDemoPassword } from '../../demo-city/demo-accounts';
import { openedBySettings } from '../../local-use';
import { type Check, plainly } from '../check';
import { countPeople, selectAdministrators, selectSecretTime } from '../doctor.queries';

const dayMilliseconds = 86_400_000;
/** Days before its end at which a certificate should be renewed. */
const soon = 21;
/** Days after which the server's secret should be changed. */
const oldSecret = 400;
/** Others of this machine may read a file with these bits. */
const othersMayRead = 0o044;

/** Accounts that can sign in, and the protection of connections. */
export const securityChecks: readonly Check[] = [
  {
    id: 'tls',
    group: 'security',
    look: ({ settings }) => (isSecureDeployment(settings) ? null : plainly),
  },
  {
    id: 'certificate',
    group: 'security',
    applies: ({ settings }) => settings.tlsCertificate !== '',
    look: async ({ settings, clock }) => {
      const { validTo } = new X509Certificate(await readFile(settings.tlsCertificate));
      const days = Math.floor((Date.parse(validTo) - clock.now().getTime()) / dayMilliseconds);
      return days < soon ? { days, file: settings.tlsCertificate } : null;
    },
  },
  {
    id: 'certificateKey',
    group: 'security',
    applies: ({ settings }) => settings.tlsCertificate !== '',
    look: async ({ settings }) => {
      const certificate = new X509Certificate(await readFile(settings.tlsCertificate));
      return certificate.checkPrivateKey(createPrivateKey(await readFile(settings.tlsKey))) ? null : plainly;
    },
  },
  {
    id: 'publicOrigin',
    group: 'security',
    weight: 'advice',
    applies: ({ settings }) => isSecureDeployment(settings),
    look: ({ settings }) => (settings.publicOrigin ? null : plainly),
  },
  {
    id: 'secretFiles',
    group: 'security',
    look: async ({ settings, cityFile }) => {
      const { tlsKey, backupKeyFile, deploymentKeyFile, s3SecretFile, mailUrl, metricsToken, skyClassKeys } = settings;
      const isTold = mailUrl || metricsToken || Object.keys(skyClassKeys).length > 0;
      const files = [tlsKey, backupKeyFile, deploymentKeyFile, s3SecretFile, isTold ? (cityFile ?? '') : ''].filter(
        (file) => file !== '',
      );
      const modes = await Promise.all(files.map(async (file) => (await stat(file)).mode));
      const open = files.filter((_, at) => process.platform !== 'win32' && (modes[at]! & othersMayRead) !== 0);
      return open.length > 0 ? { files: open.join(', ') } : null;
    },
  },
  {
    id: 'accounts',
    group: 'security',
    look: async ({ read }) => ((await read(countPeople)) > 0 ? null : plainly),
  },
  {
    id: 'administrators',
    group: 'security',
    look: async ({ read }) =>
      (await read((db) => selectAdministrators(db, categories.superAdmin))).length > 0 ? null : plainly,
  },
  {
    id: 'demoAccounts',
    group: 'security',
    // on a developer's machine the demo accounts are wanted
    applies: ({ settings }) => openedBySettings(settings) !== undefined,
    look: async ({ read }) => {
      const username = await read(accountWithDemoPassword);
      return username === undefined ? null : { username };
    },
  },
  {
    id: 'deploymentKey',
    group: 'security',
    look: async ({ read, settings, dataFolder }) => {
      const file = keyFileOf(settings, dataFolder);
      const secret = await readFile(file).catch(() => null);
      const count = await read((db) => countForeignVaultKeys(db, secret ? deploymentKeyOf(secret).id : ''));
      return count > 0 ? { count, file } : null;
    },
  },
  {
    id: 'serverSecret',
    group: 'security',
    weight: 'advice',
    look: async ({ read, clock }) => {
      const secret = await read(selectSecretTime);
      const days = secret ? Math.floor((clock.now().getTime() - secret.getTime()) / dayMilliseconds) : 0;
      return days > oldSecret ? { days } : null;
    },
  },
];
