// esbuild plugin for web builds: the browser gets addresses, not schemas.
//
// A plugin's api.ts describes endpoints with TypeBox; its plugin.ts has option schemas and default roles. Neither TypeBox
// nor those facts belong in a browser, so both files are replaced by what evaluating them gives, cut down.
import { Complaint } from '../report.mjs';
import { fromRoot, inRoot } from '../paths.mjs';

/** What a call needs to know; the rest of an endpoint stays on the server. */
const shippedFields = ['method', 'root', 'alsoAt', 'path', 'sealed', 'multipart', 'raw', 'offline', 'specified'];

/**
 * @param {import('../plugins/contract.mjs').Contract} contract
 * @param {import('../plugins/registry.mjs').RegisteredPlugin[]} plugins those that are installed
 * @returns {import('esbuild').Plugin}
 */
export function projection(contract, plugins) {
  const installed = new Set(plugins.map((plugin) => plugin.id));
  return {
    name: 'projection',
    setup(build) {
      build.onLoad({ filter: /[\\/](api|plugin)\.ts$|[\\/]common[\\/]api[\\/][\w-]+\.ts$/ }, ({ path: file }) => {
        const id = contract.pluginOf(file);
        if (id) {
          const manifest = contract.manifests.get(id);
          const shipped = installed.has(id) ? contract.projectManifest(manifest) : pathsOf(manifest);
          return { contents: manifestModule(shipped), loader: 'js' };
        }
        const api = contract.apis.get(file);
        return api ? { contents: apiModule(file, api, contract), loader: 'js' } : undefined;
      });
      // What still imports TypeBox (a schema in model/) gets a stand-in that builds nothing.
      build.onResolve({ filter: /^typebox(\/|$)/ }, () => ({ path: inRoot('host/build/esbuild/typebox-stub.js') }));
      // Messages arrive compiled; the parser of ICU syntax is half of react-intl.
      build.onResolve({ filter: /^@formatjs\/icu-messageformat-parser$/ }, ({ resolveDir, kind }) =>
        build.resolve('@formatjs/icu-messageformat-parser/no-parser.js', { resolveDir, kind }),
      );
    },
  };
}

/** @param {unknown} manifest */
const manifestModule = (manifest) => `export default ${JSON.stringify(manifest)};`;

/** What addresses are made of (routes.ts): all that is known of a plugin that is not installed. */
const pathsOf = ({ id, routes = {} }) => ({
  id,
  routes: Object.fromEntries(Object.entries(routes).map(([name, { path }]) => [name, { path }])),
});

/**
 * @param {string} file
 * @param {Record<string, unknown>} api
 * @param {import('../plugins/contract.mjs').Contract} contract
 */
export function apiModule(file, api, contract) {
  return Object.entries(api)
    .map(([name, value]) => `export const ${name} = ${projected(value, contract, () => `${fromRoot(file)}: ${name}`)};`)
    .join('\n');
}

/** The source text of one export as the browser sees it. */
function projected(value, contract, where) {
  if (contract.isEndpoint(value)) {
    const shipped = Object.fromEntries(
      shippedFields.filter((field) => value[field]).map((field) => [field, value[field]]),
    );
    return JSON.stringify(shipped);
  }
  // Tokens are symbols of the global registry, equal by their key on both sides.
  if (typeof value === 'symbol') return `Symbol.for(${JSON.stringify(Symbol.keyFor(value))})`;
  if (contract.isSchema(value)) return 'undefined';
  throw new Complaint(
    `${where()} is neither an endpoint nor a schema nor a token. api.ts holds only these, because browsers get a projection of it: ` +
      'move functions and constants to model/.',
  );
}
