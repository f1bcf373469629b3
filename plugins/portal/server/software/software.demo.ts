import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as api from '../../api/software';
import type plugin from '../../plugin';
import { microLessonMaster } from '../../model/software/software';
import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import { insertPackage } from './software.queries';
import { storedZip } from 'edutech/core/server/zip/stored-zip';

const readme = `演示城市的占位安装包：真实部署时，请由管理员换成各工具的正式安装包。
A placeholder of the demo city: in a real deployment an administrator puts the real installer in its place.
`;

/** The same bytes under the same name each time, so that its public address is known beforehand. */
const placeholder = {
  name: `weike-master-${microLessonMaster.version}.zip`,
  content: storedZip([{ name: 'README.txt', content: Buffer.from(readme) }]),
};
const placeholderAddress = `/files/${createHash('sha256').update(placeholder.content).digest('hex')}/${placeholder.name}`;

/** Both packages, with the version, size and day that the specification names and a placeholder to download. */
export const softwareDemo = {
  build: async (context: DemoContext): Promise<void> => {
    const fileId = await storePlaceholder(context);
    await insertPackage(context.db, {
      id: 'wkmaster',
      name: '微课大师',
      nameEn: 'Micro-lesson Master',
      version: microLessonMaster.version,
      bytes: microLessonMaster.bytes,
      updatedOn: microLessonMaster.updatedOn,
      ffid: context.id('software/wkmaster'),
      fileId,
      uploadUrl: '/gen-setting',
    });
    await insertPackage(context.db, {
      id: 'cjhelper',
      name: '采集助手',
      nameEn: 'Capture Helper',
      version: 'V2.1.0',
      bytes: null,
      updatedOn: microLessonMaster.updatedOn,
      ffid: null,
      fileId: null,
      uploadUrl: '',
    });
  },
  samples: {
    downloadSoftware: (_, id) => ({ shared: { ffid: id('software/wkmaster') } }),
    checkDownload: () => ({ shared: { path: placeholderAddress } }),
  },
} satisfies Omit<Demo<typeof plugin, typeof api>, 'pages'>;

async function storePlaceholder({ db, files }: DemoContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-demo-'));
  try {
    const { name, content } = placeholder;
    const path = join(folder, name);
    await writeFile(path, content);
    const file = await files.store(db, { path, name }, 'software', { personId: null, schoolId: null });
    await files.publish(db, file.id);
    return file.id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
