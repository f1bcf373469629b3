import { isAdministrator } from 'edutech/core/common/permissions/people';
import { pageInfo } from 'edutech/core/server/organisation/administration/paging';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handlers } from 'edutech/core/server/plugin';
import type * as api from '../../api';
import type { ListParts } from './parts';

type BureauHandlers = Pick<Handlers<typeof api>, 'adminBureaus' | 'createBureauPerson' | 'addBureauPost' | 'setScopes'>;

export const bureauHandlers = ({ administration: { bureaus } }: ListParts): BureauHandlers => ({
  adminBureaus: async ({ db, actor, input, language }) => {
    const { rows, total } = await bureaus.page(db, actor, input);
    return {
      items: rows.map(({ category, posts, lastLogin, ...row }) => ({
        ...row,
        isAdministrator: isAdministrator(category),
        lastLogin: lastLogin?.toISOString() ?? null,
        posts: posts.map(({ roleType, county, countyEn, scopes }) => ({
          roleType,
          county: county === null ? null : nameIn(language, county, countyEn ?? ''),
          scopes,
        })),
      })),
      page: pageInfo(input, total),
    };
  },
  createBureauPerson: async ({ actor, input, now }) => ({ id: await bureaus.create(actor, input, now) }),
  addBureauPost: async ({ actor, input: { personId, ...post }, now }) => ({
    id: await bureaus.addPost(actor, personId, post, now),
  }),
  setScopes: async ({ actor, input: { postId, scopes, version }, now }) => ({
    version: await bureaus.setScopes(actor, postId, scopes, version, now),
  }),
});
