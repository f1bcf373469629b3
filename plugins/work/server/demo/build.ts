import type { Id } from 'edutech/core/common/ids';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { cityTime, daysAgo, demoPersonId } from 'edutech/core/server/demo/people-and-days';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import { storeMedia } from 'edutech/core/server/demo/store-media';
import { allTiers } from '../../model/homework';
import { insertHomework, replaceHomeworkFiles, replaceItems, upsertItemKeys } from '../homework/homework.queries';
import { updateShared } from '../homework/drafts.queries';
import { insertComment } from '../marking/comments.queries';
import { assignHomework } from './assign-homework';
import { buildCity } from './city';
import { type DemoHomework, demoHomework } from './homework';
import { buildNotices } from './notices';
import { buildPeers } from './peer';
import { itemId } from './attempts-of-students';

/** Homework of the demo city in every state, with answers and marks of whole classes. */
export async function build(context: DemoContext): Promise<void> {
  for (const homework of demoHomework(context.folder)) await add(context, homework);
  await buildCity(context);
  await buildPeers(context);
  await buildNotices(context);
  const { db, world, id } = context;
  const phrases = readDemo(context.folder, 'comments.txt')[0]!.entries[0]!.text.split('\n');
  for (const [index, text] of phrases.entries()) {
    const personId = world.people.teacher.personId;
    const now = daysAgo(context, index);
    await insertComment(db, { personId, id: id(`work.comment.${index}`), text, subjectId: null, now });
  }
}

async function add(context: DemoContext, written: DemoHomework): Promise<void> {
  const { db, id, world } = context;
  const homework = await withPhotographs(context, written);
  const { slug, owner, given, items } = homework;
  const ownerId = demoPersonId(context, owner);
  const schoolId = given?.to === 'foreign' ? world.otherSchoolId : world.schoolId;
  const key = { schoolId, id: id(`work.homework.${slug}`) };
  const startsAt = given ? cityTime(context, ...given.from) : daysAgo(context, 2);
  await insertHomework(db, {
    ...key,
    ownerId,
    title: homework.title,
    kind: homework.kind,
    subjectId: id('subject/mathematics'),
    gradeId: id('grade/7'),
    nodeId: id(`textbook.node.junior-mathematics-7a-pep/${homework.chapter}`),
    note: homework.note,
    sections: homework.sections,
    minutes: homework.minutes,
    minutesByHand: true,
    questions: items.length,
    points: items.reduce((sum, { points }) => sum + points, 0),
    isTemplate: homework.isTemplate,
    now: startsAt,
  });
  await replaceItems(
    db,
    key,
    items.map((item, position) => ({
      id: itemId(id, slug, item.slug),
      position,
      section: item.section,
      tiers: item.tiers ?? allTiers,
      way: item.way ?? 'fill',
      questionId: item.card ? null : id(`questions.question.${item.slug}`),
      questionVersion: item.card ? null : 1,
      body: item.card?.body ?? null,
      points: [item.points],
      space: null,
    })),
  );
  const keys = items.flatMap((item) =>
    item.card ? [{ itemId: itemId(id, slug, item.slug), key: item.card.key }] : [],
  );
  if (keys.length > 0) await upsertItemKeys(db, key, keys, { personId: ownerId, now: startsAt });
  if (homework.files.length > 0)
    await replaceHomeworkFiles(db, key, await storeAll(context, homework.files, { ownerId, schoolId }));
  if (homework.isShared) await updateShared(db, [key], true);
  if (given) await assignHomework(context, { ...homework, given }, { schoolId, ownerId, startsAt });
}

/** What students have photographed: the same two pages of an exercise book for each. */
async function withPhotographs(context: DemoContext, homework: DemoHomework): Promise<DemoHomework> {
  const { items } = homework;
  if (!items.some(({ isPhotographed }) => isPhotographed)) return homework;
  const { schoolId, people } = context.world;
  const pages = [
    ['written-1.jpg', '作答照片1.jpg'],
    ['written-2.jpg', '作答照片2.jpg'],
  ] as const;
  const pictures = await storeAll(context, pages, { ownerId: people.student.personId, schoolId });
  return {
    ...homework,
    items: items.map((item) => (item.isPhotographed ? { ...item, right: { pictures } } : item)),
  };
}

async function storeAll(
  context: DemoContext,
  wanted: readonly (readonly [file: string, name: string])[],
  { ownerId, schoolId }: { readonly ownerId: Id; readonly schoolId: Id },
): Promise<Id[]> {
  const stored: Id[] = [];
  const owner = { personId: ownerId, schoolId };
  for (const [file, name] of wanted)
    stored.push((await storeMedia(context, file, { name, owner, group: 'attachments' })).id);
  return stored;
}
