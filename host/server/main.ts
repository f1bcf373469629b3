import 'reflect-metadata/lite';
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { asSystem } from 'edutech/core/server/actor';
import { readCityFile, settingsOf } from 'edutech/core/server/settings/load-settings';
import { environment } from './environment';
import { createPlatform, type Platform } from './platform';
import { installed, notInstalled } from '../generated/manifests';
import { serverHalves } from '../generated/server';
import { readWebParts } from './pages/web';
import { announce } from './announce';
import { listen } from './listen';
import { placeOf } from './local-use';
import { alone, siblingsOf, workersOf } from './workers/siblings';
import { refuseDemoAccounts } from './demo-city/demo-accounts';
import { withDemoOptions, withDemoSettings } from './demo-city/demo-options';

const system = asSystem('a server starts');
/** What open requests and what runs beside them get to come to an end, once the port is closed. */
const closeMilliseconds = 10_000;

async function main(): Promise<void> {
  const given = environment(process.env, process.argv.slice(2));
  const city = readCityFile(given.cityFile);
  const settings = settingsOf(city.settings);
  const { host, demo, openBy } = placeOf(settings, given);
  const count = workersOf(settings, availableParallelism());
  const siblings = cluster.isWorker ? siblingsOf(process, given.worker, count) : alone;
  const platform = await createPlatform({
    ...given,
    demo,
    built: demo ? withDemoOptions(installed, serverHalves) : installed,
    notInstalled,
    halves: serverHalves,
    city: demo ? withDemoSettings(city) : city,
    // one works for all of them: work does not end sooner where the processors are shared
    works: given.worker === 1,
    // the first has prepared it
    isPrepared: given.worker > 1,
    siblings,
    web: await readWebParts(resolve(given.distFolder)),
  });
  if (openBy) await platform.services.database.read(system, (db) => refuseDemoAccounts(db, openBy));
  await listen(platform.app, { port: given.port, host });
  announce({ ...given, demo }, settings, platform.demoLoaded);
  // to the program that started this one, if any: from now on it is worth starting again
  if (process.connected) process.send?.({ serving: true, workers: count });

  stopAtSignals(platform);
}

/**
 * SIGTERM is a service manager's: load balancers hear of the end before the port closes. SIGINT is a person's, who waits: only
 * what is open is finished, also when it comes after a SIGTERM.
 */
function stopAtSignals(platform: Platform): void {
  const hurry = new AbortController();
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await platform.drain(hurry.signal);
    setTimeout(() => process.exit(1), closeMilliseconds).unref();
    await platform.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => {
    hurry.abort();
    void stop();
  });
}

main().catch((error: unknown) => {
  // the person who starts the platform gets one sentence, and the stack only on request
  console.error(process.env['EDUTECH_DEBUG'] ? error : `The platform did not start. ${(error as Error).message}`);
  process.exit(1);
});
