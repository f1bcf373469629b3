import type { ArticleFields } from 'edutech/plugins/news/api';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { Events } from 'edutech/core/server/events/events';
import { personChanged } from 'edutech/core/server/session/sessions';
import { type Caller, signedIn, signedInPerson } from './people';
import type { TestApp } from './servers/start-app';

/** The people of the city's news desk: whoever writes has three others to review it. */
export interface NewsDesk {
  readonly cityadmin: Caller;
  readonly superadmin: Caller;
  readonly operator: Caller;
  readonly auditor: Caller;
}

/** The operator of the city's bureau, who has no demo account. */
export const operatorId = demoId('person/city/operator');

/** Gives the auditor, who sees the whole city, a place at the desk. */
export async function seatAuditor({ platform, world }: TestApp): Promise<void> {
  const { personId, roleId } = world.people.auditor;
  await platform.services.database.write(asSystem('a test fills the news desk'), async (db) => {
    await db.run(sql`
      insert into core.post_grant (post_id, code, actions, withheld)
      values (${roleId}, 'news_admin', array['write', 'review', 'publish', 'withdraw', 'pin'], false)
      on conflict do nothing`);
    await platform.container.get(Events).emit(db, { name: personChanged, payload: { personId } });
  });
}

export async function newsDesk(app: TestApp): Promise<NewsDesk> {
  await seatAuditor(app);
  return {
    cityadmin: await signedIn(app, 'cityadmin'),
    superadmin: await signedIn(app, 'superadmin'),
    operator: await signedInPerson(app, operatorId),
    auditor: await signedIn(app, 'auditor'),
  };
}

/** A text that lacks nothing. */
export const wholeText = (change: Partial<ArticleFields> = {}): ArticleFields => ({
  typeId: demoId('news.type.要闻'),
  title: '一篇新的文章',
  titleEn: 'A new article',
  summary: '',
  summaryEn: '',
  body: '<p>正文第一段。</p>',
  cover: '',
  type: 1,
  link: '',
  source: '',
  editor: '',
  author: '',
  tags: [],
  publishAt: null,
  expiresAt: null,
  ...change,
});
