import type { Id } from 'edutech/core/common/ids';
import { routes } from '../routes';
import { type HomeworkKind, homeworkKinds } from './homework';

// Addresses of homework pages, for teachers and students, in pages and notifications. Defined only here.

export const workListAddress = routes.list.to();
/** The sheet: a new one, or a draft. */
export const composeAddress = (homeworkId?: Id): string => routes.create.to({ id: homeworkId });
/** A new sheet for a lesson: of a class, in one of the subjects that one teaches there, of a chapter. */
export const assignAddress = (lesson: {
  readonly classId?: Id;
  readonly subjectId?: Id;
  readonly nodeId?: Id;
}): string => routes.create.to({ class: lesson.classId, subject: lesson.subjectId, node: lesson.nodeId });
/** The sheet with the publishing panel open, or its own page on narrow screens. */
export const publishAddress = (homeworkId: Id): string => routes.publish.to({ id: homeworkId });
/** A published homework and its results. */
export const viewAddress = (homeworkId: Id, assignmentId?: Id): string =>
  routes.view.to({ id: homeworkId, assignment: assignmentId });
/** Monitoring of a class. */
export const monitorAddress = (assignmentId: Id): string => routes.monitor.to({ assignment: assignmentId });
/** Answer card of an attachment. */
export const answerCardAddress = (homeworkId: Id): string => routes.result.to({ id: homeworkId });
/**
 * Marking by student, by question and by several questions: one homework, one class of it or all of the teacher.
 */
export const byPersonAddress = (homeworkId: Id, assignmentId?: Id, attemptId?: Id): string =>
  routes.pcorrect.to({ id: homeworkId, assignment: assignmentId, attempt: attemptId });
export const byQuestionAddress = (homeworkId: Id, assignmentId?: Id, itemId?: Id): string =>
  routes.qcorrect.to({ id: homeworkId, assignment: assignmentId, item: itemId });
export const byQuestionsAddress = (homeworkId: Id, assignmentId?: Id): string =>
  routes.mqcorrect.to({ id: homeworkId, assignment: assignmentId });
/** Peer correction of a class's homework. */
export const peerAddress = (assignmentId: Id): string => routes.peer.to({ assignment: assignmentId });
/** Preview for teachers of a homework file, or of a submitted file. */
export const accessoryPreviewAddress = (homeworkId: Id, fileId: Id): string =>
  routes.accessoryPreview.to({ id: homeworkId, file: fileId });

export const ownWorkAddress = routes.studentList.to();
/** A student's attempt: answering while it is open, its result afterwards. */
export const answeringAddress = (attemptId: Id): string => routes.question.to({ id: attemptId });
/** Homework with attachments: with an answer card, and without one. */
export const attachmentAddress = (attemptId: Id): string => routes.accessory.to({ id: attemptId });
export const plainAttachmentAddress = (attemptId: Id): string => routes.nocardAccessory.to({ id: attemptId });
/** The page where a student does homework of this kind, and reads its result. */
export const ownHomeworkAddress = (kind: HomeworkKind, attemptId: Id): string =>
  kind === homeworkKinds.card
    ? attachmentAddress(attemptId)
    : kind === homeworkKinds.files || kind === homeworkKinds.paper
      ? plainAttachmentAddress(attemptId)
      : answeringAddress(attemptId);
/** Classmates' papers that a student reviews in a swap. */
export const ownPeerAddress = (swapId: Id): string => routes.studentPeer.to({ swap: swapId });
/** Classmates' reviews of a student's own attempt. */
export const peerOutcomeAddress = (attemptId: Id): string => routes.studentPeer.to({ id: attemptId });

/** Results of a homework, of one class or of all. */
export const summaryAddress = (homeworkId: Id, assignmentId?: Id): string =>
  routes.view.to({ id: homeworkId, assignment: assignmentId, tab: 'summary' });
/** Appeals of students. */
export const appealsAddress = (homeworkId: Id, assignmentId?: Id): string =>
  routes.view.to({ id: homeworkId, assignment: assignmentId, tab: 'appeals' });
/** Homework explained in class, projected: from one item on, or all wrong items. */
export const explainAddress = (homeworkId: Id, assignmentId?: Id, itemId?: Id): string =>
  routes.view.to({ id: homeworkId, assignment: assignmentId, tab: 'explain', item: itemId });

/** A new homework for what went badly in this one, by tiers, for its classes or one of them. */
export const followUpAddress = (homeworkId: Id, assignmentId?: Id): string =>
  routes.create.to({ after: homeworkId, assignment: assignmentId });
