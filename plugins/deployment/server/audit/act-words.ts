import type { Language } from 'edutech/core/common/languages';
import { roleTypes } from 'edutech/core/common/permissions/people';
import type { PluginManifest } from 'edutech/core/common/plugin';
import { nameNow } from 'edutech/core/common/wire/former-names';
import type { Texts } from 'edutech/core/server/texts';

/** Acts in the words of a language. */
export interface ActWords {
  /** The act: `role.setPost` → "changed rights of somebody". */
  act(act: string): string;
  /** The area that an act begins with. */
  area(act: string): string;
  /** What an act is about. */
  object(kind: string): string;
  /** What a fact is called. */
  fact(name: string): string;
  /** What a fact says: codes in words, all else as it is. */
  value(name: string, value: string | number | boolean): string;
}

const nameByRoleType = new Map(Object.entries(roleTypes).map(([name, type]) => [type as number, name]));

/**
 * Words for acts. A plugin names its own: `news.publish` is the message `news.audit.publish` of the plugin "news"; acts
 * of core have their whole name after `core.audit.`. No browser needs them: they are in `server/messages` of their
 * owner, and a contract test finds an act without words. Records keep the words they were written with: former names are
 * understood. An unknown act in a database is shown as it is written.
 */
export function actWords(texts: Texts, manifests: readonly PluginManifest[], language: Language): ActWords {
  const plugins = new Set(manifests.map(({ id }) => id));
  const say = (keys: readonly string[], otherwise: string) => {
    const key = keys.find((one) => texts.has(one));
    return key ? texts.say(language, key) : otherwise;
  };
  const keysOf = (written: string) => {
    const act = nameNow(written);
    const [area = '', rest = ''] = act.split(/\.(.*)/s);
    return [...(plugins.has(area) ? [`${area}.audit.${rest}`] : []), `core.audit.${act}`];
  };
  return {
    act: (act) => say(keysOf(act), act),
    area: (act) => {
      const area = act.split('.', 1)[0]!;
      return say([`core.audit.area.${area}`], area);
    },
    object: (kind) => say([`core.audit.object.${nameNow(kind)}`], kind),
    fact: (name) => say([`core.audit.fact.${nameNow(name)}`], name),
    value: (name, value) => {
      const role = name === 'roleType' ? nameByRoleType.get(Number(value)) : name === 'grantee' ? value : undefined;
      const keys = [
        `core.audit.value.${name}.${nameNow(String(value))}`,
        ...(role ? [`core.session.role.${role}`] : []),
      ];
      return say(typeof value === 'boolean' ? [`core.audit.value.${value}`] : keys, String(value));
    },
  };
}
