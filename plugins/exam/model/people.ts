import type { Access } from 'edutech/core/common/permissions/access';

/** Teachers who compose papers and hold exams. */
export const teachers = { permission: 'exam_school_tea', types: ['teacher'] } as const satisfies Access;

/** Teachers who may be asked to invigilate: each handler asks whether they do. */
export const anyTeachers = { signedIn: true, types: ['teacher'] } as const satisfies Access;
/** Students sit exams by being seated, not by a right. */
export const anyStudents = { signedIn: true, types: ['student'] } as const satisfies Access;

/** Who may see the answers of questions of the bank. */
export const keyReaders = {
  anyOf: ['questionbank_tea', 'questionbank_school_tea', 'questionbank_common_tea'],
  action: 'analysis',
  types: ['teacher'],
} as const satisfies Access;

/** Who lets papers of colleagues pass (never their own). */
export const reviewers = { permission: 'exam_review' } as const satisfies Access;
