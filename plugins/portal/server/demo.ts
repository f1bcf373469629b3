import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Demo, DemoContext } from 'edutech/core/server/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { insertPictures } from './pictures.queries';

/** A group of `server/demo/pictures.json`; `file` names a picture of `server/demo/media`. */
interface DemoGroup {
  type: number;
  items: { link: string; file?: string; title: string; titleEn: string; subtitle?: string; subtitleEn?: string }[];
}

async function build({ db, files, folder, id }: DemoContext): Promise<void> {
  const groups = JSON.parse(await readFile(join(folder, 'server/demo/pictures.json'), 'utf8')) as DemoGroup[];
  const address = async (name: string | undefined) => {
    if (!name) return '';
    const path = join(folder, 'server/demo/media', name);
    const file = await files.store(db, { path, name }, 'pictures', { personId: null, schoolId: null });
    await files.publish(db, file.id);
    return files.publicAddress(file);
  };
  for (const { type, items } of groups) {
    const rows = [];
    for (const [position, item] of items.entries()) {
      rows.push({
        id: id(`portal.picture.${type}.${position}`),
        type,
        position,
        link: item.link,
        filePath: await address(item.file),
        title: item.title,
        titleEn: item.titleEn,
        subtitle: item.subtitle ?? '',
        subtitleEn: item.subtitleEn ?? '',
      });
    }
    if (rows.length > 0) await insertPictures(db, rows);
  }
}

export const demo: Demo<typeof plugin, typeof api> = { build, samples: {}, pages: {} };
