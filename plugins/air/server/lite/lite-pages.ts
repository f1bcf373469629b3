import type { Language } from 'edutech/core/common/languages';
import { routes } from '../../routes';
import { type Html, html } from './html';
import type { LitePage } from './page-cache';
import type { LiteLesson, LiteList } from './read-lite';

/** What every page is drawn with. */
export interface Frame {
  readonly language: Language;
  readonly say: (key: string, params?: Record<string, string | number>) => string;
  /** Names the version of the style sheet. */
  readonly style: string;
}

const root = '/air/lite';
const langOf = (language: Language) => (language === 'en' ? 'lang=en' : 'lang=zh');
const other = (language: Language) => (language === 'en' ? 'lang=zh' : 'lang=en');

function document({ language, say, style }: Frame, title: string, path: string, body: Html): string {
  const separator = path.includes('?') ? '&' : '?';
  return html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${say('name')}</title>
<link rel="stylesheet" href="${root}/style.css?v=${style}">
<header>
<a href="${root}?${langOf(language)}">${say('name')}</a>
<nav><a href="${path}${separator}${other(language)}" hreflang="${language === 'en' ? 'zh-CN' : 'en'}">${say('otherLanguage')}</a>
<a href="${routes.root.to()}">${say('full')}</a></nav>
</header>
<main>
${body}
</main>
</html>
`.text;
}

/** A week of a grade, and the newest lessons below it. */
export function listPage(frame: Frame, { frame: week, grades, grade, lessons, newest }: LiteList): LitePage {
  const { language, say } = frame;
  const lang = langOf(language);
  const to = (gradeId: string, number: number) => `${root}?gradeid=${gradeId}&week=${number}`;
  const lesson = (id: string) => `${root}/lesson/${id}?${lang}`;
  const title = week && grade ? say('week', { grade: grade.grade, week: week.week }) : say('newest');
  const path = week && grade ? to(grade.gradeId, week.week) : root;
  const body = html`<h1>${title}</h1>
${
  week && grade
    ? html`<p class="row">${grades.map((one) =>
        one === grade
          ? html`<b>${one.grade}</b> `
          : html`<a href="${to(one.gradeId, week.week)}&${lang}">${one.grade}</a> `,
      )}</p>
<p class="row">${week.week > 1 ? html`<a href="${to(grade.gradeId, week.week - 1)}&${lang}">${say('before')}</a> ` : null}${
        week.week < week.weeks ? html`<a href="${to(grade.gradeId, week.week + 1)}&${lang}">${say('after')}</a>` : null
      }</p>
${lessons.length === 0 ? html`<p>${say('nothing')}</p>` : daysOf(frame, week, lessons, lesson)}
<h2>${say('newest')}</h2>`
    : null
}
<ul>${newest.map(
    (one) =>
      html`<li><a href="${lesson(one.resourceId)}">${one.name}</a> <small>${one.grade} · ${one.subject} · ${one.teacher}</small></li>
`,
  )}</ul>`;
  return { status: 200, html: document(frame, title, path, body) };
}

function daysOf(
  { say }: Frame,
  week: NonNullable<LiteList['frame']>,
  lessons: LiteList['lessons'],
  address: (id: string) => string,
): Html[] {
  return week.days.flatMap((day, nth) => {
    const ofDay = lessons.filter(({ weekday }) => weekday === nth + 1);
    if (ofDay.length === 0) return [];
    return [
      html`<h2>${say(`weekday.${nth + 1}`)} <small>${day}</small></h2>
<ul>${ofDay.map((one) => {
        const period = week.periods[one.period - 1]!;
        return html`<li>${period.starts}–${period.ends} <a href="${address(one.resourceId)}">${one.name}</a>${
          one.moment === 'now' ? html` <strong>${say('now')}</strong>` : null
        } <small>${one.subject} · ${one.teacher}</small></li>
`;
      })}</ul>
`,
    ];
  });
}

/** A lesson: browsers that play HLS take it, others the film itself. */
export function lessonPage(frame: Frame, { lesson, film, materials }: LiteLesson): LitePage {
  const { say } = frame;
  const body = html`<h1>${lesson.name}</h1>
<p>${[lesson.grade, lesson.subject, lesson.teacher, lesson.school].filter(Boolean).join(' · ')}</p>
${lesson.needsLogin ? html`<p><a href="${routes.detail.to({ resourceid: lesson.resourceId })}">${say('signIn')}</a></p>` : null}
${film ? player(frame, film) : null}
${!film && !lesson.needsLogin ? html`<p>${say('notReady')}</p>` : null}
${lesson.summary ? html`<p>${lesson.summary}</p>` : null}
${
  materials.length > 0
    ? html`<h2>${say('materials')}</h2>
<ul>${materials.map(
        ({ name, ext, address }) => html`<li><a href="${address}">${name}</a> <small>${ext.toUpperCase()}</small></li>
`,
      )}</ul>`
    : null
}`;
  return { status: 200, html: document(frame, lesson.name, `${root}/lesson/${lesson.resourceId}`, body) };
}

function player({ say }: Frame, { address, mime, stream, poster }: NonNullable<LiteLesson['film']>): Html {
  const link = html`<p><a href="${address}">${say('open')}</a></p>`;
  if (mime.startsWith('video/')) {
    return html`<video controls preload="none" playsinline poster="${poster}">
${
  stream
    ? html`<source src="${stream}" type="application/vnd.apple.mpegurl">
`
    : null
}<source src="${address}" type="${mime}">
</video>
${link}`;
  }
  if (mime.startsWith('audio/'))
    return html`<audio controls preload="none" src="${address}"></audio>
${link}`;
  if (mime.startsWith('image/')) return html`<img src="${address}" alt="">`;
  return link;
}

export const missingPage = (frame: Frame): LitePage => ({
  status: 404,
  html: document(
    frame,
    frame.say('missing'),
    root,
    html`<h1>${frame.say('missing')}</h1>
<p><a href="${root}?${langOf(frame.language)}">${frame.say('toList')}</a></p>`,
  ),
});
