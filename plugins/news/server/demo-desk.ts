import type { Id } from 'edutech/core/common/ids';
import type { DemoAccount, DemoContext } from 'edutech/core/server/demo/demo';
import { daysAgo } from 'edutech/core/server/demo/people-and-days';
import { anchorAt } from '../model/articles/text/anchors';
import type { StoredState } from '../model/articles/states';
import { textOf } from '../model/articles/text/text';
import { insertComment, insertStep, updateCommentResolved } from './admin/articles/history.queries';
import { type By, insertDraft, keepVersion } from './admin/articles/drafts.queries';
import { upsertWords } from './admin/lists/words.queries';
import { cleanBody } from './body';
import { type DeskArticle, deskArticles, type DeskComment, demoWords } from './demo/demo-articles';
import { updateDemoState } from './demo.queries';

/** Colleagues at the city's news desk, by the keys of their accounts in the demo city. */
const desk: Readonly<Record<string, { readonly key: string; readonly name: string }>> = {
  staff: { key: 'person/city/operator', name: '秦若岚' },
  staff2: { key: 'person/city/reviewer', name: '韩立群' },
};

/** Colleagues at the desks of counties who have no account of their own. */
const staff: Readonly<Record<string, string>> = {
  countystaff: '许亚楠',
  countystaff2: '汪启东',
  othercounty: '叶知秋',
};

const hour = 3_600_000;
const reviews: readonly StoredState[] = ['firstReview', 'secondReview', 'thirdReview', 'published'];

/** Fills the desks: the word list, and articles in every state, with what was said and done about them. */
export async function buildDesk(context: DemoContext, addresses: ReadonlyMap<string, string>): Promise<void> {
  const words = demoWords(context.folder);
  for (const level of ['block', 'warn'] as const) {
    const ofLevel = words.filter((word) => word.level === level);
    const rows = ofLevel.map((word) => ({ ...word, id: context.id(`news.word.${word.word}`) }));
    await upsertWords(context.db, rows, level, { name: context.world.people.cityadmin.name, now: context.clock.now() });
  }
  for (const article of deskArticles(context.folder)) await layOnDesk(context, article, addresses);
}

async function layOnDesk(context: DemoContext, article: DeskArticle, addresses: ReadonlyMap<string, string>) {
  const { db, id, clock } = context;
  const now = clock.now().getTime();
  const began = now - article.hoursAgo * hour;
  const articleId = id(`news.article.${article.slug}`);
  const at = (step: number) => new Date(began + Math.min(step, article.hoursAgo) * hour * 0.5);
  const by = (who: string, step: number): By => ({ ...personOf(context, who), now: at(step) });
  const day = (days: number | undefined) => (days === undefined ? null : daysAgo(context, -days));
  const fields = {
    typeId: id(`news.type.${article.type}`),
    title: article.title,
    titleEn: article.titleEn ?? '',
    summary: article.summary ?? '',
    summaryEn: article.summaryEn ?? '',
    body: cleanBody(article.body ?? ''),
    cover: (article.cover && addresses.get(article.cover)) || '',
    type: 1,
    link: '',
    source: article.source ?? '',
    editor: personOf(context, article.writer).name,
    author: '',
    tags: article.tags ?? [],
    publishAt: day(article.publishInDays)?.toISOString() ?? null,
    expiresAt: day(article.expiresInDays)?.toISOString() ?? null,
  };
  await insertDraft(
    db,
    { id: articleId, ...placeOf(context, article.site), copied: null, fields },
    by(article.writer, 0),
  );
  if (article.earlier)
    await keepVersion(db, articleId, { ...fields, body: cleanBody(article.earlier) }, by('staff2', 0));
  await keepVersion(db, articleId, fields, by(article.writer, 1));

  const note = (act: string, from: string, to: string, who: string, step: number, reason = '') =>
    insertStep(db, { id: id(`news.step.${article.slug}.${step}`), articleId, act, from, to, reason }, by(who, step));
  await note('create', '', 'draft', article.writer, 0);
  if (article.submittedBy) await note('submit', 'draft', 'firstReview', article.submittedBy, 1);
  const approvers = article.approvals ?? [];
  for (const [nth, who] of approvers.entries()) await note('approve', reviews[nth]!, reviews[nth + 1]!, who, nth + 2);
  if (article.withdrawnBy) await note('withdraw', 'published', 'withdrawn', article.withdrawnBy, 6, article.reason);
  await updateDemoState(db, articleId, {
    state: article.state,
    approverIds: approvers.map((who) => personOf(context, who).id),
    approverNames: approvers.map((who) => personOf(context, who).name),
    publishedAt: article.state === 'published' || article.withdrawnBy ? day(article.publishInDays) : null,
    withdrawnAt: article.withdrawnBy ? at(6) : null,
  });
  for (const [nth, comment] of article.comments.entries()) {
    await remark(
      context,
      { articleId, body: fields.body, comment, id: id(`news.comment.${article.slug}.${nth}`) },
      by(comment.by, 3),
    );
  }
}

interface Remark {
  articleId: Id;
  id: Id;
  body: string;
  comment: DeskComment;
}

async function remark({ db }: DemoContext, { articleId, id, body, comment }: Remark, by: By): Promise<void> {
  const text = textOf(body);
  const start = text.indexOf(comment.quote);
  const anchor = anchorAt(text, { start, end: start + comment.quote.length });
  if (!anchor || start < 0) throw new Error(`the text does not say ${comment.quote}`);
  await insertComment(db, { id, articleId, anchor, body: comment.text }, by);
  if (comment.isResolved) await updateCommentResolved(db, { id, byId: by.id }, by);
}

function personOf({ world, id }: DemoContext, who: string): { id: Id; name: string } {
  const account = world.people[who as DemoAccount];
  if (account) return { id: account.personId, name: account.name };
  const colleague = desk[who];
  if (colleague) return { id: id(colleague.key), name: colleague.name };
  return { id: id(`news.staff.${who}`), name: staff[who]! };
}

function placeOf({ world, id }: DemoContext, site: DeskArticle['site']) {
  const countyId = { linjiang: world.countyId, songxi: id('county/songxi'), city: null, home: null }[site];
  return { countyId, schoolId: site === 'home' ? world.schoolId : null };
}
