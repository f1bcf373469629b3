import { conflict, notFound } from 'edutech/core/common/errors';
import { isInGroup } from 'edutech/core/common/files/file-groups';
import { type Id, newId } from 'edutech/core/common/ids';
import { editConflict, type WrongField, wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import type { Db } from 'edutech/core/server/data/db';
import type { Files, StoredFile } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type { ActCounter } from 'edutech/plugins/statistics/api';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type * as api from '../../api';
import type { ResourceValues } from '../../api/saving';
import { resourceGroup } from '../../model/limits';
import { isOpenToChange } from 'edutech/plugins/library/kit/common/sharing';
import { visibilities } from '../../model/sharing';
import { actKinds } from '../contributions/figure-source.queries';
import { selectChapterIds, selectFileIds, selectPointIds } from '../browsing/detail.queries';
import { type FieldName, factsOf, type ValuesContext, loadValuesContext } from './check-values';
import { placementsOf } from './placing';
import {
  deleteAttached,
  deletePlaces,
  insertAttached,
  insertPlacements,
  insertPointLinks,
  insertResource,
  lockOwn,
  type OwnRow,
  selectUsedFiles,
  updateFacts,
} from './saving.queries';

interface Parts {
  readonly acts: readonly ActCounter<Db>[];
  readonly files: Files;
  readonly conversions: Conversions;
  readonly textbooks: Textbooks;
}

/** Keeps the files of a resource; additional ones may be of the same kinds. Returns them in the order of the ids. */
async function kept(
  db: Db,
  { files }: Parts,
  ids: readonly Id[],
  { actor, nameOf }: { readonly actor: SignedIn; readonly nameOf: FieldName },
): Promise<StoredFile[]> {
  const found = await files.keep(db, ids, actor.personId);
  const strange = found.slice(1).find(({ name }) => !isInGroup(name, resourceGroup));
  if (strange) throw wrongField(nameOf('otherFiles'), 'resource.error.wrongKind', { name: strange.name });
  return found;
}

/** Writes the placements of a resource: chapters with all above them, and knowledge points. */
async function place(
  db: Db,
  resource: Parameters<typeof placementsOf>[0],
  { nodeIds, kiids = [] }: Pick<ResourceValues, 'nodeIds' | 'kiids'>,
  { context, now }: { readonly context: ValuesContext; readonly now: Date },
): Promise<void> {
  const at = { shown: visibilities.personal, listedAt: now };
  await insertPlacements(db, placementsOf(resource, nodeIds, context.nodes, at));
  await insertPointLinks(
    db,
    kiids.map((point_id) => ({ resource_id: resource.id, point_id })),
  );
}

const attachedOf = (resourceId: Id, fileIds: readonly Id[]) =>
  fileIds.map((file_id, position) => ({ resource_id: resourceId, position, file_id }));

/** Names each file that is a resource already, so that a repeated call learns which are saved. */
async function refuseUsed(db: Db, fileIds: readonly Id[], ownerId: Id): Promise<void> {
  const used = await selectUsedFiles(db, fileIds, ownerId);
  const key = 'resource.error.fileUsed';
  const fields = fileIds.flatMap((id, index): WrongField[] =>
    used.includes(id) ? [{ field: `resources/${index}/fileId`, key }] : [],
  );
  if (fields.length > 0) throw conflict(key, {}, { fields });
}

export const uploadResources =
  (parts: Parts): Handler<typeof api.uploadResources> =>
  async ({ db, actor, input, now, language }) => {
    const context = await loadValuesContext(db, parts.textbooks, input.resources, language);
    const { schoolId, personId: ownerPersonId, name: author } = actor;
    await refuseUsed(
      db,
      input.resources.map(({ fileId }) => fileId),
      ownerPersonId,
    );
    const made: { id: Id; version: number }[] = [];
    for (const [index, values] of input.resources.entries()) {
      const nameOf: FieldName = (field) => `resources/${index}/${field}`;
      const fileIds = [values.fileId, ...(values.otherFiles ?? [])];
      const found = await kept(db, parts, fileIds, { actor, nameOf });
      const facts = factsOf(values, found[0]!, { context, author, nameOf });
      const resource = { ...facts, id: newId(now.getTime()), schoolId, ownerPersonId };
      await insertResource(db, resource, now);
      await insertAttached(db, attachedOf(resource.id, fileIds));
      await place(db, resource, values, { context, now });
      await parts.conversions.request(db, found);
      made.push({ id: resource.id, version: 1 });
    }
    const act = schoolId && { kind: actKinds.upload.id, schoolId, personId: ownerPersonId, at: now };
    for (const counter of parts.acts)
      await counter.note(
        db,
        made.flatMap(() => act || []),
      );
    return made;
  };

/** A resource as the form that changes it has it. */
async function inputOf(db: Db, row: OwnRow) {
  const [main, ...otherFiles] = await selectFileIds(db, row.id);
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    stageId: row.stage,
    subjectId: row.subjectId,
    nodeIds: await selectChapterIds(db, row.id),
    kind: row.kind,
    licence: row.licence,
    authors: row.authors,
    keywords: [...row.keywords],
    description: row.description,
    language: row.language,
    kiids: await selectPointIds(db, row.id),
    fileId: main!,
    otherFiles,
  };
}

/** Replaces the files of a resource; files that no resource uses any more are deleted. */
async function replaceFiles(
  db: Db,
  { files, conversions }: Parts,
  resource: OwnRow,
  { before, after }: { readonly before: readonly Id[]; readonly after: readonly StoredFile[] },
): Promise<void> {
  const ids = after.map(({ id }) => id);
  await deleteAttached(db, resource);
  await insertAttached(db, attachedOf(resource.id, ids));
  for (const id of before.filter((one) => !ids.includes(one))) await files.remove(db, id);
  await conversions.request(db, after);
}

export const updateResource =
  (parts: Parts): Handler<typeof api.updateResource> =>
  async ({ db, actor, input, now, language }) => {
    const [row] = await lockOwn(db, [input.id], actor.personId);
    if (!row || row.isRemoved) throw notFound('resource.error.notFound');
    const standing = await inputOf(db, row);
    if (row.version !== input.version) throw editConflict({ ...input, version: row.version }, standing);
    if (!isOpenToChange({ seen: row.visibility, wanted: row.wanted })) throw conflict('resource.error.shared');
    // what a form does not send stays as it is
    const values = { ...standing, ...input };
    const nameOf: FieldName = (field) => field;
    const context = await loadValuesContext(db, parts.textbooks, [values], language);
    const before = [standing.fileId, ...standing.otherFiles];
    const after = await kept(db, parts, [values.fileId, ...values.otherFiles], { actor, nameOf });
    const facts = factsOf(values, after[0]!, { context, author: actor.name, nameOf });
    const version = await updateFacts(db, row, facts, now);
    await replaceFiles(db, parts, row, { before, after });
    await deletePlaces(db, row);
    await place(db, { ...row, ownerPersonId: actor.personId }, values, { context, now });
    return { id: row.id, version };
  };
