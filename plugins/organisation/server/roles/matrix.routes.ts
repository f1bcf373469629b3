import { pageInfo } from 'edutech/core/server/data/paging';
import type { HolderRow } from '../grants/holders.queries';
import type { Handlers } from 'edutech/core/server/call';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type * as api from '../../api';
import { requireWhole, wholeList } from '../exports/export-list';
import type { RoleParts } from './role-parts';
import { roleOf, type RoleWords, roleWords } from './words';

type MatrixHandlers = Pick<
  Handlers<typeof api>,
  'rolesMatrix' | 'exportMatrix' | 'setDefaultGrant' | 'rightHolders' | 'exportHolders'
>;

const holderColumns = ['name', 'usercode', 'username', 'role', 'place', 'how'] as const;

export const matrixHandlers = ({
  grantAdministration,
  catalogue: { manifests },
  texts,
  files,
  audit,
}: RoleParts): MatrixHandlers => ({
  rolesMatrix: async ({ db, actor, language }) => {
    const words = roleWords(texts, manifests, language);
    const { columns, rows } = await grantAdministration.matrix(db, actor);
    return {
      columns: columns.map((column) => ({ ...column })),
      modules: words.byModule(rows).map(({ codes, ...module }) => ({
        ...module,
        codes: codes.map(({ code, isAdministrative, version, grants, mayGive, ...row }) => ({
          code,
          title: words.code(row),
          isAdministrative,
          actions: row.actions.map((name) => ({ name, title: words.action(name) })),
          version,
          grants: Object.fromEntries(Object.entries(grants).map(([name, actions]) => [name, [...(actions ?? [])]])),
          mayGive: [...mayGive],
        })),
      })),
    };
  },
  exportMatrix: async ({ db, actor, language, client }) => {
    const words = roleWords(texts, manifests, language);
    const { columns, rows } = await grantAdministration.matrix(db, actor);
    const title = texts.say(language, 'organisation.roles.title');
    await audit.record(db, actor, {
      act: 'organisation.exportRoles',
      objectKind: 'role',
      objectId: null,
      facts: { rows: rows.length },
      address: client.address,
    });
    const has = texts.say(language, 'organisation.roles.cell.has');
    const sheet = {
      name: title,
      columns: [
        { title: texts.say(language, 'organisation.roles.module'), width: 18 },
        { title: texts.say(language, 'organisation.roles.right'), width: 30 },
        { title: texts.say(language, 'organisation.roles.code'), width: 30 },
        ...columns.map(({ grantee }) => ({ title: words.grantee(grantee) })),
      ],
      rows: words
        .byModule(rows)
        .flatMap((module) =>
          module.codes.flatMap((row) => [
            [
              module.title,
              words.code(row),
              row.code,
              ...columns.map(({ grantee }) => (row.grants[grantee] ? has : null)),
            ],
            ...row.actions.map((action) => [
              module.title,
              words.action(action),
              `${row.code}.${action}`,
              ...columns.map(({ grantee }) => (row.grants[grantee]?.includes(action) ? has : null)),
            ]),
          ]),
        ),
    };
    return sheetFile(db, files, actor, title, [sheet]);
  },
  setDefaultGrant: async ({ db, actor, input: { grantee, ...change } }) => ({
    version: await grantAdministration.setDefault(db, actor, grantee, change),
  }),
  rightHolders: async ({ db, actor, input, language }) => {
    const words = roleWords(texts, manifests, language);
    const { rows, counts } = await grantAdministration.holders(db, actor, input);
    const total = input.how ? counts[input.how] : counts.default + counts.given;
    return { items: rows.map((row) => holderOf(row, words)), counts, page: pageInfo(input, total) };
  },
  exportHolders: async ({ db, actor, input, language, client }) => {
    const words = roleWords(texts, manifests, language);
    const { rows } = await grantAdministration.holders(db, actor, { ...input, ...wholeList });
    requireWhole(rows);
    const title = texts.say(language, 'organisation.roles.holders.title');
    const { code, action } = input;
    await audit.record(db, actor, {
      act: 'organisation.exportHolders',
      objectKind: 'role',
      objectId: null,
      facts: { right: action ? `${code}.${action}` : code, rows: rows.length },
      address: client.address,
    });
    const say = (column: string) => texts.say(language, `organisation.roles.holders.${column}`);
    const written = rows.map((row) => {
      const { name, usercode, username, role, place, how } = holderOf(row, words);
      return [name, usercode, username, words.grantee(role), place, say(how)];
    });
    const columns = holderColumns.map((column) => ({ title: say(column), width: 18 }));
    return sheetFile(db, files, actor, title, [{ name: title, columns, rows: written }]);
  },
});

const holderOf = (row: HolderRow, words: RoleWords): api.RightHolder => ({
  personId: row.personId,
  name: row.name,
  username: row.username,
  usercode: row.usercode,
  postId: row.postId,
  role: roleOf(row),
  place: words.place(row),
  how: row.how,
});
