import type { Access } from 'edutech/core/common/permissions/access';

/** Teachers who compose papers and hold exams. */
export const teachers = { permission: 'exam_school_tea', types: ['teacher'] } as const satisfies Access;

/** Who may see the answers of questions of the bank. */
export const keyReaders = {
  anyOf: ['questionbank_tea', 'questionbank_school_tea', 'questionbank_common_tea'],
  action: 'analysis',
  types: ['teacher'],
} as const satisfies Access;
