import { join } from 'node:path';
import type { Id } from 'edutech/core/common/ids';
import type { DemoContext } from 'edutech/core/server/demo';
import type { StoredFile } from 'edutech/core/server/files/files';
import { formOf } from '../../model/kinds';
import { resourceGroup } from '../../model/limits';
import { fileInWords, type Snapshot } from '../../model/snapshot';
import { insertAttached, insertPlacements, insertResource, type NewResource } from '../saving/saving.queries';
import { insertDemoTask, insertDemoUse, selectOwner, selectSubjectName, updateStanding } from './demo.queries';
import { demoBooks, type DemoPlace, type DemoResource, namedResources } from './resources';
import { chapterResources } from './chapter-resources';

const day = 86_400_000;

/** Resources of the demo city: those that show every case, and enough others for lists of several pages. */
export async function build(context: DemoContext): Promise<void> {
  for (const resource of [...namedResources, ...chapterResources(context.random)]) await add(context, resource);
}

const placeOf = ({ book }: DemoResource): DemoPlace => {
  const place = demoBooks.find((one) => one.book === book);
  if (!place) throw new Error(`resources.ts names a book "${book}" that demoBooks does not have`);
  return place;
};

const isAccount = (owner: DemoResource['owner']): owner is Exclude<DemoResource['owner'], `${number}/${string}`> =>
  !owner.includes('/');

async function add(context: DemoContext, resource: DemoResource): Promise<void> {
  const { db, id, clock, world } = context;
  const { slug, owner, school, visibility } = resource;
  const place = placeOf(resource);
  const ownerPersonId = isAccount(owner) ? world.people[owner].personId : id(`person/${owner}`);
  const { name } = await selectOwner(db, ownerPersonId);
  const schoolId = id(`school/${school}`);
  const files = await storeAll(context, resource, { personId: ownerPersonId, schoolId });
  const main = files[0]!;
  const row = {
    id: id(`resource.resource.${slug}`),
    schoolId,
    ownerPersonId,
    title: resource.title,
    kind: resource.kind,
    form: formOf(main.name),
    ext: main.ext,
    bytes: main.bytes,
    stage: place.stage,
    subjectId: id(`subject/${place.subject}`),
    gradeId: id(`grade/${place.grade}`),
    bookId: id(`textbook.book.${place.book}`),
    licence: resource.licence ?? ('teaching' as const),
    language: place.subject === 'english' ? ('en' as const) : ('zh-CN' as const),
    authors: name,
    keywords: resource.keywords,
    description: resource.description,
  };
  const listedAt = new Date(clock.now().getTime() - resource.days * day);
  await insertResource(db, row, listedAt);
  await updateStanding(db, row.id, { visibility, wanted: resource.wanted ?? null });
  await insertAttached(
    db,
    files.map((file, position) => ({ resource_id: row.id, position, file_id: file.id })),
  );
  await insertPlacements(
    db,
    prefixesOf(resource.chapter).map((path, index, all) => ({
      resource_id: row.id,
      node_id: id(`textbook.node.${place.book}/${path}`),
      is_direct: index === all.length - 1,
      position: 0,
      school_id: schoolId,
      owner_person_id: ownerPersonId,
      shown: visibility,
      listed_at: listedAt,
    })),
  );
  if (resource.openings > 0) await insertDemoUse(db, row.id, resource);
  await addAudits(context, resource, row, files);
}

/** A chapter's path and those of all above it, from the top on. */
const prefixesOf = (path: string): string[] => {
  const names = path.split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
};

async function storeAll(
  { db, files, folder }: DemoContext,
  { files: names, visibility }: DemoResource,
  owner: { readonly personId: Id; readonly schoolId: Id },
): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  for (const name of names) {
    const file = await files.store(db, { path: join(folder, 'server/demo/media', name), name }, resourceGroup, owner);
    if (visibility === 3) await files.publish(db, file.id);
    stored.push(file);
  }
  return stored;
}

/** The audit that returned it, and the one that waits. */
async function addAudits(
  { db, id, clock, world }: DemoContext,
  resource: DemoResource,
  row: NewResource,
  files: readonly StoredFile[],
): Promise<void> {
  if (!resource.returned && !resource.wanted) return;
  const now = clock.now().getTime();
  const { bookName, subject } = placeOf(resource);
  const snapshot: Snapshot = {
    title: row.title,
    stage: row.stage,
    subject: await selectSubjectName(db, id(`subject/${subject}`)),
    kind: row.kind,
    licence: row.licence,
    authors: row.authors,
    language: row.language,
    description: row.description,
    keywords: row.keywords,
    chapters: [[bookName, ...resource.chapter.split('/')].join(' › ')],
    points: [],
    files: files.map(fileInWords),
  };
  const task = (name: string, submitted: number) => ({
    id: id(`resource.task.${name}`),
    resource: row,
    wanted: resource.wanted ?? (3 as const),
    submittedAt: new Date(submitted),
    dueAt: new Date(submitted + 3 * day),
  });
  if (resource.returned) {
    const at = now - (resource.days + 2) * day;
    const { personId, name } = world.people.auditor;
    await insertDemoTask(db, {
      ...task(`${resource.slug}.returned`, at - day),
      // what was mended since shows in the difference
      snapshot: { ...snapshot, description: '', keywords: [] },
      returned: { reason: resource.returned, at: new Date(at), auditorId: personId, auditorName: name },
    });
  }
  if (resource.wanted)
    await insertDemoTask(db, { ...task(resource.slug, now - resource.days * day), snapshot, returned: null });
}
