import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { stages } from 'edutech/core/common/teaching/stages';
import { Version } from 'edutech/core/common/wire/version';
import { kinds, licences, resourceLanguages } from '../model/kinds';
import { mostAtOnce, mostExtraFiles, mostPlaces } from '../model/limits';
import { uploaders } from '../model/people';

// Adding and changing the caller's own resources. Six fields are required (title, stage, subject, chapter, type,
// licence); the rest is derived from them unless given (CELTS-42).

const some = (most: number) => ({ maxItems: most, uniqueItems: true });

/** The fields of a resource's form. */
export const ResourceValues = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  stageId: Type.Enum([...stages]),
  subjectId: Id,
  /** Chapters; grade and book are those of the first, whose stage and subject must be those above. */
  nodeIds: Type.Array(Id, { minItems: 1, ...some(mostPlaces) }),
  kind: Type.Enum([...kinds]),
  licence: Type.Enum([...licences]),
  /** The author. Default: its owner's name. */
  authors: Type.Optional(Type.String({ maxLength: 100 })),
  keywords: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 30, pattern: '\\S' }), some(10))),
  description: Type.Optional(Type.String({ maxLength: 2000 })),
  language: Type.Optional(Type.Enum([...resourceLanguages])),
  /** Knowledge points. */
  kiids: Type.Optional(Type.Array(Id, some(mostPlaces))),
  /** Files beside the main one, in their order. */
  otherFiles: Type.Optional(Type.Array(Id, some(mostExtraFiles))),
});
export type ResourceValues = Static<typeof ResourceValues>;

/**
 * Creates resources from files that the caller has uploaded (core/common/api/uploads.ts): one, or those of a whole
 * folder in one call, all or none. They are personal at first. Errors name the field with its place in the list
 * (`resources/3/nodeids`): 404 `core.files.notFound` for another person's file; 409 `resource.error.fileUsed` for one
 * that is a resource already; 422 `resource.error.wrongKind`, `resource.error.noChapter`,
 * `resource.error.otherSubject`, `resource.error.noPoint`.
 */
export const uploadResources = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/kzkt-resource/api/resource/upload',
  bodySize: 'large',
  specified: true,
  access: uploaders,
  input: Type.Object({
    resources: Type.Array(Type.Object({ ...ResourceValues.properties, fileId: Id }), {
      minItems: 1,
      maxItems: mostAtOnce,
    }),
  }),
  output: Type.Array(Type.Object({ id: Id, version: Type.Integer() })),
});

/**
 * Changes a resource of the caller; `fileId` replaces its main file. 409 with both versions if it was changed
 * meanwhile; 409 `resource.error.shared` while others see it or a review of it waits: its owner withdraws it first.
 */
export const updateResource = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/kzkt-resource/api/resource/update',
  access: uploaders,
  input: Type.Object({
    ...ResourceValues.properties,
    id: Id,
    version: Version,
    fileId: Type.Optional(Id),
  }),
  output: Type.Object({ id: Id, version: Type.Integer() }),
});

/**
 * Metadata guessed from file and folder names: `七年级数学/第一章 有理数/1.2 数轴 教案.docx`. Fields that the names do not reveal are
 * absent. Chapters are matched by `matchChapter` of model/guessing, in the tree that the page has.
 */
export const suggestValues = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'resource',
  path: '/kzkt-resource/api/resource/suggest',
  bodySize: 'large',
  access: uploaders,
  limited: ['classroom', 'acting'],
  input: Type.Object({
    /** Paths with `/`, the file's name last. */
    paths: Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { minItems: 1, maxItems: mostAtOnce }),
  }),
  output: Type.Array(
    Type.Object({
      title: Type.String(),
      kind: Type.Enum([...kinds]),
      stageId: Type.Optional(Type.Enum([...stages])),
      subjectId: Type.Optional(Id),
      gradeId: Type.Optional(Id),
      /** First or second half of the school year. */
      term: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
      /** Words that may name the chapter, the nearest folder first. */
      chapters: Type.Array(Type.String()),
      keywords: Type.Array(Type.String()),
    }),
  ),
});
