import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { kinds } from './model/kinds';

const readers = { permission: '{{id}}_tea', types: ['teacher'] } as const;
const input = Type.Object({ days: Type.Integer({ minimum: 1, maximum: 366, default: 7 }) });

/** A line of the report. */
const Line = Type.Object({
  kind: Type.Enum([...kinds]),
  count: Type.Integer(),
  /** Of all, in percent. */
  share: Type.Integer(),
});
export type Line = Static<typeof Line>;

/** What the caller's school has counted in the last days, a line for each kind. */
export const getReport = endpoint({
  method: 'GET',
  root: 'office',
  path: '/{{id}}/report',
  access: readers,
  input,
  output: Type.Object({ total: Type.Integer(), lines: Type.Array(Line) }),
});

/** The same report as a workbook. */
export const exportReport = endpoint({
  method: 'POST',
  root: 'office',
  path: '/{{id}}/report/export',
  access: readers,
  perMinute: 20,
  input,
  output: FileAddress,
});
