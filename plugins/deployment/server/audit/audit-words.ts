import type { Language } from 'edutech/core/common/languages';
import type { ActWords } from './act-words';
import type { LogPage } from 'edutech/core/server/audit/log/audit-log';
import type { LogRow } from 'edutech/core/server/audit/log/search.queries';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { AuditItem } from '../../api';

/** Facts that the list says in other columns. */
const saidElsewhere = new Set(['username']);

/** A record in words. What is gone keeps the id under which it was recorded. */
export function auditItem(row: LogRow, names: LogPage['names'], words: ActWords, language: Language): AuditItem {
  const named = (id: string | null) => {
    const name = id === null ? undefined : names.get(id);
    return name ? { name: nameIn(language, name.name, name.nameEn), note: name.note } : { name: id ?? '', note: '' };
  };
  const saidOf = (name: string, value: string | number | boolean) => {
    const known = typeof value === 'string' ? names.get(value) : undefined;
    return known ? nameIn(language, known.name, known.nameEn) : words.value(name, value);
  };
  const who = row.actorKind === 'person' ? named(row.personId) : { name: row.reason, note: '' };
  // who does something to himself (signs in) is named once
  const object = named(row.objectId === row.personId ? null : row.objectId);
  return {
    id: row.id,
    at: row.createdAt.toISOString(),
    kind: row.actorKind,
    who: who.name,
    whoNote: who.note,
    act: row.act,
    title: words.act(row.act),
    objectKind: words.object(row.objectKind),
    object: object.name,
    objectNote: object.note,
    address: row.address,
    facts: Object.entries(row.facts)
      .filter(([name, value]) => value !== null && value !== '' && !(saidElsewhere.has(name) && object.note))
      .map(([name, value]) => ({ name: words.fact(name), value: saidOf(name, value ?? '') })),
  };
}
