import { describe, expect, test } from 'vitest';
import { codesOf, type Access } from '../../../core/common/permissions/access';
import { categories, roleTypes } from '../../../core/common/permissions/people';
import { moduleIcons } from '../../../core/ui/icons/module-icons';
import {
  blocks,
  landings,
  languages,
  manifestOf,
  manifests,
  messagesOf,
  modules,
  pageAt,
  pages,
  redirects,
  redirectTarget,
  type Owned,
} from './declared';

const named = ({ plugin, key }: Owned<object>) => `${plugin}.${key}`;
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('Routes', () => {
  test('no two routes share a path', () => {
    expect(repeated([...pages, ...redirects].map(({ path }) => path))).toEqual([]);
  });

  test('every redirect ends at a page', () => {
    expect(redirects.filter((redirect) => !redirectTarget(redirect)).map(named)).toEqual([]);
  });

  test('every parent is a page of the same plugin', () => {
    const lost = pages.filter(
      ({ plugin, parent }) => parent && !pages.some((page) => page.plugin === plugin && page.key === parent),
    );
    expect(lost.map(named)).toEqual([]);
  });
});

describe('Modules', () => {
  test('no two modules share an id', () => {
    expect(repeated(modules.map(({ id }) => id))).toEqual([]);
  });

  test('every module opens a page of its plugin, runs a handler, leads elsewhere or is undeveloped', () => {
    const lost = modules.filter(({ plugin, route, handler, external, undeveloped }) => {
      if (route) return !pages.some((page) => page.plugin === plugin && page.key === route);
      return !handler && !external && !undeveloped;
    });
    expect(lost.map(named)).toEqual([]);
  });

  test('every icon is one of the set', () => {
    expect(modules.filter(({ icon }) => !(icon in moduleIcons)).map(named)).toEqual([]);
  });

  test('every module without a route says who may open it', () => {
    expect(modules.filter(({ route, access }) => !route && !access).map(named)).toEqual([]);
  });
});

describe('Permissions', () => {
  /** Plugin, rule, and the plugin in whose page it stands. */
  const accesses: readonly (readonly [string, string, Access, string?])[] = [
    ...pages.map((page) => [named(page), page.plugin, page.access] as const),
    ...modules.flatMap((module) => (module.access ? [[named(module), module.plugin, module.access] as const] : [])),
    ...blocks.map((block) => [named(block), block.plugin, block.access, block.place.split('.')[0]] as const),
    ...landings.flatMap((rule) => (rule.when.access ? [[named(rule), rule.plugin, rule.when.access] as const] : [])),
  ];

  test('a code that an access rule names is declared by the plugin or by one that it knows of', () => {
    const foreign = accesses.flatMap(([where, plugin, access, owner = plugin]) => {
      const { requires = [], optional = [] } = manifestOf.get(plugin) ?? {};
      const sources = [plugin, owner, ...requires, ...optional];
      const known = sources.flatMap((id) => Object.keys(manifestOf.get(id)?.permissions ?? {}));
      return codesOf(access)
        .filter((code) => !known.includes(code))
        .map((code) => `${where} names ${code}`);
    });
    expect(foreign).toEqual([]);
  });

  test('an action that an access rule names stands under its code', () => {
    const actionsOf = (code: string) => manifests.flatMap(({ permissions = {} }) => permissions[code]?.actions ?? []);
    const unknown = accesses.filter(
      ([, , access]) =>
        'action' in access &&
        access.action &&
        !codesOf(access).every((code) => actionsOf(code).includes(access.action ?? '')),
    );
    expect(unknown.map(([where]) => where)).toEqual([]);
  });

  test('no two plugins declare one code', () => {
    expect(repeated(manifests.flatMap(({ permissions = {} }) => Object.keys(permissions)))).toEqual([]);
  });

  test('codes are granted to role types and categories that exist', () => {
    const grantees = [...Object.keys(roleTypes), ...Object.keys(categories)];
    const wrong = manifests.flatMap(({ permissions = {} }) =>
      Object.entries(permissions).flatMap(([code, { grantedTo }]) =>
        grantedTo.filter((name) => !grantees.includes(name)).map((name) => `${code} → ${name}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('required and optional plugins are installed', () => {
    const unknown = manifests.flatMap(({ id, requires = [], optional = [] }) =>
      [...requires, ...optional].filter((other) => !manifestOf.has(other)).map((other) => `${id} → ${other}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('Landing rules', () => {
  test('every target is a page', () => {
    const lost = landings
      .flatMap((rule) => [rule.then, rule.then.otherwise ?? {}].map(({ to }) => ({ where: named(rule), to })))
      .filter(({ to }) => to && !pageAt(to));
    expect(lost).toEqual([]);
  });

  test('every address to hand over to is an option of the plugin', () => {
    const lost = landings.filter(({ plugin, then }) => {
      const option = then.place?.startsWith('option:') ? then.place.slice('option:'.length) : undefined;
      return option && !(option in (manifestOf.get(plugin)?.options?.properties ?? {}));
    });
    expect(lost.map(named)).toEqual([]);
  });

  test('rules that can hold for one person have different priorities', () => {
    const clashing = landings.filter((rule, at) =>
      landings.slice(0, at).some((other) => other.priority === rule.priority && other.plugin !== rule.plugin),
    );
    expect(clashing.map(named)).toEqual([]);
  });
});

describe.each(languages)('Texts in %s', (language) => {
  test('every title, name in navigation and message of a landing rule is there', () => {
    const texts = Object.assign({}, ...['core', ...manifestOf.keys()].map((owner) => messagesOf(owner, language)));
    const ids = [
      ...pages.flatMap(({ title, navTitle }) => [title, navTitle]),
      ...modules.flatMap(({ title, titleFor = [] }) => [title, ...titleFor.map((variant) => variant.title)]),
      ...blocks.map(({ title }) => title),
      ...manifests.flatMap(({ permissions = {} }) => Object.values(permissions).map(({ title }) => title)),
      ...landings.flatMap(({ then }) => [then.message, then.otherwise?.message]),
    ];
    expect(ids.filter((id) => id && !(texts[id] ?? '').trim())).toEqual([]);
  });
});
