import { expect, test } from 'vitest';
import { droppedFiles, pickedFiles } from './dropped-files';

const fileEntry = (name: string) => ({
  name,
  isFile: true,
  file: (done: (file: File) => void) => done(new File(['x'], name)),
});
/** Tells its entries one by one, as browsers tell theirs in lots. */
const folderEntry = (name: string, entries: readonly object[]) => ({
  name,
  isFile: false,
  createReader: () => {
    let at = 0;
    return { readEntries: (done: (some: object[]) => void) => done(entries.slice(at, ++at)) };
  },
});
const item = (entry: object | null, file: File | null = null) => ({
  kind: 'file',
  webkitGetAsEntry: () => entry as FileSystemEntry | null,
  getAsFile: () => file,
});
const namesOf = (files: Awaited<ReturnType<typeof droppedFiles>>) =>
  files.map(({ file, folder }) => `${folder}>${file.name}`);

test('a dropped folder gives its files with their folders, in lots, without what the system put there', async () => {
  const unit = folderEntry('第一单元', [
    fileEntry('课件.pptx'),
    fileEntry('.DS_Store'),
    fileEntry('Thumbs.db'),
    folderEntry('视频', [fileEntry('导入.mp4')]),
  ]);
  expect(namesOf(await droppedFiles([item(unit), item(fileEntry('练习.pdf'))]))).toEqual([
    '第一单元>课件.pptx',
    '第一单元/视频>导入.mp4',
    '>练习.pdf',
  ]);
});

test('dropped words are no file, and a browser without folders gives the file itself', async () => {
  const words = { ...item(null), kind: 'string' };
  expect(namesOf(await droppedFiles([words, item(null, new File(['x'], '练习.pdf'))]))).toEqual(['>练习.pdf']);
});

test('files that were picked one by one have no folder', () => {
  expect(pickedFiles([Object.assign(new File(['x'], 'a.pdf'), { webkitRelativePath: '' })])[0]).toMatchObject({
    folder: '',
  });
  const inFolder = Object.assign(new File(['x'], 'a.pdf'), { webkitRelativePath: '教案/上册/a.pdf' });
  expect(pickedFiles([inFolder])[0]).toMatchObject({ folder: '教案/上册' });
});
