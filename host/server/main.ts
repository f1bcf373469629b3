import 'reflect-metadata/lite';
import { resolve } from 'node:path';
import { asSystem } from 'edutech/core/server/actor';
import { readCityFile, settingsOf } from 'edutech/core/server/settings/load-settings';
import { environment } from './environment';
import { createPlatform } from './platform';
import { installed, notInstalled } from '../generated/manifests';
import { serverHalves } from '../generated/server';
import { readWebParts } from './pages/web';
import { announce } from './announce';
import { listen } from './listen';
import { placeOf } from './local-use';
import { refuseDemoAccounts } from './demo-city/demo-accounts';

const system = asSystem('a server starts');
/** Seconds that open requests get when the process is asked to end. */
const drainMilliseconds = 10_000;

async function main(): Promise<void> {
  const given = environment(process.env, process.argv.slice(2));
  const city = readCityFile(given.cityFile);
  const settings = settingsOf(city.settings);
  const { host, demo, openBy } = placeOf(settings, given);
  const platform = await createPlatform({
    ...given,
    demo,
    built: installed,
    notInstalled,
    halves: serverHalves,
    city,
    works: true,
    web: await readWebParts(resolve(given.distFolder)),
  });
  if (openBy) await platform.services.database.read(system, (db) => refuseDemoAccounts(db, openBy));
  await listen(platform.app, { port: given.port, host });
  announce({ ...given, demo }, settings, platform.demoLoaded);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainMilliseconds).unref();
    await platform.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

main().catch((error: unknown) => {
  // the person who starts the platform gets one sentence, and the stack only on request
  console.error(process.env['EDUTECH_DEBUG'] ? error : `The platform did not start. ${(error as Error).message}`);
  process.exit(1);
});
