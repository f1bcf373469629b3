import type { Id } from 'edutech/core/common/ids';
import { type HomeworkKind, homeworkKinds } from './homework';

// Addresses of homework pages, for teachers and students, in pages and notifications. Defined only here.

const address = (path: string, wanted: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(wanted).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

export const workListAddress = '/work/list';
/** The sheet: a new one, or a draft. */
export const composeAddress = (homeworkId?: Id): string => address('/work/create', { id: homeworkId });
/** A new sheet for a lesson: of a class, in one of the subjects that one teaches there, of a chapter. */
export const assignAddress = (lesson: {
  readonly classId?: Id;
  readonly subjectId?: Id;
  readonly nodeId?: Id;
}): string => address('/work/create', { class: lesson.classId, subject: lesson.subjectId, node: lesson.nodeId });
/** The sheet with the publishing panel open, or its own page on narrow screens. */
export const publishAddress = (homeworkId: Id): string => address('/work/publish', { id: homeworkId });
/** A published homework and its results. */
export const viewAddress = (homeworkId: Id, assignmentId?: Id): string =>
  address('/work/view', { id: homeworkId, assignment: assignmentId });
/** Monitoring of a class. */
export const monitorAddress = (assignmentId: Id): string => address('/work/monitor', { assignment: assignmentId });
/** Answer card of an attachment. */
export const answerCardAddress = (homeworkId: Id): string => address('/work/result', { id: homeworkId });
/**
 * Marking by student, by question and by several questions: one homework, one class of it or all of the teacher.
 */
export const byPersonAddress = (homeworkId: Id, assignmentId?: Id, attemptId?: Id): string =>
  address('/work/pcorrect', { id: homeworkId, assignment: assignmentId, attempt: attemptId });
export const byQuestionAddress = (homeworkId: Id, assignmentId?: Id, itemId?: Id): string =>
  address('/work/qcorrect', { id: homeworkId, assignment: assignmentId, item: itemId });
export const byQuestionsAddress = (homeworkId: Id, assignmentId?: Id): string =>
  address('/work/mqcorrect', { id: homeworkId, assignment: assignmentId });
/** Peer correction of a class's homework. */
export const peerAddress = (assignmentId: Id): string => address('/work/peer', { assignment: assignmentId });
/** Preview for teachers of a homework file, or of a submitted file. */
export const accessoryPreviewAddress = (homeworkId: Id, fileId: Id): string =>
  address('/work/accessory-preview', { id: homeworkId, file: fileId });

export const ownWorkAddress = '/st-work/list';
/** A student's attempt: answering while it is open, its result afterwards. */
export const answeringAddress = (attemptId: Id): string => address('/st-work/question', { id: attemptId });
/** Homework with attachments: with an answer card, and without one. */
export const attachmentAddress = (attemptId: Id): string => address('/st-work/accessory', { id: attemptId });
export const plainAttachmentAddress = (attemptId: Id): string =>
  address('/st-work/nocard-accessory', { id: attemptId });
/** The page where a student does homework of this kind, and reads its result. */
export const ownHomeworkAddress = (kind: HomeworkKind, attemptId: Id): string =>
  kind === homeworkKinds.card
    ? attachmentAddress(attemptId)
    : kind === homeworkKinds.files || kind === homeworkKinds.paper
      ? plainAttachmentAddress(attemptId)
      : answeringAddress(attemptId);
/** Classmates' papers that a student reviews in a swap. */
export const ownPeerAddress = (swapId: Id): string => address('/st-work/peer', { swap: swapId });
/** Classmates' reviews of a student's own attempt. */
export const peerOutcomeAddress = (attemptId: Id): string => address('/st-work/peer', { id: attemptId });

/** Results of a homework, of one class or of all. */
export const summaryAddress = (homeworkId: Id, assignmentId?: Id): string =>
  address('/work/view', { id: homeworkId, assignment: assignmentId, tab: 'summary' });
/** Appeals of students. */
export const appealsAddress = (homeworkId: Id, assignmentId?: Id): string =>
  address('/work/view', { id: homeworkId, assignment: assignmentId, tab: 'appeals' });
/** Homework explained in class, projected: from one item on, or all wrong items. */
export const explainAddress = (homeworkId: Id, assignmentId?: Id, itemId?: Id): string =>
  address('/work/view', { id: homeworkId, assignment: assignmentId, tab: 'explain', item: itemId });
