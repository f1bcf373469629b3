import { isId } from 'edutech/core/common/ids';
import { isRedirect } from 'edutech/core/common/plugin';
import type { Catalogue } from 'edutech/core/server/catalogue';
import type { Db } from 'edutech/core/server/data/db';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Switches } from 'edutech/core/server/switches';
import type { ArticleCheck, ArticleFields, checkArticle } from '../../../api';
import { isPossibleTime } from '../../../model/articles/acts';
import {
  faultOfForm,
  isHint,
  referencesOf,
  type Reference,
  type ReferenceFault,
} from '../../../model/articles/text/links';
import { descriptionsOf, textOf } from '../../../model/articles/text/text';
import { findWords, type ListedWord } from '../../../model/articles/text/words';
import { cleanBody } from '../../body';
import { selectListedWords } from '../lists/words.queries';
import { selectIsPublic } from './articles.queries';
import { type CheckedPlace, checkedPlaces } from '../../../model/articles/checked-places';
import { routes } from '../../../routes';

/** Finds problems that prevent the submission of a text, and hints for its writer. */
export type Examine = (db: Db, fields: ArticleFields, now: Date) => Promise<ArticleCheck>;

export const examineWith =
  (catalogue: Catalogue, switches: Switches): Examine =>
  async (db, fields, now) => {
    const words = await selectListedWords(db);
    const isPage = (path: string) =>
      catalogue.manifests.some(
        ({ id, routes = {} }) =>
          switches.isOn(id, null) &&
          Object.values(routes).some((route) => (isRedirect(route) || !route.undeveloped) && route.path === path),
      );
    return {
      words: wordsIn(fields, words),
      references: await faultyReferences(db, cleanBody(fields.body), isPage, now),
      missing: missingIn(fields, now),
    };
  };

function wordsIn(fields: ArticleFields, words: readonly ListedWord[]): ArticleCheck['words'] {
  const texts = readIn(fields);
  return checkedPlaces.flatMap((place) => findWords(texts[place], words).map((found) => ({ ...found, in: place })));
}

/** Everything of an article that people read. What is a list is parted by a sign, so that no two of it make a word. */
function readIn(fields: ArticleFields): Record<CheckedPlace, string> {
  const { title, titleEn, summary, summaryEn, source, editor, author, tags } = fields;
  const body = cleanBody(fields.body);
  const inBody = { body: textOf(body), descriptions: descriptionsOf(body).join('，') };
  return { title, titleEn, summary, summaryEn, source, editor, author, tags: tags.join('，'), ...inBody };
}

async function faultyReferences(db: Db, html: string, isPage: (path: string) => boolean, now: Date) {
  const faulty: ArticleCheck['references'] = [];
  for (const reference of referencesOf(html)) {
    const fault = faultOfForm(reference) ?? (await faultInside(db, reference, isPage, now));
    if (fault) faulty.push({ ...reference, fault, isHint: isHint(fault) });
  }
  return faulty;
}

const fileAddress = /^\/files\/[0-9a-f]{64}\/[^/?#]+$/;

/** The fault of an internal address: no such page, an unpublished article, or no file. */
async function faultInside(
  db: Db,
  { address }: Reference,
  isPage: (path: string) => boolean,
  now: Date,
): Promise<ReferenceFault | null> {
  if (!address.startsWith('/')) return null;
  if (address.startsWith('/files/')) return fileAddress.test(address) ? null : 'noFile';
  const { pathname, searchParams } = new URL(address, 'http://here');
  if (!isPage(pathname)) return 'noPage';
  if (pathname !== routes.detail.path) return null;
  const id = searchParams.get('news_id');
  return isId(id) && (await selectIsPublic(db, id, now)) ? null : 'noArticle';
}

/** What an article cannot appear without. */
function missingIn(fields: ArticleFields, now: Date): string[] {
  const missing: string[] = [];
  if (fields.title.trim() === '') missing.push('title');
  if (fields.type !== 1 && fields.link === '') missing.push('link');
  if (fields.type === 1 && textOf(fields.body).trim() === '' && !/<img\b/i.test(fields.body)) missing.push('body');
  const moment = (text: string | null) => (text === null ? null : new Date(text));
  if (!isPossibleTime(moment(fields.publishAt), moment(fields.expiresAt), now)) missing.push('time');
  return missing;
}

export const check =
  (examine: Examine): SingleHandler<typeof checkArticle> =>
  ({ db, input, now }) =>
    examine(db, input.fields, now);
