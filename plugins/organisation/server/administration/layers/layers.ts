import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import { type Id, newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import { selectOwnClass } from '../classes/classes.queries';
import { keepingRules, keepingVersion } from 'edutech/core/server/data/write-conflicts';
import {
  countLayers,
  deleteLayer,
  insertLayer,
  type LayerFilter,
  type LayerRow,
  type LayerValues,
  type LayerVersion,
  replaceMembers,
  selectLayerPage,
  selectMemberNames,
  selectOwnLayer,
  updateLayer,
} from './layers.queries';

export interface NewLayer extends LayerValues {
  readonly classId: Id;
  readonly subjectId: Id;
  readonly termId: Id;
}

/** Layers (分层) of the classes of the caller's schools. */
export interface LayerAdministration {
  page(db: Db, actor: SignedIn, filter: LayerFilter): Promise<{ rows: LayerRow[]; total: number }>;
  /** Names of the students of layers that `page` returned; nothing for one without students. */
  members(db: Db, layerIds: readonly Id[]): Promise<ReadonlyMap<Id, readonly string[]>>;
  create(db: Db, actor: SignedIn, values: NewLayer, now: Date): Promise<Id>;
  edit(db: Db, actor: SignedIn, id: Id, values: LayerVersion): Promise<void>;
  remove(db: Db, actor: SignedIn, id: Id): Promise<void>;
}

const taken = {
  layer_school_id_term_id_class_id_subject_id_name_key: ['name', 'core.organisation.nameTaken'],
} as const;

export const layerAdministration = (audit: Audit): LayerAdministration => {
  const record = (db: Db, actor: SignedIn, act: string, id: Id, schoolId: Id, name: string) =>
    audit.record(db, actor, {
      act: `organisation.${act}`,
      objectKind: 'layer',
      objectId: id,
      schoolId,
      facts: { name },
    });
  const fill = async (db: Db, schoolId: Id, id: Id, memberIds: readonly Id[]) => {
    if ((await replaceMembers(db, schoolId, id, memberIds)) !== new Set(memberIds).size)
      throw wrongField('memberIds', 'core.organisation.notInClass');
  };
  return {
    page: async (db, actor, filter) => ({
      rows: await selectLayerPage(db, actor, filter),
      total: await countLayers(db, actor, filter),
    }),
    members: async (db, layerIds) =>
      new Map((await selectMemberNames(db, layerIds)).map(({ layerId, names }) => [layerId, names])),
    create: async (db, actor, { memberIds, ...values }, now) => {
      const { schoolId } = await selectOwnClass(db, actor, values.classId);
      const id = newId(now.getTime());
      await keepingRules(() => insertLayer(db, { ...values, id, schoolId }), taken, 'core.organisation.noSubject');
      await fill(db, schoolId, id, memberIds);
      await record(db, actor, 'createLayer', id, schoolId, values.name);
      return id;
    },
    edit: async (db, actor, id, values) => {
      const { schoolId } = await selectOwnLayer(db, actor, id);
      const written = await keepingRules(() => updateLayer(db, schoolId, id, values), taken);
      await keepingVersion(written, values, async () => {
        const { name, memberIds, version } = await selectOwnLayer(db, actor, id);
        return { name, memberIds, version };
      });
      await fill(db, schoolId, id, values.memberIds);
      await record(db, actor, 'editLayer', id, schoolId, values.name);
    },
    remove: async (db, actor, id) => {
      const { schoolId, name } = await selectOwnLayer(db, actor, id);
      await keepingRules(() => deleteLayer(db, schoolId, id), {}, 'core.organisation.inUse');
      await record(db, actor, 'deleteLayer', id, schoolId, name);
    },
  };
};
