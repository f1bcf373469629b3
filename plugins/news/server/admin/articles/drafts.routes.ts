import type { EditConflict } from 'edutech/core/common/wire/edit-conflict';
import { conflict, forbidden, invalid, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { Site } from 'edutech/core/common/organisation/sites';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Files } from 'edutech/core/server/files/files';
import { editedSite } from 'edutech/core/server/organisation/sites/edited-site';
import { placeOfSite } from 'edutech/core/server/organisation/sites/sites.queries';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import type {
  ArticleConflict,
  ArticleFields,
  copyArticles,
  createArticle,
  saveArticle,
  uploadPicture,
} from '../../../api';
import { perform, refusalOfAct, type ActRefusal } from '../../../model/articles/acts';
import { reviewsOf, type ReviewOptions } from '../../../model/articles/sites';
import { cleanBody } from '../../body';
import { editorOf, fieldsOf, levelOf, type FullArticleRow } from './article-row';
import { lockChannels, lockOptionalArticle, selectFirstChannel, selectOptionalArticle } from './articles.queries';
import { insertStep } from './history.queries';
import { type By, insertDraft, keepVersion, updateText } from './drafts.queries';

/** The caller, as records name them. */
export const writerOf = ({ actor, now }: Pick<Call<unknown, SignedIn>, 'actor' | 'now'>): By => ({
  id: actor.personId,
  name: actor.name,
  now,
});

/** The error of a rule's refusal: that one lacks a right is 403, the rest is about the article. */
export const refusedAct = (refusal: ActRefusal) =>
  refusal === 'permission' ? forbidden('news.refusal.permission') : invalid(`news.refusal.${refusal}`);

/** A text without anything in it yet. */
const emptyFields = (typeId: string, author: string): ArticleFields => ({
  typeId,
  alsoIn: [],
  title: '',
  titleEn: '',
  summary: '',
  summaryEn: '',
  body: '',
  cover: '',
  type: 1,
  link: '',
  source: '',
  editor: author,
  author: '',
  tags: [],
  publishAt: null,
  expiresAt: null,
});

async function beginDraft(
  call: Call<unknown, SignedIn>,
  site: Site | null,
  fields: ArticleFields,
  copied: FullArticleRow | null,
) {
  const by = writerOf(call);
  const id = newId(call.now.getTime());
  await insertDraft(call.db, { id, copied, fields, ...placeOfSite(site) }, by);
  await keepVersion(call.db, id, fields, by);
  const act = copied ? 'copy' : 'create';
  const step = { id: newId(call.now.getTime()), articleId: id, act, from: '', to: 'draft', reason: '' };
  await insertStep(call.db, step, by);
  return id;
}

export const create: SingleHandler<typeof createArticle> = async (call) => {
  const { db, input, language, actor } = call;
  const site = await editedSite(db, input.siteId, language);
  if (input.typeId && !(await lockChannels(db, [input.typeId])).has(input.typeId))
    throw notFound('news.error.noChannel');
  const typeId = input.typeId ?? (await selectFirstChannel(db)).id;
  const fields = { ...emptyFields(typeId, actor.name), source: site?.name ?? '' };
  return { id: await beginDraft(call, site, fields, null), version: 1 };
};

/** A typed text as it is stored. */
const tidy = (fields: ArticleFields): ArticleFields => ({
  ...fields,
  alsoIn: [...new Set(fields.alsoIn)].filter((typeId) => typeId !== fields.typeId),
  title: fields.title.trim(),
  titleEn: fields.titleEn.trim(),
  body: cleanBody(fields.body),
  cover: fields.cover.startsWith('/files/') ? fields.cover : '',
  link: /^(https?:\/\/|\/(?!\/))/.test(fields.link.trim()) ? fields.link.trim() : '',
  tags: [...new Set(fields.tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))],
});

/** The second of two editors gets both texts; their own is not stored, and stays on their page until they decide. */
function changedBy(theirs: FullArticleRow, mine: ArticleFields) {
  const { version, updatedBy: name } = theirs;
  const detail: EditConflict<ArticleConflict> = {
    mine: { ...mine, version },
    theirs: { ...fieldsOf(theirs), version },
  };
  return conflict('news.error.changed', { name }, detail);
}

export const save =
  (options: ReviewOptions): SingleHandler<typeof saveArticle> =>
  async (call) => {
    const { db, input, language, actor, now } = call;
    const row = await lockOptionalArticle(db, input.id, language);
    if (!row) throw notFound('news.error.notFound');
    // the answer to this save was lost on its way
    if (row.lastSave === input.save) return { version: row.version, savedAt: row.updatedAt.toISOString() };
    const needed = reviewsOf(levelOf(row), options);
    const editor = editorOf(actor);
    const refusal = refusalOfAct('edit', row, editor, needed, now);
    if (refusal) throw refusedAct(refusal);
    if (row.version !== input.version) throw changedBy(row, input.fields);
    // a page of before knows one channel only
    const alsoIn = input.fields.alsoIn ?? [...row.alsoIn];
    const living = await lockChannels(db, [input.fields.typeId, ...alsoIn]);
    if (!living.has(input.fields.typeId)) throw notFound('news.error.noChannel');
    // removed articles and old versions may name deleted channels: no page shows these
    const fields = tidy({ ...input.fields, alsoIn: alsoIn.filter((typeId) => living.has(typeId)) });
    const by = writerOf(call);
    const { writerIds } = perform('edit', row, editor, needed, now);
    await updateText(db, row, fields, { writerIds, save: input.save }, by);
    await keepVersion(db, row.id, fields, by);
    return { version: row.version + 1, savedAt: now.toISOString() };
  };

export const copy =
  (audit: Audit): SingleHandler<typeof copyArticles> =>
  async (call) => {
    const { db, input, language, actor } = call;
    let made = 0;
    for (const siteId of new Set(input.siteIds)) {
      const site = await editedSite(db, siteId, language);
      for (const id of new Set(input.ids)) {
        const source = await selectOptionalArticle(db, id, language);
        if (!source || source.isRemoved) throw notFound('news.error.notFound');
        const fields = { ...fieldsOf(source), publishAt: null, expiresAt: null };
        const copied = await beginDraft(call, site, fields, source);
        await audit.record(db, actor, {
          act: 'news.copy',
          objectKind: 'article',
          objectId: copied,
          schoolId: site?.level === 'school' ? site.siteId : null,
          facts: { title: source.title, from: source.id },
        });
        made += 1;
      }
    }
    return { made };
  };

/** Pictures of texts are public as soon as they are there: their addresses name their content, and cannot be guessed. */
export const upload =
  (files: Files): SingleHandler<typeof uploadPicture> =>
  async ({ db, actor, files: uploaded }) => {
    const [picture] = uploaded;
    if (!picture) throw invalid('news.error.noPicture');
    const stored = await files.store(db, { path: picture.path, name: picture.name }, 'photos', {
      personId: actor.personId,
      schoolId: null,
    });
    await files.publish(db, stored.id);
    return { address: files.publicAddress(stored) };
  };
