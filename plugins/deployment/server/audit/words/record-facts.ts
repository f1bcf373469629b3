import { isId } from 'edutech/core/common/ids';
import { actionWord } from 'edutech/core/server/registry/action-words';
import type { LogRow } from '../log/search.queries';
import type { Language } from 'edutech/core/common/languages';
import type { Texts } from 'edutech/core/server/texts';
import type { ActWords } from './act-words';

type Value = string | number | boolean | null;

/** Facts by which a thing is called that has no name in the tables, the best first. */
const naming = ['title', 'lesson', 'name', 'student', 'setting', 'plugin', 'job', 'file', 'username'] as const;
/** A value before or after an edit: `before.name`, `after.name`. */
const edited = /^(before|after)\.(.+)$/;
/** Facts that are said elsewhere: the words, why it was done, who is behind it, and what only the program needs. */
const elsewhere = new Set(['before', 'after', 'was', 'reason', 'batch', 'hash', 'whole', 'recipe', 'username']);

/** What a record's facts say, in words. */
export interface SaidFacts {
  /** What the thing is called, if the tables do not know it. */
  readonly thing: string;
  readonly reason: string;
  readonly changes: readonly { readonly name: string; readonly before: string; readonly after: string }[];
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

interface Context {
  readonly words: ActWords;
  readonly texts: Texts;
  readonly language: Language;
  /** The name of something by its id; undefined: it has none (any more). */
  readonly nameOf: (id: string) => string | undefined;
}

/** Puts the facts of a record into words: no id and no code is left. */
export function saidFacts({ act, facts }: Pick<LogRow, 'act' | 'facts'>, context: Context): SaidFacts {
  const { words, nameOf } = context;
  const said = (name: string, value: Value) => {
    if (value === null || value === '') return words.plain('nothing');
    if (typeof value === 'string' && isId(value)) return nameOf(value) ?? words.plain('gone');
    return words.value(name, value);
  };
  const key = naming.find((name) => typeof facts[name] === 'string' && facts[name] !== '');
  const thing = key === undefined ? '' : said(key, facts[key]!);
  return {
    thing,
    reason: typeof facts.reason === 'string' ? facts.reason : '',
    changes: changesOf(act, facts, said, context),
    facts: Object.entries(facts)
      .filter(
        ([name, value]) => value !== null && value !== '' && !elsewhere.has(name) && !edited.test(name) && name !== key,
      )
      .map(([name, value]) => ({ name: words.fact(name), value: said(name, value) })),
  };
}

/** What was before and after, as far as the record says it. */
function changesOf(
  act: string,
  facts: Readonly<Record<string, Value>>,
  said: (name: string, value: Value) => string,
  { words, texts, language }: Context,
): SaidFacts['changes'] {
  const { before, after, was, name, setting, code, duty } = facts;
  const names = new Set(Object.keys(facts).flatMap((fact) => edited.exec(fact)?.[2] ?? []));
  if (names.size > 0)
    return [...names].map((one) => ({
      name: words.fact(one),
      before: said(one, facts[`before.${one}`] ?? null),
      after: said(one, facts[`after.${one}`] ?? null),
    }));
  if (typeof before === 'boolean' && typeof after === 'boolean')
    return [{ name: words.fact('isOn'), before: said('isOn', before), after: said('isOn', after) }];
  if (typeof was === 'string' && typeof name === 'string' && was !== name)
    return [{ name: words.fact('name'), before: was, after: name }];
  if (typeof setting === 'string') {
    const shown = (value: Value | undefined) => settingValue(words, value ?? null);
    return [{ name: words.value('setting', setting), before: shown(before), after: shown(after) }];
  }
  if (typeof code === 'string') {
    // actions, or an empty text for a right that has none
    const actions = (value: Value | undefined) =>
      typeof value !== 'string'
        ? words.plain('nothing')
        : value
            .split(' ')
            .map((action) => (action ? actionWord(texts, language, action) : words.value('all', true)))
            .join(' · ');
    return [{ name: words.value('code', code), before: actions(before), after: actions(after) }];
  }
  if (act === 'role.setDuty')
    return [{ name: words.fact('duty'), before: said('duty', before ?? null), after: said('duty', duty ?? null) }];
  return [];
}

/** Settings are written as JSON. */
function settingValue(words: ActWords, value: Value): string {
  try {
    const read: unknown = JSON.parse(String(value));
    if (read === null || read === '') return words.plain('nothing');
    return typeof read === 'string' || typeof read === 'number' || typeof read === 'boolean'
      ? words.value('', read)
      : String(value);
  } catch {
    return String(value);
  }
}
