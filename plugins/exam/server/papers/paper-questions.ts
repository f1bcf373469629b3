import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { QuestionBank, QuestionVersion } from 'edutech/plugins/questions/api';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { filesOfBody } from 'edutech/plugins/questions/kit/common/walk-body';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type { PaperQuestion } from '../../api/papers';

/** Services that questions of papers are read from. */
export interface QuestionParts {
  readonly bank: QuestionBank<Db>;
  readonly files: Files;
  readonly textbooks: Textbooks<Db>;
}

interface Reading {
  readonly language: Language;
  readonly sessionId: string;
  /** Questions that the caller could still put on a paper; without it all that are not in the trash. */
  readonly usable?: ReadonlySet<Id>;
}

/** Questions as the maker of a paper sees them, in the order of `versions`, with the files that they show. */
export async function loadQuestions(
  db: Db,
  { bank, files, textbooks }: QuestionParts,
  versions: readonly QuestionVersion[],
  { language, sessionId, usable }: Reading,
) {
  const [bodies, facts] = [await bank.bodies(db, versions), await bank.facts(db, versions)];
  const pointIds = [...new Set([...facts.values()].flatMap((one) => one.pointIds))];
  const places = await textbooks.points(db, pointIds, language);
  const questions = versions.flatMap((one): PaperQuestion[] => {
    const [body, fact] = [bodies.get(versionKey(one)), facts.get(versionKey(one))];
    if (!body) return [];
    return [
      {
        ...one,
        body,
        difficulty: fact?.difficulty ?? 0,
        facility: fact?.facility ?? null,
        seconds: fact?.seconds ?? 0,
        ability: fact?.ability ?? null,
        points: (fact?.pointIds ?? []).flatMap((id) => {
          const name = places.get(id)?.path.at(-1)?.name;
          return name === undefined ? [] : [{ id, name }];
        }),
        isWithdrawn: usable ? !usable.has(one.questionId) : (fact?.isRemoved ?? false),
        isOutdated: fact !== undefined && fact.newest > one.version,
      },
    ];
  });
  const shown = [...new Set(questions.flatMap(({ body }) => filesOfBody(body)))];
  const found = shown.length > 0 ? await files.findMany(db, shown) : new Map<Id, never>();
  const media = [...found.values()].map((file) => ({
    fileId: file.id,
    name: file.name,
    address: files.ticketAddress(file, 'view', sessionId),
  }));
  return { questions, media };
}
