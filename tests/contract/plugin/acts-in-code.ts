import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An act as the code records it, or what could not be resolved to acts. */
export interface FoundActs {
  readonly acts: ReadonlySet<string>;
  readonly objectKinds: ReadonlySet<string>;
  /** Names of facts that are written where the record is. */
  readonly facts: ReadonlySet<string>;
  /** Places whose acts are put together from parts that {@link partsOf} does not know. */
  readonly unknown: readonly string[];
}

/**
 * What the parts of acts stand for that come from elsewhere than their own file: from an endpoint's input, or a list's
 * name. Whoever records a new act in this way names its values here, and gives each a word.
 */
export type Parts = Readonly<Record<string, readonly string[]>>;

/**
 * Every act that the sources of some folders record. Acts are written as texts; `record(db, actor, 'createClass', …)` of
 * a helper whose act is `organisation.${act}` is read too.
 */
export function actsInCode(folders: readonly string[], partsOf: Parts): FoundActs {
  const acts = new Set<string>();
  const objectKinds = new Set<string>();
  const facts = new Set<string>();
  const unknown: string[] = [];
  for (const { file, text } of folders.flatMap(recordingSources)) {
    for (const [, kind = ''] of text.matchAll(/\bobjectKind: '(\w+)'/g)) objectKinds.add(kind);
    for (const [, written = ''] of text.matchAll(/\bfacts(?::| =) \{([^{}]*)\}/g))
      for (const [, name = ''] of written.replace(/\([^()]*\)/g, '').matchAll(/(?:^|,)\s*(\w+)(?=\s*(?:[:,]|$))/g))
        facts.add(name);
    const named = namedToHelpers(text);
    for (const written of writtenActs(text)) {
      const found = resolve(written, named, partsOf);
      if (found) for (const act of found) acts.add(act);
      else unknown.push(`${file}: ${written}`);
    }
  }
  return { acts, objectKinds, facts, unknown };
}

/** A helper's argument that is the whole act. */
const passedOn = 'act';

/** What stands behind `act:` in records, to the end of the value; `act` alone where a helper passes its argument on. */
function writtenActs(text: string): string[] {
  const values = [...text.matchAll(/[{\s]act:\s*((?:`[^`]*`|[^,}\n])+)/g)].map(([, value = '']) => value.trim());
  const passed = /\bact,\s+objectKind\b/.test(text) ? [passedOn] : [];
  return [...values.filter((value) => value.includes("'") || value.includes('`')), ...passed];
}

/** Names given to helpers, functions with a parameter `act`: an argument that is a text, or a choice between two. */
function namedToHelpers(text: string): string[] {
  const helpers = [...text.matchAll(/\b(?:const|function) (\w+)\s*=?\s*(?:async\s*)?\([^)]*?\bact: /g)].map(
    ([, name]) => name,
  );
  if (helpers.length === 0) return [];
  const call = new RegExp(`\\b(?:${helpers.join('|')})\\((?:\\w+, )*([^,{(;\\n]*'\\w[\\w.]*'[^,{(;\\n]*?)[,)]`, 'g');
  return [...text.matchAll(call)].flatMap(([, argument = '']) => textsIn(argument));
}

function resolve(written: string, named: readonly string[], partsOf: Parts): readonly string[] | null {
  if (written === passedOn) {
    const whole = named.filter((name) => name.includes('.'));
    return whole.length > 0 ? whole : null;
  }
  const template = /`([^`$]*)\$\{([^}]+)\}([^`]*)`/.exec(written);
  if (!template) {
    // a condition compares with texts that are no acts
    const found = textsIn(written).filter((text) => text.includes('.'));
    return found.length > 0 || isType(written) ? found : null;
  }
  const [, before = '', part = '', after = ''] = template;
  const values = part === 'act' ? named : partsOf[`${before}\${${part}}${after}`];
  return values && values.length > 0 ? values.map((value) => `${before}${value}${after}`) : null;
}

/** `act: 'give' | 'withdraw'`: the type of a helper's argument. */
const isType = (written: string) => /^'\w+' \| /.test(written);
const textsIn = (source: string) => [...source.matchAll(/'([A-Za-z][\w.]*)'/g)].map(([, text = '']) => text);

function recordingSources(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ text }) => /\baudit\.record\(/.test(text));
}
