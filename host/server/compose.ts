import type { Container } from 'edutech/core/di/container';
import { isEndpoint } from 'edutech/core/common/endpoint';
import type { PluginManifest } from 'edutech/core/common/plugin';
import type { Token } from 'edutech/core/common/token';
import type { Mounted } from 'edutech/core/server/http/exchange';
import type { AnyServerHalf, StartFacts, ServerParts } from 'edutech/core/server/plugin';
import { Installation } from 'edutech/core/server/registry/installation';
import { Settings } from 'edutech/core/server/settings/settings';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';

/** A service that a test puts in the place of another: the only way in which anything is replaced. */
export type Replacement<T = unknown> = readonly [token: Token<T>, service: T];

/** What a set of server halves amounts to once they are set up. */
export interface Composition {
  readonly endpoints: readonly Mounted[];
  readonly jobs: readonly JobDeclaration[];
  readonly halves: readonly AnyServerHalf[];
  close(): Promise<void>;
}

/** A half and the options that its city gave it, checked. */
export interface Configured {
  readonly half: AnyServerHalf;
  readonly options: unknown;
}

/**
 * Sets halves up in the order given (requirements first): resolves their deps, takes what they provide into the
 * container, collects endpoints and jobs. Replacements win over what a half provides.
 */
export async function compose(
  container: Container,
  configured: readonly Configured[],
  replacements: readonly Replacement[] = [],
): Promise<Composition> {
  const replaced = new Set(replacements.map(([token]) => token));
  const endpoints: Mounted[] = [];
  const jobs: JobDeclaration[] = [];
  const closers: (() => Promise<void>)[] = [];
  for (const { half, options } of configured) {
    for (const { token, make } of half.services ?? []) {
      if (!replaced.has(token)) container.value(token, make(startFactsOf(container)));
    }
    const parts = await setUp(container, half, options);
    for (const { token, service, one } of parts.provides ?? []) {
      if (one) container.add(token as Token<readonly unknown[]>, service);
      else if (!replaced.has(token)) container.value(token, service);
    }
    endpoints.push(...mountedOf(half, parts));
    jobs.push(...(parts.jobs ?? []));
    if (parts.close) closers.push(parts.close);
  }
  return {
    endpoints,
    jobs,
    halves: configured.map(({ half }) => half),
    close: async () => {
      for (const close of closers.reverse()) await close();
    },
  };
}

const startFactsOf = (container: Container): StartFacts => ({
  settings: container.get(Settings),
  dataFolder: container.get(Installation).dataFolder,
});

async function setUp(container: Container, half: AnyServerHalf, options: unknown): Promise<ServerParts<unknown>> {
  const { id } = half.plugin as PluginManifest;
  return half.setup(container.resolve(half.deps, `The plugin "${id}"`), options);
}

function mountedOf(half: AnyServerHalf, parts: ServerParts<unknown>): Mounted[] {
  const { id } = half.plugin as PluginManifest;
  const handlers = parts.handlers as Record<string, Mounted['handler']>;
  return Object.entries(half.api as Record<string, unknown>).flatMap(([name, endpoint]) => {
    if (!isEndpoint(endpoint)) return [];
    const handler = handlers[name];
    // types see to it; a plugin from outside may have been built without them
    if (!handler) throw new Error(`The plugin "${id}" declares the endpoint ${name} but has no handler for it.`);
    return [{ plugin: id, endpoint, handler }];
  });
}
