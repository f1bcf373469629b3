import type { ChosenFile } from 'edutech/core/web/uploads/uploads';

/** More than anybody drops on purpose: a whole disk. */
const mostFiles = 500;
/** Files that systems put into folders by themselves. */
const isOfSystem = (name: string) => name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name);

/** As much of a dropped thing as is needed. */
interface DroppedItem {
  readonly kind: string;
  webkitGetAsEntry(): FileSystemEntry | null;
  getAsFile(): File | null;
}

/** The dropped files, those inside folders too, with the folders above each. */
export async function droppedFiles(items: Iterable<DroppedItem>): Promise<readonly ChosenFile[]> {
  const found: ChosenFile[] = [];
  // asked for at once: after the event the browser has forgotten them
  const entries = [...items].flatMap((item) =>
    item.kind === 'file' ? [item.webkitGetAsEntry() ?? item.getAsFile()] : [],
  );
  for (const entry of entries) {
    if (entry instanceof File) found.push({ file: entry, folder: '' });
    else if (entry) await collect(entry, '', found);
  }
  return found;
}

async function collect(entry: FileSystemEntry, folder: string, found: ChosenFile[]): Promise<void> {
  if (found.length >= mostFiles || isOfSystem(entry.name)) return;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    found.push({ file, folder });
    return;
  }
  const below = folder ? `${folder}/${entry.name}` : entry.name;
  for (const each of await entriesOf(entry as FileSystemDirectoryEntry)) await collect(each, below, found);
}

/** Browsers return a folder's entries in groups of a hundred. */
async function entriesOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0 || all.length >= mostFiles) return all;
    all.push(...some);
  }
}

/** The files of an `<input type="file">`; those of a folder say where in it they lay. */
export const pickedFiles = (files: Iterable<File>): readonly ChosenFile[] =>
  [...files]
    .filter(({ name }) => !isOfSystem(name))
    .slice(0, mostFiles)
    .map((file) => ({ file, folder: file.webkitRelativePath.split('/').slice(0, -1).join('/') }));
