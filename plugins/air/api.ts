import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint, groupedEndpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { Counted, Opening } from 'edutech/core/common/wire/visits';
import { stages } from 'edutech/core/common/teaching/stages';
import { AirResource } from './api/resources';
import { lessonOrders } from './model/list/wish';
import { lessonStates } from './model/states';

const browsing = { public: 'visitors may browse the air classroom (portal.md section 6)' } as const;

export const AirBook = Type.Object({
  airBookId: Id,
  airBookName: Type.String(),
  stage: Type.Enum([...stages]),
  gradeId: Id,
  grade: Type.String(),
  gradeNumber: Type.Integer(),
  subjectId: Id,
  subject: Type.String(),
  /** Place of the subject among the others. */
  subjectOrder: Type.Integer(),
  edition: Type.String(),
  /** Colour key of the subject's cover art: `math`, `chinese`, … */
  hue: Type.String(),
  lessons: Type.Integer(),
});
export type AirBook = Static<typeof AirBook>;

/**
 * A chapter, section or lesson heading of a textbook. `nodeCode` is its position, two characters per level, a prefix of
 * all headings below it; it changes when chapters are moved.
 */
export const AirNode = Type.Object({
  nodeId: Id,
  nodeName: Type.String(),
  nodeCode: Type.String(),
  isHaveChild: Type.Boolean(),
  lessons: Type.Integer(),
});
export type AirNode = Static<typeof AirNode>;

export const airBooks = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airtextbook/all-air-book-list',
  specified: true,
  access: browsing,
  input: Type.Object({ source: Type.Integer({ default: 1, minimum: 0, maximum: 99 }) }),
  output: Type.Array(AirBook),
});

/** One book of the air classroom (teaching.md section 7). Throws 404 `air.error.noBook` for one without lessons. */
export const airBookOne = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/textbook/select-kongzhongketang-one',
  specified: true,
  access: browsing,
  input: Type.Object({ bookId: Id }),
  output: AirBook,
});

/** All chapters of such a book in reading order (teaching.md section 7). */
export const airBookTree = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/resourcenode/get-kongzhongketang-list',
  specified: true,
  access: browsing,
  input: Type.Object({ bookId: Id }),
  output: Type.Array(Type.Object({ ...AirNode.properties, parentId: Maybe(Id), level: Type.Integer() })),
});

/** Children of a node, or the top level of a book when `nodeId` is absent. */
export const airNodes = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airresourcenode/get-commonchild-node',
  specified: true,
  access: browsing,
  input: Type.Object({ airBookId: Id, nodeId: Type.Optional(Id) }),
  output: Type.Array(AirNode),
});

/**
 * Resources under a node (`nodeCode` and everything below): what can be opened first, each part in the order of the book or
 * in the order asked for.
 */
export const airResources = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airresource/list',
  specified: true,
  access: browsing,
  input: Type.Object({
    airBookId: Id,
    nodeCode: Type.Optional(Type.String({ maxLength: 20, pattern: '^[0-9a-z]*$' })),
    page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 100, default: 8 }),
    order: Type.Optional(Type.Enum([...lessonOrders])),
    withExercise: Type.Optional(Type.Boolean()),
  }),
  output: Type.Object({
    data: Type.Array(AirResource),
    pageData: Type.Object({ cur: Type.Integer(), line: Type.Integer(), total: Type.Integer() }),
  }),
});

/** The newest lessons of the city, for blocks inside other pages. */
export const airNewest = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airresource/newest',
  access: browsing,
  input: Type.Object({ count: Type.Integer({ minimum: 1, maximum: 20, default: 5 }) }),
  output: Type.Array(AirResource),
});

const Attachment = Type.Object({
  ffid: Id,
  name: Type.String(),
  ext: Type.String(),
  isExercise: Type.Boolean(),
  bytes: Type.Integer(),
  /** Address for looking at it; empty when signing in is needed first. */
  sourcePath: Type.String(),
  /** Address of a document as PDF, made by the conversion; empty as long as there is none. */
  pdf: Type.String(),
});

/** One resource, for a visitor or a teacher. Without `resourceId` the page shows 'missing resourceId'. */
export const airDetail = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airresource/detail',
  specified: true,
  access: browsing,
  input: Type.Object({ id: Id }),
  output: Type.Object({
    ...AirResource.properties,
    ffid: Maybe(Id),
    bytes: Type.Integer(),
    mime: Type.String(),
    /** Address of the file, with ranges; empty unless status is 1 and the reader may see it. */
    sourcePath: Type.String(),
    /** Address of an office document as PDF, made by the conversion; empty as long as there is none. */
    officeOnlineUrl: Type.String(),
    /** Address of the film as HLS, in several qualities; empty where it plays from `sourcePath` only. */
    stream: Type.String(),
    /** Address of WebVTT subtitles; empty when there are none. */
    captions: Type.String(),
    otherFile: Type.Array(Attachment),
    bookName: Type.String(),
    /** Names of the nodes above, outermost first. */
    trail: Type.Array(Type.String()),
    /** Further placements: chapters of other editions. */
    also: Type.Array(
      Type.Object({ airBookId: Id, bookName: Type.String(), edition: Type.String(), nodeName: Type.String() }),
    ),
    /** Where it is in its life; `published` for all but the city's editors. */
    state: Type.Enum([...lessonStates]),
    /** The reader has marked it. */
    isFavourite: Type.Boolean(),
    summary: Type.String(),
    chapters: Type.Array(Type.Object({ at: Type.Integer(), title: Type.String() })),
    related: Type.Array(AirResource),
  }),
});

/** Download address (a ticket of 60 s) of a resource or of one of its attachments; counts the download. */
export const airDownload = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airresource/download',
  access: { permission: 'air_class_resources_download' },
  input: Type.Object({ id: Id, ffid: Type.Optional(Id) }),
  output: Type.Object({ address: Type.String(), name: Type.String() }),
});

/**
 * All materials of a lesson as one archive; counts the download. Throws `air.error.notPackable` for fewer than two, and
 * above 50 MB together.
 */
export const airPack = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airresource/pack',
  access: { permission: 'air_class_resources_download' },
  perMinute: 6,
  input: Type.Object({ id: Id }),
  output: FileAddress,
});

/** Counts that somebody opened a resource; the page sends it once, when the viewer is there. */
export const airOpened = groupedEndpoint({
  method: 'POST',
  root: 'resource',
  path: '/airresource/add-shownum',
  access: browsing,
  input: Opening,
  output: Counted,
});

/**
 * Puts a file that the caller has uploaded (core/common/api/uploads.ts) among the materials of a lesson; readers see it at
 * once. Throws `core.files.notFound` for a file of somebody else's, `air.error.notFound`, and `air.error.tooManyMaterials`
 * from the thirty-first on.
 */
export const addAirMaterial = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airresource/add-material',
  access: { permission: 'air_class_city' },
  input: Type.Object({ id: Id, fileId: Id }),
  output: Type.Object({}),
});

/** Says that a material is an exercise, or that it is none. Throws `air.error.notFound`. */
export const markAirExercise = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airresource/mark-exercise',
  access: { permission: 'air_class_city' },
  input: Type.Object({ id: Id, ffid: Id, isExercise: Type.Boolean() }),
  output: Type.Object({}),
});

/** Takes a file from the materials of a lesson: readers see it no more. Throws `air.error.notFound`. */
export const removeAirMaterial = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airresource/remove-material',
  access: { permission: 'air_class_city' },
  input: Type.Object({ id: Id, ffid: Id }),
  output: Type.Object({}),
});

/**
 * Restores a file that was removed from a lesson within the last hour; afterwards it is deleted. Throws
 * `air.error.notFound`.
 */
export const restoreAirMaterial = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airresource/restore-material',
  access: { permission: 'air_class_city' },
  input: Type.Object({ id: Id, ffid: Id }),
  output: Type.Object({}),
});

export * from './api/favourites';
export * from './api/lessons';
export * from './api/notes';
export * from './api/questions';
export * from './api/report';
export * from './api/resources';
export * from './api/timetable';
export * from './api/watching';
