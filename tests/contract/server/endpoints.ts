import { refusalOf } from 'edutech/core/common/permissions/access';
import { mayCallWithFirstPassword } from 'edutech/core/common/permissions/session-limit';
import { isEndpoint, type Endpoint } from 'edutech/core/common/endpoint';
import { demoAccounts, type DemoAccount, type SampleSet } from 'edutech/core/server/demo/demo';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import type { AnyServerHalf } from 'edutech/core/server/plugin';
import { Sessions } from 'edutech/core/server/session/sessions';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import type { TestApp } from '../../support/servers/start-app';

export type Input = Readonly<Record<string, unknown>>;

/** An endpoint as the suites see it: with its name, its plugin and the samples of the demo. */
export interface Tried {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly samples: SampleSet<Input>;
}

/** Every endpoint of a platform. One without samples is tried with an empty input. */
export function endpointsOf(app: TestApp): Tried[] {
  return app.platform.composition.halves.flatMap((half: AnyServerHalf) =>
    Object.entries(half.api as Record<string, unknown>).flatMap(([name, endpoint]) => {
      if (!isEndpoint(endpoint)) return [];
      const sample = half.demo.samples[name] as
        | ((world: TestApp['world'], id: typeof demoId) => SampleSet<Input>)
        | undefined;
      return [{ name: `${half.plugin.id}.${name}`, endpoint, samples: sample?.(app.world, demoId) ?? { shared: {} } }];
    }),
  );
}

/** The body that stands for the endpoint: its owner's, everybody's, or one that is refused to all. */
export function ownInput({ samples }: Tried): Input {
  if ('shared' in samples) return samples.shared;
  return 'refused' in samples ? samples.refused : samples.own;
}

export const accounts: readonly DemoAccount[] = demoAccounts;

/** An account of the demo city, or nobody in particular. */
export type Person = DemoAccount | 'visitor';

/** Somebody who may have what the endpoint's own body asks for. */
export function whoMay({ endpoint, samples }: Tried, holders: ReadonlyMap<DemoAccount, SignedIn>): Person {
  if ('as' in samples) return samples.as;
  return 'public' in endpoint.access ? 'visitor' : (sides(endpoint, holders).allowed[0] ?? 'visitor');
}

/** Who the accounts of the demo city are to the server, with their permissions. */
export async function holdersOf(app: TestApp): Promise<Map<DemoAccount, SignedIn>> {
  const { container, services } = app.platform;
  const sessions = container.get(Sessions);
  const now = container.get(Clock).now();
  const holders = new Map<DemoAccount, SignedIn>();
  for (const account of accounts) {
    const { personId } = app.world.people[account];
    const device = { address: '127.0.0.1', userAgent: 'a test' };
    const started = await services.database.write(asSystem('a test signs in'), (db) =>
      sessions.start(db, personId, device, now),
    );
    holders.set(account, await sessions.actorOf(started.session));
  }
  return holders;
}

/** The accounts that an endpoint's access lets in, and those that it refuses: also who must change the password first. */
export function sides(endpoint: Endpoint, holders: ReadonlyMap<DemoAccount, SignedIn>) {
  const isIn = (holder: SignedIn) =>
    refusalOf(endpoint.access, holder) === null && (!holder.mustChangePassword || mayCallWithFirstPassword(endpoint));
  const allowed = accounts.filter((account) => isIn(holders.get(account)!));
  return { allowed, refused: accounts.filter((account) => !allowed.includes(account)) };
}
