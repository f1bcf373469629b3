import { endpoint } from 'edutech/core/common/endpoint';
import { idPattern } from 'edutech/core/common/ids';
import Type from 'typebox';

const OptionalId = Type.Union([Type.String({ pattern: idPattern }), Type.Null()]);

/** A part of what an auditor reviews; `null` narrows nothing. The specification does not show its shape (teaching.md section 3). */
const AuditRangeItem = Type.Object({
  countyid: OptionalId,
  schoolid: OptionalId,
  stage: Type.Union([Type.Literal('primary'), Type.Literal('junior'), Type.Literal('senior'), Type.Null()]),
  subjectid: OptionalId,
});

/** What the auditor reviews in his post. Empty: "Management scope is not set", so there is nothing to audit yet. */
export const getAuditRange = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/api/resourceaudit-admin/teacher-audit-range',
  access: { permission: 'resource_audit' },
  input: Type.Object({}),
  output: Type.Array(AuditRangeItem),
});
