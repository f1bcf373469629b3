import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { LogPage } from '../log/audit-log';
import type { LogLinks } from 'edutech/core/server/audit/log-links';
import type { LogRow } from '../log/search.queries';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Texts } from 'edutech/core/server/texts';
import type { AuditItem } from '../../../api';
import { groupOf } from '../../../model/act-groups';
import type { ActWords } from './act-words';
import { saidFacts } from './record-facts';

/** What records are put into words with. */
export interface Telling {
  readonly words: ActWords;
  readonly texts: Texts;
  readonly language: Language;
  readonly links: readonly LogLinks[];
  readonly reader: Id;
  /** Records that the reader can still put back. */
  readonly open: ReadonlySet<Id>;
}

const nobody = { name: '', note: '', path: '' };

/** A record in words. */
export function auditItem(row: LogRow, page: LogPage, telling: Telling): AuditItem {
  const { words, language, links, reader, open } = telling;
  const named = (kind: string, id: Id) => {
    const found = page.names.get(id);
    if (!found) return undefined;
    const link = links.find((of) => of[kind])?.[kind];
    const name = nameIn(language, found.name, found.nameEn);
    return { name, note: found.note, path: link?.(id, found.note || found.name) ?? '' };
  };
  const nameOf = (id: string) => named('', id)?.name;
  const { thing, reason, changes, facts } = saidFacts(row, { ...telling, nameOf });
  const { before, after } = words.around(row.act);
  return {
    id: row.id,
    at: row.createdAt.toISOString(),
    kind: row.actorKind,
    isMine: row.personId === reader,
    personId: row.personId,
    who: row.personId === null ? nobody : (named('person', row.personId) ?? { ...nobody, name: words.plain('gone') }),
    act: row.act,
    group: groupOf(row.act),
    tag: words.area(row.act),
    before,
    object: objectOf(row, thing, after !== '', named, telling),
    after,
    objectKind: words.object(row.objectKind),
    reason,
    changes: [...changes],
    facts: [...facts],
    device: page.devices.get(row.id) ?? '',
    address: row.address,
    position: page.positions.get(row.id) ?? null,
    canUndo: open.has(row.id),
    technical: JSON.stringify(
      { act: row.act, [row.objectKind]: row.objectId, by: row.personId ?? row.reason, ...row.facts },
      null,
      1,
    ),
  };
}

/** What the sentence is about: the thing's name, of one without what the facts call it; oneself is named only inside. */
function objectOf(
  row: LogRow,
  thing: string,
  isInside: boolean,
  named: (kind: string, id: Id) => AuditItem['object'] | undefined,
  { words, links }: Telling,
): AuditItem['object'] {
  const { objectId, objectKind, personId } = row;
  if (objectId !== null && objectId === personId) return isInside ? { ...nobody, name: words.plain('self') } : nobody;
  const found = objectId === null ? undefined : named(objectKind, objectId);
  if (found) return found;
  const name = thing || (isInside ? words.object(objectKind) : '');
  const link = objectId && name === thing && thing ? links.find((of) => of[objectKind])?.[objectKind] : undefined;
  return { ...nobody, name, path: link?.(objectId!, name) ?? '' };
}
