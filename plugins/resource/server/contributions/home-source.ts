import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource } from 'edutech/plugins/home/api';
import { routes } from '../../routes';
import { countMade, selectReturned, selectToReview } from './contributions.queries';

/** Home tasks: reviews for reviewers, returned resources for owners; and the resources added in a term. */
export const homeSource = (texts: Texts): HomeSource<Db> => ({
  tasks: async (db, { personId, types, language }) => {
    if (types !== 'teacher') return [];
    const [toReview, returned] = await Promise.all([selectToReview(db, personId), selectReturned(db, personId)]);
    return [
      ...(toReview.count > 0
        ? [
            {
              id: 'resource.audits',
              area: 'resource',
              act: 'check' as const,
              count: toReview.count,
              text: texts.say(language, 'resource.home.toAudit', { count: toReview.count }),
              due: toReview.due,
              path: routes.resourceAudit.to(),
            },
          ]
        : []),
      ...returned.map(({ id, title, reason }) => ({
        id: `resource.returned.${id}`,
        area: 'resource',
        act: 'see' as const,
        text: texts.say(language, 'resource.home.returned', { title }),
        note: reason,
        path: routes.detail.to({ id }),
      })),
    ];
  },
  counts: async (db, question) => [
    {
      action: 'resource.uploaded',
      title: texts.say(question.language, 'resource.home.uploaded'),
      count: await countMade(db, question),
    },
  ],
});
