import { createPlatform } from '../platform';
import { installed, notInstalled } from '../../generated/manifests';
import { serverHalves } from '../../generated/server';
import type { DemoScale } from '../load-demo';
import type { Desk } from './console';

const scales: readonly string[] = ['small', 'city'] satisfies DemoScale[];

/** Loads the demo city into an empty database, or what one plugin adds to it; what is there stays as it is. */
export async function demo({ given, city, settings }: Desk, [what = 'small']: readonly string[]): Promise<number> {
  if (settings.publicOrigin) {
    throw new Error('This deployment has a public address: accounts with a well-known password must not be made here.');
  }
  const isCity = scales.includes(what);
  const platform = await createPlatform({
    ...given,
    built: installed,
    notInstalled,
    halves: serverHalves,
    city,
    demo: isCity ? (what as DemoScale) : { plugin: what },
    works: false,
    web: null,
  });
  await platform.close();
  const [loaded, there] = isCity
    ? ['The demo city is there.', 'There is a city already: nothing was changed.']
    : [`The demo rows of ${what} are there.`, `There are demo rows of ${what} already: nothing was changed.`];
  console.log(platform.demoLoaded ? loaded : there);
  return platform.demoLoaded ? 0 : 1;
}
