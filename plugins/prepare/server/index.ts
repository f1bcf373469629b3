import Type from 'typebox';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { Live } from 'edutech/core/server/live/live';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { Texts } from 'edutech/core/server/texts';
import { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import { HomeSource } from 'edutech/plugins/home/api';
import { Timetables } from 'edutech/plugins/organisation/api';
import { QuestionBank, QuestionPapers } from 'edutech/plugins/questions/api';
import { Textbooks } from 'edutech/plugins/textbook/api';
import * as api from '../api';
import { planTopic } from '../model/plan/news';
import plugin from '../plugin';
import { demo } from './demo';
import { downloadJob } from './download/download.job';
import { downloadExercise, exportPlan } from './download/download.routes';
import * as exercises from './exercises/exercises.routes';
import { lessonLinks } from './week/lesson-links';
import { materialHandlers } from './materials/materials.routes';
import { besideHandlers } from './plans/beside.routes';
import * as plans from './plans/plans.routes';
import * as planTemplates from './plans/templates.routes';
import { emptyTrash } from './plans/empty-trash';
import { afterLessons } from './week/after-lessons.routes';
import { placePlan, prepWeek } from './week/week.routes';
import { mayHear, writingHandlers } from './writing/writing.routes';

const day = 86_400_000;
/** Days in the trash, after which nothing comes back. */
const trashDays = 30;

export default definePluginServer(plugin, {
  api,
  deps: {
    bank: QuestionBank,
    clock: Clock,
    conversions: Conversions,
    database: Database,
    files: Files,
    jobs: Jobs,
    live: Live,
    papers: QuestionPapers,
    sources: HomeSource,
    textbooks: Textbooks,
    texts: Texts,
    timetables: Timetables,
  },
  demo,
  setup: ({ bank, clock, conversions, database, files, jobs, live, papers, sources, textbooks, texts, timetables }) => {
    live.topic({ name: planTopic, mayHear: mayHear(database) });
    const ofPlans = { textbooks, texts };
    const ofExercises = { bank, files, papers };
    return {
      handlers: {
        prepWeek: prepWeek({ timetables }),
        placePlan: placePlan({ timetables }),
        afterLessons: afterLessons({ sources, timetables }),
        listPlans: plans.listPlans(ofPlans),
        listColleagues: plans.listColleagues,
        addPlan: plans.addPlan(ofPlans),
        readPlan: plans.readPlan(ofPlans),
        markPlan: plans.markPlan,
        removePlans: plans.removePlans,
        restorePlans: plans.restorePlans,
        listPlanTemplates: planTemplates.listPlanTemplates,
        addPlanTemplate: planTemplates.addPlanTemplate,
        removePlanTemplate: planTemplates.removePlanTemplate,
        ...besideHandlers(live),
        ...materialHandlers({ conversions, files, live }),
        ...writingHandlers(live),
        exportPlan: exportPlan({ jobs }),
        listExercises: exercises.listExercises,
        readExercise: exercises.readExercise(ofExercises),
        addExercise: exercises.addExercise(ofExercises),
        saveExercise: exercises.saveExercise(ofExercises),
        removeExercises: exercises.removeExercises,
        restoreExercises: exercises.restoreExercises,
        exercisePages: exercises.exercisePages(ofExercises),
        downloadExercise: downloadExercise({ jobs }),
      },
      provides: [contribute(HomeSource, lessonLinks)],
      jobs: [
        downloadJob({ bank, database, files, papers, texts }),
        {
          name: 'prepare.emptyTrash',
          payload: Type.Object({}),
          schedule: '56 3 * * *',
          run: async (_payload, { actor }) => {
            const before = new Date(clock.now().getTime() - trashDays * day);
            await database.write(actor, (db) => emptyTrash(db, files, before));
          },
        },
      ],
    };
  },
});
