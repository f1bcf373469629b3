import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Language } from 'edutech/core/common/languages';
import { isRedirect, type PluginManifest } from 'edutech/core/common/plugin';
import { actionWord } from 'edutech/core/server/registry/action-words';
import type { Installation } from 'edutech/core/server/registry/installation';
import { moduleTitle } from 'edutech/core/server/registry/module-title';
import type { RunningPlugin } from 'edutech/core/server/registry/resolve-plugins';
import type { Texts } from 'edutech/core/server/texts';
import type { InstalledModule, ModuleOption, ModulePermission } from '../api';
import { riskOfAction, riskOfCode } from '../model/risk';

/** What is known of a module without asking the database. */
export type ModuleFacts = Omit<InstalledModule, 'isOn' | 'offIn' | 'use'>;

type Say = (key: string) => string;

/** The module that this page belongs to: who switches it off here could not switch it on again. */
const own = 'deployment';

/** All modules as their manifests declare them, in words of a language. */
export function moduleFacts(installation: Installation, texts: Texts, language: Language): ModuleFacts[] {
  const say: Say = (key) => texts.say(language, key);
  const manifests = installation.plugins.map(({ manifest }) => manifest);
  return installation.plugins.map((plugin) => {
    const { manifest } = plugin;
    const { id } = manifest;
    return {
      id,
      title: moduleTitle(manifest, say),
      icon: manifest.modules?.[0]?.icon ?? 'PuzzlePiece',
      ...originOf(plugin, installation),
      isUndeveloped: isUndeveloped(manifest),
      permissions: permissionsOf(manifest, texts, language),
      routes: routesOf(manifest, say),
      options: optionsOf(plugin, installation, texts, language),
      requires: [...(manifest.requires ?? [])],
      requiredBy: manifests.filter(({ requires }) => requires?.includes(id)).map((other) => other.id),
      canSwitch: id !== own,
    };
  });
}

const isUndeveloped = ({ routes = {} }: PluginManifest): boolean => {
  const pages = Object.values(routes).filter((route) => !isRedirect(route));
  return pages.length > 0 && pages.every((route) => !isRedirect(route) && route.undeveloped === true);
};

/** Ours lie in the platform and carry its version; others say their own. */
function originOf({ folder, manifest }: RunningPlugin, { root, version }: Installation) {
  const inside = relative(join(root, 'plugins'), folder);
  const isOurs = inside === manifest.id;
  const file = join(folder, 'package.json');
  const said = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }) : {};
  return { version: said.version ?? (isOurs ? version : '–'), from: isOurs ? '' : relative(root, folder) };
}

function permissionsOf({ permissions = {} }: PluginManifest, texts: Texts, language: Language): ModulePermission[] {
  return Object.entries(permissions).map(([code, { title, actions = [], grantedTo }]) => ({
    code,
    title: texts.say(language, title),
    risk: riskOfCode(code, actions),
    grantedTo: [...grantedTo],
    actions: actions.map((name) => ({ name, title: actionWord(texts, language, name), risk: riskOfAction(name) })),
  }));
}

const routesOf = ({ routes = {} }: PluginManifest, say: Say) =>
  Object.values(routes).flatMap((route) =>
    isRedirect(route) ? [] : [{ path: route.path, title: say(route.title), isUndeveloped: route.undeveloped === true }],
  );

interface OptionSchema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
}

/** What an option means stands in the module's messages (`<id>.option.<name>`), else in its schema, in English. */
function optionsOf(
  { manifest, options }: RunningPlugin,
  { given }: Installation,
  texts: Texts,
  language: Language,
): ModuleOption[] {
  const schemas = (manifest.options?.properties ?? {}) as Readonly<Record<string, OptionSchema>>;
  const ofCity = given.plugins?.[manifest.id]?.options ?? {};
  return Object.entries(schemas).map(([name, schema]) => {
    const value = JSON.stringify(options[name] ?? null);
    const otherwise = JSON.stringify(schema.default ?? null);
    const origin = name in ofCity ? 'file' : value === otherwise ? 'default' : 'registry';
    const key = `${manifest.id}.option.${name}`;
    const meaning = texts.has(key) ? texts.say(language, key) : (schema.description ?? '');
    return { name, type: schema.type ?? '', meaning, value, otherwise, origin };
  });
}
