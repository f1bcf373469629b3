import type { Audit } from 'edutech/core/server/audit/audit';
import type { Files } from 'edutech/core/server/files/files';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Texts } from 'edutech/core/server/texts';
import { listNotes, removeNote, saveNote } from './notes.routes';
import { answer, ask, hide, listQuestions, pageQuestions } from './questions/questions.routes';
import { exportLessons, exportStudents } from './report/export.routes';
import { listWatchClasses, showLessonReport, showWatchReport } from './report/report.routes';
import { listBegun, setAside, showPlace, saveWatched } from './progress.routes';

interface Parts {
  readonly audit: Audit;
  readonly files: Files;
  readonly organisation: Organisation;
  readonly texts: Texts;
}

/** Watching: progress, notes, questions, and reports. */
export const watchingHandlers = (parts: Parts) => ({
  airWatched: saveWatched,
  airPlace: showPlace,
  airContinue: listBegun,
  setAirAside: setAside,
  airNotes: listNotes,
  saveAirNote: saveNote,
  deleteAirNote: removeNote,
  airQuestions: listQuestions,
  airQuestionList: pageQuestions,
  askAirQuestion: ask(parts.organisation),
  answerAirQuestion: answer,
  hideAirQuestion: hide(parts.audit),
  airWatchClasses: listWatchClasses,
  airWatchReport: showWatchReport(parts),
  airLessonReport: showLessonReport(parts),
  exportWatchReport: exportLessons(parts),
  exportLessonReport: exportStudents(parts),
});
