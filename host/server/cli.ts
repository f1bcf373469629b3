import 'reflect-metadata';
import { openConsole } from './cli/console';
import { createAdministrator, resetPassword } from './cli/admin';
import { doctor } from './cli/doctor';
import { migrationPlan } from './cli/migrate';
import { listPlugins, turnPlugin } from './cli/plugins';

type Command = (console: Awaited<ReturnType<typeof openConsole>>, args: readonly string[]) => Promise<number>;

/** Each command: its words, what it does, and the function that does it. */
const commands: readonly { words: string; does: string; run: Command }[] = [
  { words: 'plugin list', does: 'plugins, and whether they are on', run: listPlugins },
  { words: 'plugin on', does: '<id> [--county NAME]: switch a plugin on, everywhere at once', run: turnPlugin(true) },
  { words: 'plugin off', does: '<id> [--county NAME]: switch it off (its data stays)', run: turnPlugin(false) },
  {
    words: 'admin create',
    does: '<username> <name>: a super administrator with a new password',
    run: createAdministrator,
  },
  { words: 'admin reset', does: '<username>: a new password, to be changed at the next login', run: resetPassword },
  { words: 'migrate plan', does: 'what the next start would change in the database', run: migrationPlan },
  { words: 'doctor', does: 'look at database, migrations, files, audit chain and settings', run: doctor },
];

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const found = commands.find(({ words }) => args.slice(0, words.split(' ').length).join(' ') === words);
  if (!found) {
    const list = commands.map(({ words, does }) => `  ${words.padEnd(14)} ${does}`);
    console.log(`node build.mjs host <command>\n\n${list.join('\n')}`);
    return args.length === 0 ? 0 : 2;
  }
  const opened = await openConsole(process.env);
  try {
    return await found.run(opened, args.slice(found.words.split(' ').length));
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
