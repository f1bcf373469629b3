import { isAllowed } from 'edutech/core/common/permissions/access';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource, NewTask, TaskQuestion } from 'edutech/plugins/home/api';
import { routes as people } from 'edutech/plugins/organisation/routes';
import { routes } from '../../routes';
import { countMade, selectLateReviews, selectWaiting } from './contributions.queries';

const appointers = {
  permission: 'organisation_admin',
  action: 'people',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const;

/** Home tasks: reviews for reviewers, returned resources for owners; and the resources added in a term. */
export const homeSource = (texts: Texts): HomeSource<Db, SignedIn> => ({
  tasks: async (db, question) => {
    const { actor, types, language, now } = question;
    if (types === 'student') return [];
    const [waiting, late] = await Promise.all([selectWaiting(db, actor, now), lateReviews(texts, db, question)]);
    return [
      ...late,
      ...(waiting.reviews > 0
        ? [
            {
              id: 'resource.audits',
              area: 'resource',
              act: 'check' as const,
              count: waiting.reviews,
              late: waiting.late,
              text: texts.say(language, 'resource.home.toAudit', { count: waiting.reviews }),
              note: texts.say(language, 'resource.home.first', { title: waiting.title ?? '' }),
              due: waiting.due,
              path: routes.resourceAudit.to(),
            },
          ]
        : []),
      ...waiting.returned.map(({ id, title, reason }) => ({
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

/** Reviews over their time, for whoever decides which reviewers there are. */
async function lateReviews(
  texts: Texts,
  db: Db,
  { actor, language, now, running }: TaskQuestion<SignedIn>,
): Promise<NewTask[]> {
  const path = people.people.ifOn(running);
  if (!path || !isAllowed(appointers, actor)) return [];
  const { count, due, title } = await selectLateReviews(db, now);
  if (count === 0) return [];
  return [
    {
      id: 'resource.lateReviews',
      area: 'resource',
      act: 'handle',
      count,
      late: count,
      text: texts.say(language, 'resource.home.late', { count }),
      note: texts.say(language, 'resource.home.late.first', { title: title ?? '' }),
      due,
      path,
    },
  ];
}
