import type { Id } from 'edutech/core/common/ids';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { daysAgo, demoPersonId } from 'edutech/core/server/demo/people-and-days';
import { storeMedia } from 'edutech/core/server/demo/store-media';
import type { StoredFile } from 'edutech/core/server/files/files';
import { demoChapterIds } from 'edutech/plugins/textbook/kit/server/demo-chapters';
import { formOf } from '../../model/kinds';
import { resourceGroup } from '../../model/limits';
import { visibilities } from '../../model/sharing';
import { fileInWords, type Snapshot } from '../../model/snapshot';
import { insertAttached, insertPlacements, insertResource, type NewResource } from '../saving/saving.queries';
import { insertDemoTask, insertDemoUse, selectOwner, selectSubjectName, updateStanding } from './demo.queries';
import { chapterResources } from './chapter-resources';
import { type DemoPlace, demoPlaces, type DemoResource, namedResources } from './resources';

/** Resources of the demo city: those that show every case, and enough others for lists of several pages. */
export async function build(context: DemoContext): Promise<void> {
  const places = demoPlaces(context.folder);
  for (const resource of [...namedResources(context.folder), ...chapterResources(context, places)])
    await add(context, resource, placeOf(resource, places));
}

function placeOf({ slug, book }: DemoResource, places: readonly DemoPlace[]): DemoPlace {
  const place = places.find((one) => one.book === book);
  if (!place) throw new Error(`the resource "${slug}" names a book "${book}" that books.txt does not have`);
  return place;
}

async function add(context: DemoContext, resource: DemoResource, place: DemoPlace): Promise<void> {
  const { db, id } = context;
  const { slug, owner, school } = resource;
  const visibility = visibilities[resource.visibility];
  const wanted = resource.wanted ? visibilities[resource.wanted] : null;
  const ownerPersonId = demoPersonId(context, owner);
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
    description: resource.description ?? '',
  };
  const listedAt = daysAgo(context, resource.days);
  await insertResource(db, row, listedAt);
  await updateStanding(db, row.id, { visibility, wanted });
  await insertAttached(
    db,
    files.map((file, position) => ({ resource_id: row.id, position, file_id: file.id })),
  );
  await insertPlacements(
    db,
    demoChapterIds(context, place.book, resource.chapter).map((nodeId, index, all) => ({
      resource_id: row.id,
      node_id: nodeId,
      is_direct: index === all.length - 1,
      position: 0,
      school_id: schoolId,
      owner_person_id: ownerPersonId,
      shown: visibility,
      listed_at: listedAt,
    })),
  );
  const { openings = 0, downloads = 0, rated } = resource;
  if (openings > 0) await insertDemoUse(db, row.id, { openings, downloads, ...(rated && { rated }) });
  await addReviews(context, { resource, place, row, files });
}

async function storeAll(
  context: DemoContext,
  { files: names, visibility }: DemoResource,
  owner: { readonly personId: Id; readonly schoolId: Id },
): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  for (const name of names)
    stored.push(await storeMedia(context, name, { group: resourceGroup, owner, isPublic: visibility === 'public' }));
  return stored;
}

interface Added {
  readonly resource: DemoResource;
  readonly place: DemoPlace;
  readonly row: NewResource;
  readonly files: readonly StoredFile[];
}

/** The review that returned it, and the one that waits. */
async function addReviews(context: DemoContext, { resource, place, row, files }: Added): Promise<void> {
  if (!resource.returned && !resource.wanted) return;
  const { db, id, world } = context;
  const snapshot: Snapshot = {
    title: row.title,
    stage: row.stage,
    subject: await selectSubjectName(db, id(`subject/${place.subject}`)),
    kind: row.kind,
    licence: row.licence,
    authors: row.authors,
    language: row.language,
    description: row.description,
    keywords: row.keywords,
    chapters: [[place.name, ...resource.chapter.split('/')].join(' › ')],
    points: [],
    files: files.map(fileInWords),
  };
  const task = (name: string, days: number) => ({
    id: id(`resource.task.${name}`),
    resource: row,
    wanted: visibilities[resource.wanted ?? 'public'],
    submittedAt: daysAgo(context, days),
    dueAt: daysAgo(context, days - 3),
  });
  if (resource.returned) {
    const { personId, name } = world.people.auditor;
    await insertDemoTask(db, {
      ...task(`${resource.slug}.returned`, resource.days + 3),
      // what was mended since shows in the difference
      snapshot: { ...snapshot, description: '', keywords: [] },
      returned: {
        reason: resource.returned,
        at: daysAgo(context, resource.days + 2),
        auditorId: personId,
        auditorName: name,
      },
    });
  }
  if (resource.wanted) await insertDemoTask(db, { ...task(resource.slug, resource.days), snapshot, returned: null });
}
