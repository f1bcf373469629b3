import Type, { type Static } from 'typebox';
import { Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { idPattern } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { contributions } from 'edutech/core/common/token';

const forEverybody = { public: 'the portal is the city’s front page' } as const;

/** A picture or a link of a group. */
export const PictureItem = Type.Object({
  id: Type.String({ pattern: idPattern }),
  link: Type.String(),
  /** Address of the picture; empty for plain links. */
  filePath: Type.String(),
  title: Type.String(),
  subtitle: Type.String(),
});
export type PictureItem = Static<typeof PictureItem>;

/** Picture group: 1 banner, 2 focus picture, 3 service links, 4 high-level application, 5 external links. */
export const PictureGroup = Type.Object({ type: Type.Integer(), pictureResponses: Type.Array(PictureItem) });
export type PictureGroup = Static<typeof PictureGroup>;

/**
 * The groups, by number. Links that lead nowhere for the caller are left out; a banner or focus picture of an area that
 * is off or undeveloped is returned without its link.
 */
export const pictures = endpoint({
  method: 'GET',
  root: 'news',
  path: '/api/picture/list',
  specified: true,
  access: forEverybody,
  /** A county or a school, which shows its own before the city's. */
  input: Type.Object({ siteId: Type.Optional(Type.String({ pattern: idPattern })) }),
  output: Type.Array(PictureGroup),
});

/** A document for everybody to download. */
export const DocumentItem = Type.Object({
  id: Type.String({ pattern: idPattern }),
  title: Type.String(),
  /** Lower case, without a dot. */
  ext: Type.String(),
  bytes: Type.Integer(),
  filePath: Type.String(),
});
export type DocumentItem = Static<typeof DocumentItem>;

export const documents = endpoint({
  method: 'GET',
  root: 'news',
  path: '/api/document/list',
  access: forEverybody,
  input: Type.Object({}),
  output: Type.Array(DocumentItem),
});

/** The notice shown over every page while it is in force; `null` when there is none. */
export const systemNotice = endpoint({
  method: 'GET',
  root: 'news',
  path: '/api/picture/system-notice',
  specified: true,
  access: forEverybody,
  input: Type.Object({}),
  output: Maybe(Type.Object({ id: Type.String(), title: Type.String(), content: Type.String(), link: Type.String() })),
});

/** Name and share of a kind of resource. */
const Share = Type.Object({ name: Type.String(), count: Type.Integer() });

/**
 * Figures of the city. As JSON; as an Arrow table (`application/vnd.apache.arrow.stream`) if the request asks for it by
 * Accept.
 */
export const statisticsInfo = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/api/statistics/info',
  specified: true,
  access: forEverybody,
  input: Type.Object({}),
  output: Type.Object({
    app: Type.Object({
      areaCount: Type.Array(Type.Object({ county: Type.String(), count: Type.Integer() })),
      appCount: Type.Integer(),
    }),
    resource: Type.Object({ proportion: Type.Array(Share), totalCount: Type.Integer() }),
    user: Type.Object({
      schoolCount: Type.Integer(),
      teacherCount: Type.Integer(),
      studentCount: Type.Integer(),
      userCount: Type.Integer(),
    }),
  }),
  raw: true,
});

/** Schools of each county, and the teachers and students who have a post in one of them; in the counties' order. */
export const statisticsDetail = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/api/statistics/detail',
  access: forEverybody,
  input: Type.Object({}),
  output: Type.Array(
    Type.Object({
      county: Type.String(),
      schoolCount: Type.Integer(),
      teacherCount: Type.Integer(),
      studentCount: Type.Integer(),
    }),
  ),
});

/** Card of an excellent course (portal.md section 3). `sendType` 1 or 2 shows a tag. */
export const CourseCard = Type.Object({
  cid: Type.String(),
  name: Type.String(),
  image: Type.String(),
  createBy: Type.String(),
  district: Type.String(),
  school: Type.String(),
  visitNum: Type.Integer(),
  thumbNum: Type.Integer(),
  sendType: Type.Integer(),
  userId: Type.String(),
});
export type CourseCard = Static<typeof CourseCard>;

export const courseCards = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'resource',
  path: '/famousclass/course/home-page',
  specified: true,
  access: forEverybody,
  input: Type.Object({ pageLine: Type.Integer({ minimum: 1, maximum: 20, default: 8 }) }),
  output: Type.Object({ items: Type.Array(CourseCard) }),
});

/** Name and pictures of the platform for the sub-applications' heads. */
export const baseConfig = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'resource',
  path: '/famousclass/base-config-new/detail-info',
  specified: true,
  access: forEverybody,
  input: Type.Object({}),
  output: Type.Object({ name: Type.String(), organiser: Type.String(), logo: Type.String() }),
});

/** A plugin with excellent courses adds itself here; the portal shows the best of all. `Db` is the server's. */
export interface ExcellentCourses<Db = unknown> {
  /** At most `count` cards, best first. */
  best(db: Db, count: number, language: Language): Promise<CourseCard[]>;
}
export const ExcellentCourses = contributions<ExcellentCourses>('portal.ExcellentCourses');

export * from './api/administration';
export * from './api/software';
