import { readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import type { CityFile } from 'edutech/core/common/registry';
import type { MigrationSet } from 'edutech/core/server/data/migrations';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Doctor } from 'edutech/core/server/operation/doctor';
import { Examination } from '../doctor/examination';
import type { Container } from 'edutech/core/di/container';
import { Backups } from 'edutech/core/server/operation/backups';
import { DiskBackups } from '../backup/disk-backups';
import { DiskContents } from 'edutech/core/server/files/contents/disk-contents';
import { Installation, Licences } from 'edutech/core/server/registry/installation';
import type { RunningPlugin } from 'edutech/core/server/registry/resolve-plugins';
import { HeldSettings } from 'edutech/core/server/settings/held-settings';
import { Settings } from 'edutech/core/server/settings/settings';
import { licences } from '../../generated/licences';

/** The facts about the deployment besides its settings. */
export interface DeploymentFacts {
  readonly ownerUrl: string;
  readonly dataFolder: string;
  readonly distFolder: string;
  readonly migrations: readonly MigrationSet[];
  readonly root: string;
  readonly cityFile: string | undefined;
  readonly city: CityFile;
  readonly plugins: readonly RunningPlugin[];
  readonly notInstalled: readonly string[];
  /** All that the build has: those that do not run are off by the city's file. */
  readonly built: readonly { readonly manifest: { readonly id: string } }[];
}

/** Services for operators of the deployment: what is installed, backups, the doctor, licences. */
export function bindDeploymentServices(container: Container, facts: DeploymentFacts): void {
  const { dataFolder, root, cityFile, city, plugins } = facts;
  const version = versionOf(root);
  const running = new Set(plugins.map(({ manifest }) => manifest.id));
  const off = [...facts.built.map(({ manifest }) => manifest.id), ...facts.notInstalled].filter(
    (id) => !running.has(id),
  );
  container.value(Installation, {
    version,
    root,
    dataFolder,
    plugins,
    off: [...new Set(off)],
    cityFile: cityFile ?? null,
    given: city,
  });
  container.value(Licences, licences);
  const settings = container.get(Settings);
  const backups = backupsOf(settings, facts, version);
  container.value(Backups, backups);
  const database = container.get(Database);
  container.value(
    Doctor,
    new Examination({
      ...facts,
      version,
      settings,
      file: container.get(HeldSettings).file,
      backups,
      database,
      clock: container.get(Clock),
    }),
  );
}

function backupsOf(settings: Settings, { ownerUrl, dataFolder, root }: DeploymentFacts, version: string) {
  const contents = new DiskContents(join(dataFolder, 'files'));
  const { backupFolder, backupKeyFile, backupKeep, cityName } = settings;
  const inRoot = (path: string) => (isAbsolute(path) ? path : resolve(root, path));
  return new DiskBackups({
    ownerUrl,
    folder: backupFolder ? inRoot(backupFolder) : join(dataFolder, 'backups'),
    // a store of its own has backups of its own
    contentPath: settings.fileStore === 'disk' ? (sha256) => contents.pathOf(sha256) : null,
    keyFile: backupKeyFile && inRoot(backupKeyFile),
    keep: backupKeep,
    platform: version,
    city: cityName,
  });
}

/** Version of the platform that lies there. */
export const versionOf = (root: string) =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
