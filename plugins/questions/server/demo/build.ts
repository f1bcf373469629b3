import { join } from 'node:path';
import type { Id } from 'edutech/core/common/ids';
import { filesOfBody, filesOfKey } from '../../kit/common/walk-body';
import { bankSources } from 'edutech/core/common/teaching/sources';
import type { DemoAccount, DemoContext } from 'edutech/core/server/demo';
import type { StoredFile } from 'edutech/core/server/files/files';
import { derivedOf } from '../saving/derived';
import { placementsOf } from '../saving/placing';
import {
  insertPlacements,
  insertPointLinks,
  insertQuestion,
  insertVersion,
  type NewQuestion,
} from '../saving/saving.queries';
import { followWords } from '../words/follow';
import { writtenSets } from './content';
import { insertDemoSubmission, updateDemoStanding } from './demo.queries';
import type { Placing } from './notation';
import { demoPictures } from './pictures';
import { questionOf } from './question-of';
import type { Facts, WrittenQuestion, WrittenPart, WrittenSet } from './written';

const day = 86_400_000;

/** Questions of the demo city: every type, every bank, waiting for a review, measured and not. */
export async function build(context: DemoContext): Promise<void> {
  for (const set of writtenSets)
    for (const [index, written] of set.questions.entries()) await add(context, set, written, index);
}

const isAccount = (owner: NonNullable<Facts['owner']>): owner is DemoAccount => !owner.includes('/');

/** Names of the pictures and recordings that a question shows. */
function namesIn(written: WrittenQuestion): string[] {
  const parts: readonly Pick<WrittenPart, 'stem' | 'options'>[] =
    'parts' in written ? [written, ...written.parts] : [written];
  const texts = parts.flatMap(({ stem, options = [] }) => [stem, ...options]);
  const pictures = texts.flatMap((text) => [...text.matchAll(/\[([\w-]+\.png)\]/g)].map(([, name]) => name!));
  return [...pictures, ...('parts' in written && written.recording ? [written.recording.file] : [])];
}

async function storeAll(
  { db, files, folder }: DemoContext,
  names: readonly string[],
  owner: { readonly personId: Id; readonly schoolId: Id; readonly isPublic: boolean },
): Promise<ReadonlyMap<string, StoredFile>> {
  const stored = new Map<string, StoredFile>();
  for (const name of names) {
    const group = name.endsWith('.mp3') ? 'audio' : 'images';
    const file = await files.store(db, { path: join(folder, 'server/demo/media', name), name }, group, owner);
    if (owner.isPublic) await files.publish(db, file.id);
    stored.set(name, file);
  }
  return stored;
}

/** Every fourth question stays in its owner's school, the rest is everybody's; where one does not say. */
const sourceOf = ({ source, wanted }: WrittenQuestion, index: number): 1 | 2 | 3 => {
  if (source) return source;
  if (wanted) return bankSources.personal;
  return index % 4 === 3 ? bankSources.school : bankSources.public;
};

async function add(context: DemoContext, set: WrittenSet, written: WrittenQuestion, index: number): Promise<void> {
  const { db, id, clock, world } = context;
  const owner = written.owner ?? set.owner;
  const ownerPersonId = isAccount(owner) ? world.people[owner].personId : id(`person/${owner}`);
  const schoolId = id(`school/${written.school ?? set.school}`);
  const source = sourceOf(written, index);
  const stored = await storeAll(context, namesIn(written), {
    personId: ownerPersonId,
    schoolId,
    isPublic: source === bankSources.public,
  });
  const placing: Placing = (name) => {
    const picture = demoPictures.find(({ file }) => file === name);
    const file = stored.get(name);
    if (!picture || !file) throw new Error(`pictures.ts does not name "${name}", which a question shows`);
    return { ...picture, id: file.id };
  };
  const { body, key } = questionOf(written, placing);
  const contents = new Map([...stored.values()].map((file) => [file.id, file]));
  const derived = derivedOf(body, contents);
  const listedAt = new Date(clock.now().getTime() - (written.days ?? 3 + index * 4) * day);
  const row: NewQuestion = {
    id: id(`questions.question.${written.slug}`),
    schoolId,
    ownerPersonId,
    difficulty: written.difficulty,
    stage: set.stage,
    subjectId: id(`subject/${set.subject}`),
    gradeId: id(`grade/${set.grade}`),
    kind: written.kind ?? 'exercise',
    year: written.year ?? null,
    region: written.region ?? '',
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
  await place(context, { set, written, row, listedAt, source, type: body.type });
  await updateDemoStanding(db, row.id, standingOf(written, source));
  await followWords(db, [row.id]);
  if (written.wanted)
    await insertDemoSubmission(db, {
      id: id(`questions.submission.${written.slug}`),
      questionId: row.id,
      wanted: written.wanted,
      submittedAt: listedAt,
    });
}

/** A chapter's path and those of all above it, from the top on. */
const prefixesOf = (path: string): string[] => {
  const names = path.split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
};

const pointIdsOf = ({ id }: DemoContext, { tree }: WrittenSet, { knowledge = [] }: WrittenQuestion): Id[] =>
  tree === null ? [] : knowledge.map((path) => id(`textbook.point.${tree}/${path}`));

const standingOf = ({ measured, wanted }: WrittenQuestion, source: 1 | 2 | 3) => ({
  source,
  wanted: wanted ?? null,
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
  readonly set: WrittenSet;
  readonly written: WrittenQuestion;
  readonly row: NewQuestion;
  readonly listedAt: Date;
  readonly source: number;
  readonly type: number;
}

async function place(context: DemoContext, { set, written, row, listedAt, source, type }: ToPlace): Promise<void> {
  const { db, id } = context;
  const path = prefixesOf(written.chapter).map((name) => id(`textbook.node.${set.book}/${name}`));
  const chapter = path.at(-1)!;
  await insertPlacements(
    db,
    placementsOf({ ...row, type, shown: source, listedAt }, [chapter], new Map([[chapter, path]])),
  );
  await insertPointLinks(
    db,
    pointIdsOf(context, set, written).map((point_id) => ({ question_id: row.id, point_id, part: -1 })),
  );
}
