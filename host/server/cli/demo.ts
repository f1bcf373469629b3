import { createPlatform } from '../platform';
import { installed, notInstalled } from '../../generated/manifests';
import { serverHalves } from '../../generated/server';
import type { DemoScale } from '../load-demo';
import type { Desk } from './console';

const scales: readonly string[] = ['small', 'city'] satisfies DemoScale[];

/** Loads the demo city into an empty database; a city that is there stays as it is. */
export async function demo({ given, city, settings }: Desk, [scale = 'small']: readonly string[]): Promise<number> {
  if (!scales.includes(scale)) throw new Error(`The demo city is small or city, not "${scale}".`);
  if (settings.publicOrigin) {
    throw new Error('This deployment has a public address: accounts with a well-known password must not be made here.');
  }
  const platform = await createPlatform({
    ...given,
    built: installed,
    notInstalled,
    halves: serverHalves,
    city,
    demo: scale as DemoScale,
    works: false,
    web: null,
  });
  await platform.close();
  console.log(platform.demoLoaded ? 'The demo city is there.' : 'There is a city already: nothing was changed.');
  return platform.demoLoaded ? 0 : 1;
}
