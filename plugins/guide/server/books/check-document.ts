import { invalid, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { type GuideDocument, questionsIn } from '../../model/book/document';
import { filesOfDocument } from '../../model/book/files';
import { type BookKey, insertFiles, insertQuestions, selectKeptFiles } from './books.queries';

interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly files: Files;
}

/**
 * The document as it is written: a question stays in the version that the guide book has, others come in their newest. 422
 * `guide.error.twice` for an id that stands there twice, 404 `guide.error.noQuestion` for a question that one may not read.
 */
export async function checkDocument(
  db: Db,
  { bank }: Pick<Parts, 'bank'>,
  document: GuideDocument,
  before: GuideDocument | null,
): Promise<GuideDocument> {
  const ids = document.blocks.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
  if (new Set(ids).size < ids.length) throw invalid('guide.error.twice');
  const kept = new Map((before ? questionsIn(before) : []).map(({ questionId, version }) => [questionId, version]));
  const fresh = [...new Set(questionsIn(document).map(({ questionId }) => questionId))].filter((id) => !kept.has(id));
  const newest = fresh.length > 0 ? await bank.newest(db, fresh) : [];
  const versions = new Map([...kept, ...newest.map(({ questionId, version }) => [questionId, version] as const)]);
  return {
    blocks: document.blocks.map((block) => ({
      ...block,
      parts: block.parts.map((part) => {
        if (part.kind !== 'question') return part;
        const version = versions.get(part.questionId);
        if (version === undefined) throw notFound('guide.error.noQuestion');
        return { ...part, version };
      }),
    })),
  };
}

/** Keeps what a document refers to: new files are the writer's own, those of other guide books were kept by them. */
export async function keepReferences(
  db: Db,
  { files }: Pick<Parts, 'files'>,
  key: BookKey,
  document: GuideDocument,
  personId: Id,
): Promise<void> {
  const questionIds = [...new Set(questionsIn(document).map(({ questionId }) => questionId))];
  if (questionIds.length > 0) await insertQuestions(db, key, questionIds);
  const fileIds = filesOfDocument(document);
  if (fileIds.length === 0) return;
  const kept = new Set((await selectKeptFiles(db, fileIds)).map(({ fileId }) => fileId));
  const fresh = fileIds.filter((id) => !kept.has(id));
  if (fresh.length > 0) await files.keep(db, fresh, personId);
  await insertFiles(db, key, fileIds);
}
