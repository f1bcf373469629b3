import 'reflect-metadata/lite';
import { type Console, type Desk, openConsole, readDesk } from './cli/console';
import { createAdministrator, resetPassword } from './cli/admin';
import { backup, listBackups } from './cli/backup';
import { demo } from './cli/demo';
import { doctor } from './cli/doctor';
import { rotateKeys } from './cli/keys';
import { openapi } from './cli/openapi';
import { loadTest } from './cli/load-test';
import { migrateUp, migrationPlan, migrationStatus } from './cli/migrate';
import { listPlugins, turnPlugin } from './cli/plugins';
import { restore } from './cli/restore';
import { watchFolder } from './cli/watch-folder';

interface Words {
  readonly words: string;
  readonly does: string;
}
/** Works on the services of a deployment whose database is up to date. */
interface Command extends Words {
  readonly run: (console: Console, args: readonly string[]) => Promise<number>;
}
/** Works before the services do: the database may be empty, or is about to give way to another. */
interface EarlyCommand extends Words {
  readonly runEarly: (desk: Desk, args: readonly string[]) => Promise<number>;
}

/** Each command: its words, what it does, and the function that does it. Longer words come before shorter ones. */
const commands: readonly (Command | EarlyCommand)[] = [
  { words: 'plugin list', does: 'plugins, and whether they are on', run: listPlugins },
  { words: 'plugin on', does: '<id> [--county NAME]: switch a plugin on, everywhere at once', run: turnPlugin(true) },
  { words: 'plugin off', does: '<id> [--county NAME]: switch it off (its data stays)', run: turnPlugin(false) },
  {
    words: 'admin create',
    does: '<username> <name> [--duty system|security|audit]: a super administrator with a new password',
    run: createAdministrator,
  },
  {
    words: 'admin reset',
    does: '<username>: a new password, to be changed at the next login, and no second factor',
    run: resetPassword,
  },
  { words: 'migrate plan', does: 'what the next start would change in the database', runEarly: migrationPlan },
  { words: 'migrate up', does: 'change it now', runEarly: migrateUp },
  { words: 'migrate status', does: 'what has run and what waits, by plugin', runEarly: migrationStatus },
  {
    words: 'demo',
    does: '[small|city|PLUGIN]: the demo city into an empty database, or one plugin’s rows into it',
    runEarly: demo,
  },
  { words: 'doctor', does: '[--json]: look at everything; each problem comes with a remedy', runEarly: doctor },
  {
    words: 'openapi',
    does: '[--lang zh-CN|en]: describe all calls, as an OpenAPI 3.1 document',
    runEarly: openapi,
  },
  { words: 'backup list', does: 'backups, newest first', run: listBackups },
  { words: 'backup', does: 'save database and files into one archive, while servers run', run: backup },
  {
    words: 'restore',
    does: '<backup> [--key FILE]: check it, try it in a scratch database, compare hashes, swap',
    runEarly: restore,
  },
  { words: 'rotate-keys', does: 'a new secret for the server; the last one stays believed', run: rotateKeys },
  {
    words: 'scans',
    does: '<folder> --project ID [--once]: read each finished scan of a folder, again after a kill',
    run: watchFolder('scans'),
  },
  {
    words: 'loadtest',
    does: '[--seconds 10] [--connections 20] [--path /login]: how much this machine serves',
    runEarly: loadTest,
  },
];

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const found = commands.find(({ words }) => args.slice(0, words.split(' ').length).join(' ') === words);
  if (!found) {
    const list = commands.map(({ words, does }) => `  ${words.padEnd(14)} ${does}`);
    console.log(`node build.mjs host <command>\n\n${list.join('\n')}`);
    return args.length === 0 ? 0 : 2;
  }
  const rest = args.slice(found.words.split(' ').length);
  const desk = readDesk(process.env);
  if ('runEarly' in found) return found.runEarly(desk, rest);
  const opened = await openConsole(desk);
  try {
    return await found.run(opened, rest);
  } finally {
    await opened.close();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(process.env['EDUTECH_DEBUG'] ? error : (error as Error).message);
    process.exit(1);
  },
);
