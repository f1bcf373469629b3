import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id } from 'edutech/core/common/wire/kinds';

// Who somebody is in the work apps of the city, where that is not found by the confirmed telephone number.

const access = {
  permission: 'organisation_admin',
  action: 'people',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const;
const App = Type.Enum(['wecom', 'dingtalk']);

const Member = Type.Object({
  app: App,
  /** Empty: none is set. */
  memberId: Type.String(),
});
export type Member = Static<typeof Member>;

/** The member ids that are set for somebody, in each work app that the city uses. 404 for people elsewhere. */
export const readMembers = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/messages/members',
  access,
  input: Type.Object({ person: Id }),
  output: Type.Array(Member),
});

/** 企业微信 lets ids begin with a letter or a digit: `@all` is everybody there. */
const MemberId = Type.String({ maxLength: 64, pattern: '^(?:\\w[\\w.@-]*)?$' });

/** Sets or, with an empty one, removes a member id: messages to this person go there. 404 for people elsewhere, 403 for those with more rights. */
export const setMember = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/messages/members/set',
  access,
  limited: [],
  input: Type.Object({ person: Id, app: App, memberId: MemberId }),
  output: Type.Null(),
});
