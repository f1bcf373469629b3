import { plainText } from '../../kit/common/one-line/text-parts';
import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource } from 'edutech/plugins/home/api';
import { routes } from '../../routes';
import { countMade, countToReview, selectReported, selectReturned } from './contributions.queries';

/**
 * Home tasks: reviews for reviewers, fault reports and returned questions for authors; and the number of questions
 * written.
 */
export const homeSource = (texts: Texts): HomeSource<Db> => ({
  tasks: async (db, { personId, types, language }) => {
    if (types === 'student') return [];
    const [toReview, reported, returned] = await Promise.all([
      countToReview(db, personId),
      selectReported(db, personId),
      selectReturned(db, personId),
    ]);
    const pageOf = (id: string) => routes.preview.to({ id });
    const task = { area: 'questions' as const };
    const reviews = {
      ...task,
      id: 'questions.reviews',
      act: 'check' as const,
      count: toReview,
      text: texts.say(language, 'questions.home.toReview', { count: toReview }),
      path: routes.review.to(),
    };
    return [
      ...(toReview > 0 ? [reviews] : []),
      ...reported.map(({ id, title, count, note }) => ({
        ...task,
        id: `questions.faults.${id}`,
        act: 'see' as const,
        count,
        text: texts.say(language, 'questions.home.reported', { title: plainText(title), count }),
        note,
        path: pageOf(id),
      })),
      ...returned.map(({ id, title, reason }) => ({
        ...task,
        id: `questions.returned.${id}`,
        act: 'see' as const,
        text: texts.say(language, 'questions.home.returned', { title: plainText(title) }),
        note: reason,
        path: pageOf(id),
      })),
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
