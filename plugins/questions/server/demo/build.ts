import type { Id } from 'edutech/core/common/ids';
import { filesOfBody, filesOfKey } from '../../kit/common/walk-body';
import { bankSources } from 'edutech/core/common/teaching/sources';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { daysAgo, demoPersonId } from 'edutech/core/server/demo/people-and-days';
import { storeMedia } from 'edutech/core/server/demo/store-media';
import type { StoredFile } from 'edutech/core/server/files/files';
import { demoChapterIds } from 'edutech/plugins/textbook/kit/server/demo-chapters';
import { derivedOf } from '../saving/derived';
import { placementsOf } from '../saving/placing';
import {
  insertPlacements,
  insertPointLinks,
  insertQuestion,
  insertVersion,
  type NewQuestion,
} from '../saving/saving.queries';
import { updateSearchWords } from '../words/update-search-words';
import { insertDemoSubmission, updateDemoStanding } from './demo.queries';
import type { DemoPicture, Placing } from './notation';
import { demoPictures } from './pictures';
import { questionOf } from './question-of';
import { writtenQuestions } from './read-questions';
import type { WrittenPart, WrittenQuestion } from './written';

/** Questions of the demo city: every type, every bank, waiting for a review, measured and not. */
export async function build(context: DemoContext): Promise<void> {
  const pictures = demoPictures(context.folder);
  for (const written of writtenQuestions(context.folder)) await add(context, pictures, written);
}

/** Names of the pictures and recordings that a question shows. */
function namesIn(written: WrittenQuestion): string[] {
  const parts: readonly Pick<WrittenPart, 'stem' | 'options'>[] =
    'parts' in written ? [written, ...written.parts] : [written];
  const texts = parts.flatMap(({ stem, options = [] }) => [stem, ...options]);
  const pictures = texts.flatMap((text) => [...text.matchAll(/\[([\w-]+\.png)\]/g)].map(([, name]) => name!));
  return [...pictures, ...('parts' in written && written.recording ? [written.recording.file] : [])];
}

async function storeAll(
  context: DemoContext,
  names: readonly string[],
  { isPublic, ...owner }: { readonly personId: Id; readonly schoolId: Id; readonly isPublic: boolean },
): Promise<ReadonlyMap<string, StoredFile>> {
  const stored = new Map<string, StoredFile>();
  for (const name of names) {
    const group = name.endsWith('.mp3') ? 'audio' : 'images';
    stored.set(name, await storeMedia(context, name, { group, owner, isPublic }));
  }
  return stored;
}

/** Every fourth question stays in its owner's school, the rest is everybody's; where one does not say. */
const sourceOf = ({ facts: { source, wanted }, index }: WrittenQuestion): 1 | 2 | 3 => {
  if (source) return bankSources[source];
  if (wanted) return bankSources.personal;
  return index % 4 === 3 ? bankSources.school : bankSources.public;
};

async function add(
  context: DemoContext,
  pictures: ReadonlyMap<string, DemoPicture>,
  written: WrittenQuestion,
): Promise<void> {
  const { db, id } = context;
  const { slug, facts, index } = written;
  const ownerPersonId = demoPersonId(context, facts.owner);
  const schoolId = id(`school/${facts.school}`);
  const source = sourceOf(written);
  const stored = await storeAll(context, namesIn(written), {
    personId: ownerPersonId,
    schoolId,
    isPublic: source === bankSources.public,
  });
  const placing: Placing = (name) => {
    const picture = pictures.get(name);
    const file = stored.get(name);
    if (!picture || !file) throw new Error(`pictures.txt does not name "${name}", which a question shows`);
    return { ...picture, id: file.id };
  };
  const { body, key } = questionOf(written, placing);
  const contents = new Map([...stored.values()].map((file) => [file.id, file]));
  const derived = derivedOf(body, contents);
  const listedAt = daysAgo(context, facts.days ?? 3 + index * 4);
  const row: NewQuestion = {
    id: id(`questions.question.${slug}`),
    schoolId,
    ownerPersonId,
    difficulty: facts.difficulty,
    stage: facts.stage,
    subjectId: id(`subject/${facts.subject}`),
    gradeId: id(`grade/${facts.grade}`),
    kind: facts.kind ?? 'exercise',
    year: facts.year ?? null,
    region: facts.region ?? '',
    ability: facts.ability ?? null,
    forkOf: null,
  };
  await insertQuestion(db, row, derived, listedAt);
  await insertVersion(
    db,
    {
      questionId: row.id,
      version: 1,
      body,
      key,
      savedBy: ownerPersonId,
      note: '',
      fileIds: [...new Set([...filesOfBody(body), ...filesOfKey(key)])],
    },
    listedAt,
  );
  await place(context, { written, row, listedAt, source, type: body.type });
  await updateDemoStanding(db, row.id, standingOf(written, source));
  await updateSearchWords(db, [row.id]);
  if (facts.wanted)
    await insertDemoSubmission(db, {
      id: id(`questions.submission.${slug}`),
      questionId: row.id,
      wanted: bankSources[facts.wanted],
      submittedAt: listedAt,
    });
}

const pointIdsOf = ({ id }: DemoContext, { tree, knowledge = [] }: WrittenQuestion['facts']): Id[] =>
  tree === undefined ? [] : knowledge.map((path) => id(`textbook.point.${tree}/${path}`));

const standingOf = ({ facts: { measured, wanted } }: WrittenQuestion, source: 1 | 2 | 3) => ({
  source,
  wanted: wanted ? bankSources[wanted] : null,
  used: measured ? Math.round(measured[0] / 40) : 0,
  measured: measured
    ? {
        answered: measured[0],
        facility: measured[1],
        discrimination: Math.round((0.62 - Math.abs(0.55 - measured[1])) * 100) / 100,
      }
    : null,
});

interface ToPlace {
  readonly written: WrittenQuestion;
  readonly row: NewQuestion;
  readonly listedAt: Date;
  readonly source: number;
  readonly type: number;
}

async function place(context: DemoContext, { written, row, listedAt, source, type }: ToPlace): Promise<void> {
  const { db } = context;
  const path = demoChapterIds(context, written.facts.book, written.facts.chapter);
  const chapter = path.at(-1)!;
  await insertPlacements(
    db,
    placementsOf({ ...row, type, shown: source, listedAt }, [chapter], new Map([[chapter, path]])),
  );
  await insertPointLinks(
    db,
    pointIdsOf(context, written.facts).map((point_id) => ({ question_id: row.id, point_id, part: -1 })),
  );
}
