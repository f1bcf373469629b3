import { isAllowed } from 'edutech/core/common/permissions/access';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource, NewTask } from 'edutech/plugins/home/api';
import { editors } from '../../../model/articles/access';
import { routes } from '../../../routes';
import { reviewers } from './next-article';
import { selectReturned, selectToReview } from './tasks.queries';
import { selectPublishedDays } from './week.queries';

/** Tasks of editors: articles that wait for their review, and their own that were returned. */
export const homeSource = (texts: Texts): HomeSource<Db, SignedIn> => ({
  tasks: async (db, { actor, personId, language }) => {
    if (!isAllowed(editors, actor)) return [];
    const [toReview, returned] = await Promise.all([
      isAllowed(reviewers, actor) ? selectToReview(db, personId) : null,
      selectReturned(db, personId),
    ]);
    const tasks: NewTask[] = returned.map(({ id, title, reason, by }) => ({
      id: `news.returned.${id}`,
      area: 'news',
      act: 'continue',
      text: texts.say(language, 'news.home.returned', { title, by }),
      note: reason,
      path: routes.write.to({ id }),
    }));
    if (!toReview?.firstId) return tasks;
    const { count, firstId, title, due } = toReview;
    return [
      {
        id: 'news.reviews',
        area: 'news',
        act: 'check',
        count,
        text: texts.say(language, 'news.home.toReview', { count }),
        note: texts.say(language, 'news.home.first', { title: title ?? '' }),
        due,
        path: routes.review.to({ id: firstId }),
      },
      ...tasks,
    ];
  },
  week: async (db, { actor, language, from, to }) => {
    if (!isAllowed(editors, actor)) return [];
    const days = await selectPublishedDays(db, from, to);
    return days.map(({ day, count, waiting, time, title, titleEn }) => ({
      id: `news.${day}`,
      day,
      time,
      title: texts.say(language, waiting > 0 ? 'news.home.week.waiting' : 'news.home.week', { count }),
      note: language === 'en' && titleEn ? titleEn : title,
      tone: waiting > 0 ? 'due' : 'done',
    }));
  },
});
