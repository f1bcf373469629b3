import { type Category, isAdministrator, roleTypes } from 'edutech/core/common/permissions/people';
import { cityMinute } from 'edutech/core/common/time/city-time';
import type { BureauRow } from '../administration/bureaus/bureaus.queries';
import { pageInfo } from 'edutech/core/server/data/paging';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handlers } from 'edutech/core/server/call';
import type * as api from '../../api';
import { exportList, inOneCell, wholeList } from '../exports/export-list';
import { roleOf } from '../roles/words';
import type { ListParts } from './parts';

type BureauHandlers = Pick<
  Handlers<typeof api>,
  'adminBureaus' | 'exportBureaus' | 'createBureauPerson' | 'addBureauPost' | 'setScopes'
>;

export const bureauHandlers = ({ administration: { bureaus }, ...parts }: ListParts): BureauHandlers => ({
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
  exportBureaus: async (call) => {
    const { db, actor, input, language } = call;
    const { rows } = await bureaus.page(db, actor, { ...input, ...wholeList });
    const say = (key: string, values?: Record<string, number>) => parts.texts.say(language, key, values);
    const postOf = (category: Category, { roleType, county, countyEn, scopes }: BureauRow['posts'][number]) =>
      [
        county === null ? say('organisation.bureaus.city') : nameIn(language, county, countyEn ?? ''),
        say(`core.session.role.${roleOf({ category, roleType })}`),
        ...(roleType === roleTypes.auditor ? [`(${say('organisation.bureaus.scopeCount', { count: scopes })})`] : []),
      ].join(' ');
    return exportList(parts, call, {
      list: 'bureaus',
      columnsOf: 'people',
      columns: ['name', 'number', 'username', 'posts', 'phone', 'state', 'lastLogin'],
      rows: rows.map((row) => [
        row.name,
        row.usercode,
        row.username,
        inOneCell(language, [
          ...(isAdministrator(row.category) ? [say('organisation.bureaus.administrator')] : []),
          ...row.posts.map((post) => postOf(row.category, post)),
        ]),
        row.phone,
        say(`organisation.people.${row.isFrozen ? 'frozen' : row.lastLogin ? 'active' : 'neverSeen'}`),
        row.lastLogin && cityMinute(row.lastLogin),
      ]),
    });
  },
  createBureauPerson: async ({ actor, input, now }) => ({ id: await bureaus.create(actor, input, now) }),
  addBureauPost: async ({ actor, input: { personId, ...post }, now }) => ({
    id: await bureaus.addPost(actor, personId, post, now),
  }),
  setScopes: async ({ actor, input: { postId, scopes, version }, now }) => ({
    version: await bureaus.setScopes(actor, postId, scopes, version, now),
  }),
});
