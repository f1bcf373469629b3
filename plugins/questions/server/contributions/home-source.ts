import { plainText } from '../../kit/common/one-line/text-parts';
import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource } from 'edutech/plugins/home/api';
import { routes } from '../../routes';
import { countMade, selectWaiting } from './contributions.queries';

/**
 * Home tasks: reviews for reviewers, fault reports and returned questions for authors; and the number of questions
 * written.
 */
export const homeSource = (texts: Texts): HomeSource<Db> => ({
  tasks: async (db, { personId, types, language }) => {
    if (types === 'student') return [];
    const { toReview, own } = await selectWaiting(db, personId);
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
      ...own.map(({ id, title: written, faults, note }) => {
        const title = plainText(written);
        const seen = { ...task, act: 'see' as const, note, path: routes.preview.to({ id }) };
        return faults > 0
          ? {
              ...seen,
              id: `questions.faults.${id}`,
              count: faults,
              text: texts.say(language, 'questions.home.reported', { title, count: faults }),
            }
          : {
              ...seen,
              id: `questions.returned.${id}`,
              text: texts.say(language, 'questions.home.returned', { title }),
            };
      }),
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
