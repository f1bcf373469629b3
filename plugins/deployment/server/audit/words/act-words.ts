import type { Language } from 'edutech/core/common/languages';
import { roleTypes } from 'edutech/core/common/permissions/people';
import type { PluginManifest } from 'edutech/core/common/plugin';
import { nameNow } from 'edutech/core/common/wire/former-names';
import { actionWord } from 'edutech/core/server/registry/action-words';
import { moduleTitle } from 'edutech/core/server/registry/module-title';
import type { Texts } from 'edutech/core/server/texts';

import { jobWord } from '../../jobs/job-words';

type Fact = string | number | boolean;

/** Acts in the words of a language. */
export interface ActWords {
  /** The act for a list of acts: `role.setPost` → "changed the permissions of …". */
  act(act: string): string;
  /** What is said before and after the thing that the act was done to. */
  around(act: string): { readonly before: string; readonly after: string };
  /** The area that an act begins with. */
  area(act: string): string;
  /** What an act is about. */
  object(kind: string): string;
  /** What a fact is called. */
  fact(name: string): string;
  /** What a fact says: codes in words, all else as it is. */
  value(name: string, value: Fact): string;
  /** Something that has no name of its own: `self`, `gone`, `nothing`. */
  plain(word: 'self' | 'gone' | 'nothing'): string;
}

const nameByRoleType = new Map(Object.entries(roleTypes).map(([name, type]) => [type as number, name]));
/** What explains a setting follows its name: 服务热线，显示在公共页面页脚。 */
const afterName = /[，；：。（]|[,;:.](?: |$)| \(/;
/** Stands for the thing while a sentence is put into words; no text has it. */
const thing = '\u0000';

/**
 * Words for acts. A plugin names its own: `news.publish` is the message `news.audit.publish` of the plugin "news"; acts
 * of core have their whole name after `core.audit.`. The message is the sentence without its subject, `{object}` where the
 * thing stands that it was done to. No browser needs them: they are in `server/messages` of their owner, and a contract
 * test finds an act without words. Records keep the words they were written with: former names are understood.
 */
export function actWords(texts: Texts, manifests: readonly PluginManifest[], language: Language): ActWords {
  const plugins = new Map(manifests.map((manifest) => [manifest.id, manifest]));
  const find = (keys: readonly string[]) => {
    const key = keys.find((one) => texts.has(one));
    return key && texts.say(language, key, { object: thing });
  };
  const keysOf = (written: string) => {
    const act = nameNow(written);
    const [area = '', rest = ''] = act.split(/\.(.*)/s);
    return [...(plugins.has(area) ? [`${area}.audit.${rest}`] : []), `core.audit.${act}`];
  };
  const around = (act: string) => {
    const [before = '', after = ''] = (find(keysOf(act)) ?? texts.say(language, 'core.audit.word.unknown')).split(
      thing,
    );
    return { before: before.trim(), after: after.trim() };
  };
  const named: Readonly<Record<string, (value: string) => string | undefined>> = {
    plugin: (id) => {
      const manifest = plugins.get(id);
      return manifest && moduleTitle(manifest, (key) => texts.say(language, key));
    },
    setting: (name) => find([`core.setting.${name}`])?.split(afterName)[0],
    code: (code) => titleOfCode(manifests, code, find),
    right: (right) => {
      const [code = '', action] = right.split('.');
      const title = titleOfCode(manifests, code, find);
      return title && (action ? `${title}: ${actionWord(texts, language, action)}` : title);
    },
    job: (job) => jobWord(texts, language, job),
    act: (act) => around(act).before,
    area: (area) => find([`core.audit.area.${area}`]),
  };
  return {
    around,
    act: (act) => {
      const { before, after } = around(act);
      return after ? `${before} … ${after}` : before;
    },
    area: (act) => {
      const area = act.split('.', 1)[0]!;
      return find([`core.audit.area.${area}`]) ?? area;
    },
    object: (kind) => find([`core.audit.object.${nameNow(kind)}`]) ?? kind,
    fact: (name) => find([`core.audit.fact.${nameNow(name)}`]) ?? name,
    value: (name, value) => {
      if (typeof value === 'boolean')
        return find([`core.audit.value.${name}.${value}`, `core.audit.value.${value}`]) ?? String(value);
      const written = String(value);
      const role = name === 'roleType' ? nameByRoleType.get(Number(value)) : name === 'grantee' ? written : undefined;
      return (
        find([
          `core.audit.value.${name}.${camelCase(nameNow(written))}`,
          ...(role ? [`core.session.role.${role}`] : []),
        ]) ??
        named[name]?.(written) ??
        written
      );
    },
    plain: (word) => texts.say(language, `core.audit.word.${word}`),
  };
}

/** Codes with hyphens (`class-code`), as keys of messages are written. */
const camelCase = (code: string) => code.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function titleOfCode(
  manifests: readonly PluginManifest[],
  code: string,
  find: (keys: readonly string[]) => string | undefined,
): string | undefined {
  const title = manifests.map(({ permissions }) => permissions?.[code]?.title).find((one) => one !== undefined);
  return title && find([title]);
}
