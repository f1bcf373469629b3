import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type { LessonTimes } from '../../../api/proposing';
import { proposeFollowUp } from './follow-up.routes';
import { nextLessons, proposeHomework } from './proposing.routes';

interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly textbooks: Textbooks<Db>;
  readonly lessonTimes: readonly LessonTimes<Db>[];
}

/** What new homework begins with. */
export const proposingHandlers = ({ bank, textbooks, lessonTimes }: Parts) => ({
  proposeHomework: proposeHomework({ textbooks }),
  nextLessons: nextLessons(lessonTimes),
  proposeFollowUp: proposeFollowUp({ bank }),
});
