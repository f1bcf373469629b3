import type { ErrorParams } from 'edutech/core/common/errors';
import { isInGroup } from 'edutech/core/common/files/file-groups';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { Db } from 'edutech/core/server/data/db';
import type { StoredFile } from 'edutech/core/server/files/files';
import type { ChapterPlace, PointPlace, Textbooks } from 'edutech/plugins/textbook/api';
import type { ResourceValues } from '../../api/saving';
import { formOf } from '../../model/kinds';
import { resourceGroup } from '../../model/limits';
import type { ResourceFacts } from './saving.queries';

/** What the values of a form point at. */
export interface ValuesContext {
  readonly nodes: ReadonlyMap<Id, ChapterPlace>;
  readonly points: ReadonlyMap<Id, PointPlace>;
}

/** Chapters and points of several forms, in one question each. */
export async function loadValuesContext(
  db: Db,
  textbooks: Textbooks,
  values: readonly ResourceValues[],
  language: Language,
): Promise<ValuesContext> {
  const all = (pick: (one: ResourceValues) => readonly Id[]) => [...new Set(values.flatMap(pick))];
  const [nodes, points] = await Promise.all([
    textbooks.nodes(
      db,
      all(({ nodeIds }) => nodeIds),
      language,
    ),
    textbooks.points(
      db,
      all(({ kiids }) => kiids ?? []),
      language,
    ),
  ]);
  return { nodes, points };
}

const tidy = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** Names a field of one of several forms: `resources/3/title`. */
export type FieldName = (field: string) => string;

/** Validates the values of a form against the database, and completes them. Throws 422 at the wrong field. */
export function factsOf(
  values: ResourceValues,
  main: Pick<StoredFile, 'name' | 'ext' | 'bytes'>,
  { context, author, nameOf }: { readonly context: ValuesContext; readonly author: string; readonly nameOf: FieldName },
): ResourceFacts {
  const wrong = (field: string, key: string, params?: ErrorParams) => wrongField(nameOf(field), key, params);
  if (!isInGroup(main.name, resourceGroup)) throw wrong('fileId', 'resource.error.wrongKind', { name: main.name });
  const places = values.nodeIds.map((id) => context.nodes.get(id));
  if (places.some((place) => !place || place.isRemoved)) throw wrong('nodeIds', 'resource.error.noChapter');
  const { book } = places[0]!;
  if (book.stage !== values.stageId || book.subjectId !== values.subjectId)
    throw wrong('nodeIds', 'resource.error.otherSubject');
  const points = (values.kiids ?? []).map((id) => context.points.get(id));
  if (points.some((point) => !point || point.isDisabled)) throw wrong('kiids', 'resource.error.noPoint');
  return {
    title: tidy(values.title),
    kind: values.kind,
    form: formOf(main.name),
    ext: main.ext,
    bytes: main.bytes,
    stage: values.stageId,
    subjectId: values.subjectId,
    gradeId: book.gradeId,
    bookId: book.bookId,
    licence: values.licence,
    language: values.language ?? 'zh-CN',
    authors: tidy(values.authors ?? '') || author,
    keywords: [...new Set((values.keywords ?? []).map(tidy))],
    description: (values.description ?? '').trim(),
  };
}
