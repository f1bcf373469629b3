import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { Site } from 'edutech/core/common/organisation/sites';
import { Version } from 'edutech/core/common/wire/version';

const forPictures = { permission: 'portal_admin', action: 'pictures' } as const;
const forNotices = { permission: 'portal_admin', action: 'notices' } as const;
const OfSite = { siteId: Type.Optional(Id) };
const Change = Type.Union([Type.Literal('remove'), Type.Literal('restore')]);
const Group = Type.Integer({ minimum: 1, maximum: 5 });

/** The texts of a picture or a link, in both languages. */
const PictureFields = {
  /** A page of the platform (`/air`), another site, or nothing. */
  link: Type.String({ maxLength: 500 }),
  /** Address of the picture; empty for plain links. */
  filePath: Type.String({ maxLength: 500 }),
  title: Type.String({ minLength: 1, maxLength: 60 }),
  titleEn: Type.String({ maxLength: 120 }),
  subtitle: Type.String({ maxLength: 120 }),
  subtitleEn: Type.String({ maxLength: 240 }),
};

/** A picture or link as its editors see it. */
export const AdminPicture = Type.Object({
  id: Id,
  version: Type.Integer(),
  type: Group,
  ...PictureFields,
  updatedBy: Type.String(),
  /** The target of the link for a visitor: empty when it leads nowhere now. */
  leads: Type.Boolean(),
});
export type AdminPicture = Static<typeof AdminPicture>;

/** The sites whose pictures the caller edits. */
export const portalSites = endpoint({
  method: 'GET',
  root: 'news',
  path: '/api/picture-admin/sites',
  access: forPictures,
  input: Type.Object({}),
  output: Type.Array(Site),
});

/** Pictures of a site by group, in their order; and those that it shows from the sites above. */
export const adminPictures = endpoint({
  method: 'GET',
  root: 'news',
  path: '/api/picture-admin/list',
  access: forPictures,
  input: Type.Object(OfSite),
  output: Type.Object({ own: Type.Array(AdminPicture), inherited: Type.Array(AdminPicture) }),
});

/** Adds a picture at the end of its group, or changes one; 409 with both when somebody else has changed it. */
export const savePicture = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/picture-admin/save',
  access: forPictures,
  input: Type.Object({
    id: Type.Optional(Id),
    version: Type.Optional(Version),
    ...OfSite,
    type: Group,
    ...PictureFields,
  }),
  output: Type.Object({ id: Id }),
});

/** The new order of a group, all its pictures named once. */
export const orderPictures = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/picture-admin/order',
  access: forPictures,
  input: Type.Object({ ...OfSite, type: Group, ids: Type.Array(Id, { maxItems: 200 }) }),
  output: Type.Object({}),
});

/** Takes a picture away, or puts it back. */
export const changePicture = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/picture-admin/:id/change',
  access: forPictures,
  input: Type.Object({ id: Id, change: Change }),
  output: Type.Object({}),
});

/** Takes a picture that was cut to size; answers its public address. */
export const uploadPortalPicture = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/picture-admin/upload',
  access: forPictures,
  multipart: true,
  input: Type.Object({}),
  output: Type.Object({ address: Type.String() }),
});

const Moment = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$' });
const NoticeFields = {
  title: Type.String({ minLength: 1, maxLength: 60 }),
  titleEn: Type.String({ maxLength: 120 }),
  content: Type.String({ minLength: 1, maxLength: 1000 }),
  contentEn: Type.String({ maxLength: 2000 }),
  /** The backup site, where there is one. */
  link: Type.String({ maxLength: 500 }),
  startsAt: Moment,
  endsAt: Moment,
};

/** A system notice; `state` by the clock. */
export const AdminNotice = Type.Object({
  id: Id,
  version: Type.Integer(),
  ...NoticeFields,
  state: Type.Union([Type.Literal('coming'), Type.Literal('shown'), Type.Literal('over')]),
  updatedBy: Type.String(),
});
export type AdminNotice = Static<typeof AdminNotice>;

/** All current and future notices. They belong to the city: only its people edit them. */
export const adminNotices = endpoint({
  method: 'GET',
  root: 'news',
  path: '/api/notice-admin/list',
  access: forNotices,
  input: Type.Object({}),
  output: Type.Array(AdminNotice),
});

/** Adds a notice or changes one; 409 with both when somebody else has changed it. */
export const saveNotice = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/notice-admin/save',
  access: forNotices,
  input: Type.Object({ id: Type.Optional(Id), version: Type.Optional(Version), ...NoticeFields }),
  output: Type.Object({ id: Id }),
});

export const changeNotice = endpoint({
  method: 'POST',
  root: 'news',
  path: '/api/notice-admin/:id/change',
  access: forNotices,
  input: Type.Object({ id: Id, change: Change }),
  output: Type.Object({}),
});
