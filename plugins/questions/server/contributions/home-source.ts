import { plainText } from '../../kit/common/one-line/text-parts';
import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource, NewTask } from 'edutech/plugins/home/api';
import { routes } from '../../routes';
import { countMade, countToReview, selectReported, selectReturned } from './contributions.queries';

/**
 * Home tasks: reviews for reviewers, fault reports and returned questions for authors; and the number of questions
 * written.
 */
export const homeSource = (texts: Texts): HomeSource<Db> => ({
  tasks: async (db, { personId, types, language }) => {
    if (types !== 'teacher') return [];
    const [toReview, reported, returned] = await Promise.all([
      countToReview(db, personId),
      selectReported(db, personId),
      selectReturned(db, personId),
    ]);
    const task = (id: string, act: NewTask['act'], count: number, rest: Pick<NewTask, 'text' | 'note' | 'path'>) => ({
      id: `questions.${id}`,
      area: 'questions',
      act,
      count,
      ...rest,
    });
    const pageOf = (id: string) => routes.preview.to({ id });
    return [
      ...(toReview > 0
        ? [
            task('reviews', 'check', toReview, {
              text: texts.say(language, 'questions.home.toReview', { count: toReview }),
              path: routes.review.to(),
            }),
          ]
        : []),
      ...reported.map(({ id, title, count, note }) =>
        task(`faults.${id}`, 'see', count, {
          text: texts.say(language, 'questions.home.reported', { title: plainText(title), count }),
          note,
          path: pageOf(id),
        }),
      ),
      ...returned.map(({ id, title, reason }) =>
        task(`returned.${id}`, 'see', 1, {
          text: texts.say(language, 'questions.home.returned', { title: plainText(title) }),
          note: reason,
          path: pageOf(id),
        }),
      ),
    ];
  },
  counts: async (db, question) => [
    {
      action: 'questions.added',
      title: texts.say(question.language, 'questions.home.added'),
      count: await countMade(db, question),
    },
  ],
});
