import { fillPath } from './addresses';
import type { PageRoute, PluginManifest, RouteDeclaration } from '../plugin';

/** What stands for a part of a path or for a query. */
type Written = string | number;

/** The names after the colons of a path. */
type PartsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PartsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type NamesIn<Route, List extends 'query' | 'optionalQuery'> = Route extends {
  readonly [L in List]: readonly (infer Name extends string)[];
}
  ? Name
  : never;

/** What an address is made of: parts of the path and queries that the page needs, and queries that it may have. */
type GivenTo<Route extends Pick<RouteDeclaration, 'path'>> = Readonly<
  Record<PartsOf<Route['path']> | NamesIn<Route, 'query'>, Written> &
    Partial<Record<NamesIn<Route, 'optionalQuery'>, Written | null | undefined>>
>;

type Arguments<Given> = [keyof Given] extends [never]
  ? readonly []
  : Partial<Given> extends Given
    ? readonly [given?: Given]
    : readonly [given: Given];

/** Says which plugins run: `Deployment` of the browser's services does. */
export interface Running {
  isOn(plugin: string): boolean;
}

/** The address of a page of a plugin, for its own pages and for others: a value of its `routes.ts`, never a string. */
export interface Address<Route extends Pick<RouteDeclaration, 'path'> = PageRoute> {
  readonly plugin: string;
  /** As declared, with `:name` parts. */
  readonly path: Route['path'];
  /** The address with these parts and queries; empty ones (`null`, `undefined`) are left out. */
  to(...given: Arguments<GivenTo<Route>>): string;
  /** For plugins that do without this one (`optional`): nothing where it is not installed or switched off. */
  ifOn(running: Running, ...given: Arguments<GivenTo<Route>>): string | undefined;
}

/** The addresses of a plugin by the names of its routes. */
export type AddressesOf<M extends PluginManifest> = {
  readonly [Name in keyof M['routes']]: M['routes'][Name] extends RouteDeclaration ? Address<M['routes'][Name]> : never;
};

type Given = Readonly<Record<string, Written | null | undefined>>;

function addressOf(plugin: string, declared: string) {
  const to = (given: Given = {}): string => {
    const { path, rest } = fillPath(declared, given);
    const query = Object.entries(rest).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
    return query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
  };
  const ifOn = (running: Running, given?: Given) => (running.isOn(plugin) ? to(given) : undefined);
  return { plugin, path: declared, to, ifOn };
}

/** Makes the addresses of `routes.ts` from the one place where paths are declared, the manifest. */
export function routesOf<const M extends PluginManifest>({ id, routes = {} }: M): AddressesOf<M> {
  const addresses = Object.entries(routes).map(([name, { path }]) => [name, addressOf(id, path)]);
  return Object.fromEntries(addresses) as AddressesOf<M>;
}
