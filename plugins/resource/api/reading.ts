import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint, groupedEndpoint } from 'edutech/core/common/endpoint';
import { stages } from 'edutech/core/common/teaching/stages';
import { Counted, Opening } from 'edutech/core/common/wire/visits';
import { forms, kinds } from '../model/kinds';
import { mostListed } from '../model/limits';
import { Resource, ResourceDetail, ResourcePage } from './records';
import { spaces } from '../model/spaces';

// Finding and reading resources: the calls of teaching.md section 7 with their paths, and ours beside them.

const visitors = { public: 'the specification lists the resource list among the pages without login' } as const;
const readers = { signedIn: true } as const;

/** The filters of a list. A subject is fast together with its stage, as the context bar gives both. */
const Narrowing = Type.Object({
  /** A chapter, and all below it. */
  nodeId: Type.Optional(Id),
  /** A knowledge point. */
  kiid: Type.Optional(Id),
  stageId: Type.Optional(Type.Enum([...stages])),
  subjectId: Type.Optional(Id),
  gradeId: Type.Optional(Id),
  kind: Type.Optional(Type.Enum([...kinds])),
  form: Type.Optional(Type.Enum([...forms])),
  /** The typed text. In public by the city's search (words, Pinyin, its initials), elsewhere a part of the title. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
});

const Paging = Type.Object({
  /** `used`: the most used first, of the newest thousand that match. A search has its own order: the nearest first. */
  sort: Type.Enum(['newest', 'used'], { default: 'newest' }),
  page: Type.Integer({ minimum: 1, maximum: mostListed, default: 1 }),
  pageLine: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
});

/** Public resources, for visitors too ("rds"). */
export const listPublicResources = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'resource',
  path: '/kzkt-resource/api/resource/list-rds',
  specified: true,
  access: visitors,
  limited: ['classroom', 'acting'],
  input: Type.Object({ ...Narrowing.properties, ...Paging.properties }),
  output: ResourcePage,
});

/**
 * A list of the signed-in person. `mine`, `trash` and `school` are for teachers (403 for others; `school` with
 * resource_school_tea). Pages end at the thousandth line.
 */
export const listResources = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/kzkt-resource/api/resource/list',
  specified: true,
  access: readers,
  input: Type.Object({
    space: Type.Enum([...spaces], { default: 'public' }),
    ...Narrowing.properties,
    ...Paging.properties,
  }),
  output: ResourcePage,
});
export type ListWish = Static<(typeof listResources)['input']>;

/**
 * How the resources of a list are shared out, for choices beside it: each value with how many there are of it among the
 * newest thousand that match the other choices.
 */
export const resourceFacets = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/kzkt-resource/api/resource/facets',
  access: visitors,
  input: Type.Object({ space: Type.Enum([...spaces], { default: 'public' }), ...Narrowing.properties }),
  output: Type.Object({
    facets: Type.Array(
      Type.Object({
        facet: Type.Enum(['kind', 'form', 'stage', 'subject', 'grade']),
        /** A kind, a form, a stage, or an id. */
        value: Type.String(),
        /** Of subjects and grades; else empty. */
        name: Type.String(),
        count: Type.Integer(),
      }),
    ),
    capped: Type.Boolean(),
  }),
});

/** The newest or the most used public resources, for blocks inside other pages. */
export const topResources = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/kzkt-resource/api/resource/top',
  access: visitors,
  input: Type.Object({
    by: Type.Enum(['newest', 'used'], { default: 'newest' }),
    count: Type.Integer({ minimum: 1, maximum: 20, default: 6 }),
  }),
  output: Type.Array(Resource),
});

/** A public resource, for visitors too, with what a signed-in reader may do with it. 404 `resource.error.notFound`. */
export const publicResource = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'resource',
  path: '/kzkt-resource/api/resource/res-info-rds',
  specified: true,
  access: visitors,
  limited: ['classroom', 'acting'],
  input: Type.Object({ id: Id }),
  output: ResourceDetail,
});

/** A resource for the signed-in person: their own, their school's, or public. 404 `resource.error.notFound`. */
export const showResource = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'resource',
  path: '/kzkt-resource/api/resource/res-info',
  specified: true,
  access: readers,
  limited: ['classroom', 'acting'],
  input: Type.Object({ id: Id }),
  output: ResourceDetail,
});

/** Counts that somebody opened a public resource; the page sends it once, when the viewer is there. */
export const resourceOpened = groupedEndpoint({
  method: 'POST',
  root: 'resource',
  path: '/kzkt-resource/api/resource/add-shownum',
  access: visitors,
  input: Opening,
  output: Counted,
});
