import { readFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import { describe, expect, test } from 'vitest';
import { type Endpoint, isEndpoint } from 'edutech/core/common/endpoint';
import { schemaOnWire } from 'edutech/core/common/wire/spelling';
import { coreModules } from 'edutech/core/server/modules/core-modules';
import { serverHalves } from '../../host/generated/server';

const specification = ['portal-calls', 'teaching-calls']
  .map((name) => readFileSync(new URL(`spec/${name}.md`, import.meta.url), 'utf8'))
  .join('\n');

const endpoints: readonly Endpoint[] = [...coreModules, ...serverHalves].flatMap(({ api }) =>
  Object.values(api as Record<string, unknown>).filter(isEndpoint),
);

const endpointAt = (method: string, path: string) =>
  endpoints.find((one) => one.method === method && one.path === path);

/** Calls of sections 7 with the parameters that they name. */
const calls: readonly (readonly [method: 'GET' | 'POST', path: string, ...parameters: string[]])[] = [
  ['GET', '/efficiencyLogin', 'username', 'password', 'roleid', 'openId', 'accessToken', 'usersa'],
  ['GET', '/api/picture/list'],
  ['POST', '/api/wtype/'],
  ['POST', '/api/wnews/', 'typeid', 'page', 'pageline'],
  ['POST', '/famousclass/base-config-new/detail-info'],
  ['POST', '/famousclass/course/home-page'],
  ['GET', '/api/statistics/info'],
  ['GET', '/api/notice/get-notice'],
  ['GET', '/api/resourceaudit-admin/teacher-audit-range'],
  ['GET', '/api/user/efficiency-select-one', 'roleid', 'termid'],
  ['GET', '/api/role/get-aclroleresource-withid', 'roleid'],
  ['GET', '/api/user/wk-info'],
  ['GET', '/api/software-manager/download', 'ffid'],
  ['GET', '/api/fastfile/download-check', 'path'],
  ['GET', '/airtextbook/all-air-book-list', 'source'],
  ['GET', '/airresourcenode/get-commonchild-node', 'nodeid', 'airbookid'],
  ['GET', '/api/term/get-default-terminfo'],
  ['GET', '/api/term/get-terminfo-list'],
  ['GET', '/schoolgrade/list'],
  ['GET', '/schoolsubject/get-list'],
  ['GET', '/textbook/put-xueke-books'],
  ['GET', '/knowledge/get-user-knows', 'source', 'term'],
  ['GET', '/knowledgeitem/select-one', 'kiid'],
  ['GET', '/knowledgeitem/get-knowledgeitem-list', 'stageid', 'subjectid', 'source'],
  ['GET', '/textbook/get-user-books', 'source', 'termid'],
  ['GET', '/textbook/select-one', 'bookid', 'source'],
  ['GET', '/textbook/select-kongzhongketang-one', 'bookid'],
  ['GET', '/textbook/select-cache-one', 'bookid', 'source'],
  ['GET', '/textbook/get-gradesubject', 'termid'],
  ['GET', '/textbook/get-manager-books'],
  ['POST', '/textbook/save'],
  ['POST', '/textbook/del', 'bookids', 'status'],
  ['GET', '/textbook/check', 'bookid'],
  ['GET', '/resourcenode/get-child-node', 'bookid', 'nodeid'],
  ['GET', '/resourcenode/get-commonchild-node'],
  ['GET', '/resourcenode/get-one', 'nodeid'],
  ['POST', '/resourcenode/add-chapter', 'bookid', 'nodename', 'nodeid'],
  ['GET', '/resourcenode/update-node', 'nodeid', 'nodename'],
  ['POST', '/resourcenode/del-node', 'nodeid', 'status'],
  ['GET', '/resourcenode/cache-list', 'source', 'bookid'],
  ['GET', '/resourcenode/get-kongzhongketang-list', 'bookid'],
  ['GET', '/data/select-one', 'ddid'],
  ['GET', '/teacherclass/get-class-list', 'bookid'],
  ['GET', '/teacherclass/get-teacher-classes', 'tbid'],
  ['GET', '/teacherclass/get-grade-class-list', 'gradeid', 'subjectid', 'tbid'],
  ['GET', '/layer/list'],
  ['GET', '/layer/info', 'layerid'],
  ['POST', '/class/get-class-stu', 'classid'],
  ['GET', '/api/index/get-action-count', 'termid', 'gradeid', 'subjectid', 'teacherid'],
  ['POST', '/api/index/get-correct-rate', 'correctRateRequest'],
  ['GET', '/api/actiontask/get-details', 'termid'],
];

/** Entities of sections 3, the call that answers with them (or takes them), and their fields. */
const entities: readonly (readonly [entity: string, method: 'GET' | 'POST', path: string, fields: string])[] = [
  [
    'User info',
    'GET',
    '/api/user/efficiency-select-one',
    'userid username usercode fullPath category roleid roletype aclrole type activestatus acl hasClassinfo token',
  ],
  ['Login response', 'GET', '/efficiencyLogin', 'userEntity changePassword termVos termid iscurrent module'],
  ['Term', 'GET', '/api/term/get-terminfo-list', 'termid yearname termname iscurrent'],
  ['Picture group', 'GET', '/api/picture/list', 'type pictureResponses link filePath title'],
  ['News type', 'POST', '/api/wtype/', 'typeid name'],
  ['News item', 'POST', '/api/wnews/', 'id title createTime link type cur line total'],
  [
    'Excellent-course card',
    'POST',
    '/famousclass/course/home-page',
    'cid name image createBy district school visitNum thumbNum sendtype userid',
  ],
  ['Air book', 'GET', '/airtextbook/all-air-book-list', 'airbookid airbname'],
  ['Air node', 'GET', '/airresourcenode/get-commonchild-node', 'nodeid nodename nodecode'],
  [
    'Air resource list item',
    'GET',
    '/airresource/list',
    'resourceid airbookid name ext videoimg time shownum data pagedata',
  ],
  [
    'Air resource detail',
    'GET',
    '/airresource/detail',
    'ffid name ext status sourcepath officeOnlineUrl otherfile videoimg',
  ],
  [
    'Textbook tree',
    'GET',
    '/textbook/get-user-books',
    'stageid subjectList subjectid subject gradeList gradeid items itemid bookList bookid name tbname bookcover coverpath',
  ],
  ['Chapter node', 'GET', '/resourcenode/get-child-node', 'nodeid nodename isHaveChild'],
  ['Knowledge tree node', 'GET', '/knowledgeitem/get-knowledgeitem-list', 'knowname knowid items kiid isLeaf disabled'],
  ['Software info', 'GET', '/api/user/wk-info', 'cjhelper cjhelpersize wkmaster wkmastersize wktime url'],
  ['Video play report', 'POST', '/airresource/watched', 'running_time start_time end_time'],
];

interface Shape {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
}

/** Names of all fields of a schema, however deep. */
function namesIn(schema: TSchema): readonly string[] {
  const { properties = {}, items, anyOf = [] } = schema as Shape;
  const below = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
  return [...Object.keys(properties), ...below.flatMap(namesIn)];
}

const wordsOfSpecification = new Set(specification.match(/[A-Za-z_]+/g));

describe('Calls that the specification names', () => {
  test.each(calls)(
    '%s %s is declared, marked, and takes the parameters of the specification',
    (method, path, ...names) => {
      expect(specification).toContain(path);
      expect(names.filter((name) => !wordsOfSpecification.has(name))).toEqual([]);
      const endpoint = endpointAt(method, path);
      expect(endpoint?.specified).toBe(true);
      const taken = namesIn(schemaOnWire(endpoint!.input));
      expect(names.filter((name) => !taken.includes(name))).toEqual([]);
    },
  );

  test.each(entities)('%s: %s %s carries its fields', (_entity, method, path, fields) => {
    const names = fields.split(' ');
    expect(names.filter((name) => !wordsOfSpecification.has(name))).toEqual([]);
    const endpoint = endpointAt(method, path);
    expect(endpoint?.specified).toBe(true);
    const { input, output } = endpoint!;
    const carried = [...namesIn(schemaOnWire(input)), ...namesIn(schemaOnWire(output))];
    expect(names.filter((name) => !carried.includes(name))).toEqual([]);
  });

  test('what the specification spells otherwise is spelled so by none but them', () => {
    const strange = endpoints.flatMap(({ path, input, output }) =>
      [...namesIn(input), ...namesIn(output)]
        .filter((name) => /^[a-z]{3,}id(s)?$/.test(name))
        .map((name) => `${path} ${name}`),
    );
    expect(strange.filter((one) => !/ (ffid|kiid|kiids|ddid|tbid|valid|paid|avoid)$/.test(one))).toEqual([]);
  });
});
