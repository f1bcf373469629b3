import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileGroup } from 'edutech/core/common/files/file-groups';
import type { Demo, DemoContext } from 'edutech/core/server/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { insertDocuments } from './documents.queries';
import { insertPictures } from './pictures.queries';

/** A group of `server/demo/pictures.json`; `file` names a picture of `server/demo/media`, `{{id:KEY}}` a demo row. */
interface DemoGroup {
  type: number;
  items: { link: string; file?: string; title: string; titleEn: string; subtitle?: string; subtitleEn?: string }[];
}

/** A line of `server/demo/documents.json`. */
interface DemoDocument {
  file: string;
  title: string;
  titleEn: string;
}

async function build(context: DemoContext): Promise<void> {
  await buildPictures(context);
  await buildDocuments(context);
}

async function buildPictures(context: DemoContext): Promise<void> {
  const { db, id } = context;
  for (const { type, items } of await readList<DemoGroup>(context, 'pictures.json')) {
    const rows = [];
    for (const [position, item] of items.entries()) {
      rows.push({
        id: id(`portal.picture.${type}.${position}`),
        type,
        position,
        link: item.link.replace(/\{\{id:([^}]+)\}\}/g, (_, key: string) => id(key)),
        filePath: item.file ? (await publish(context, item.file, 'pictures')).address : '',
        title: item.title,
        titleEn: item.titleEn,
        subtitle: item.subtitle ?? '',
        subtitleEn: item.subtitleEn ?? '',
      });
    }
    await insertPictures(db, rows);
  }
}

async function buildDocuments(context: DemoContext): Promise<void> {
  const rows = [];
  for (const [position, { file: name, title, titleEn }] of (
    await readList<DemoDocument>(context, 'documents.json')
  ).entries()) {
    const { ext, bytes, address } = await publish(context, name, 'attachments');
    rows.push({ id: context.id(`portal.document.${name}`), position, title, titleEn, ext, bytes, filePath: address });
  }
  await insertDocuments(context.db, rows);
}

const readList = async <Row>({ folder }: DemoContext, name: string): Promise<Row[]> =>
  JSON.parse(await readFile(join(folder, 'server/demo', name), 'utf8')) as Row[];

/** Stores a file of `server/demo/media` for everybody. */
async function publish({ db, files, folder }: DemoContext, name: string, group: FileGroup) {
  const path = join(folder, 'server/demo/media', name);
  const file = await files.store(db, { path, name }, group, { personId: null, schoolId: null });
  await files.publish(db, file.id);
  return { ext: file.ext, bytes: file.bytes, address: files.publicAddress(file) };
}

export const demo: Demo<typeof plugin, typeof api> = { build, samples: {}, pages: {} };
