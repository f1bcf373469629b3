/** A line `key: text`, or `key (note): text`, with the lines that are indented below it. */
export interface DemoEntry {
  readonly key: string;
  /** What stands in parentheses after the key; empty where nothing does. */
  readonly note: string;
  /** Lines joined by `\n`, without their common indentation of two spaces. */
  readonly text: string;
  /** Counts from 1. */
  readonly line: number;
}

/** One thing that a demo text describes: a book, a question, an article. */
export interface DemoRecord {
  /** What follows `==`, or the name of the file where it holds one record. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** In the order of the file; before them what the file says of all its records and the record does not say itself. */
  readonly entries: readonly DemoEntry[];
}

/** A demo text that cannot be read; the message begins with file and line. */
export class DemoTextError extends Error {
  constructor({ file, line }: { readonly file: string; readonly line: number }, problem: string) {
    super(`${file}:${line}: ${problem}`);
    this.name = 'DemoTextError';
  }
}

const recordLine = /^== (.+)$/;
const entryLine = /^([A-Za-z][A-Za-z0-9]*)(?: \(([^()]*)\))?:(?: (.*))?$/;

type Growing = { readonly [Key in keyof DemoEntry]: DemoEntry[Key] } & { readonly lines: string[] };

/**
 * Reads a demo text: `key: text` lines, continued by lines that are indented by two spaces. `== name` begins a record; what
 * stands before the first one holds for all of them. A line that begins with `#` is a remark, empty lines separate. `file` is
 * for messages. Throws DemoTextError for any other line and for a name that comes twice.
 */
export function parseDemoText(text: string, file: string): DemoRecord[] {
  const parts: { name: string; line: number; entries: Growing[] }[] = [{ name: nameOf(file), line: 1, entries: [] }];
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    const part = parts.at(-1)!;
    const record = recordLine.exec(content)?.[1];
    if (record !== undefined) {
      if (parts.slice(1).some(({ name }) => name === record))
        throw new DemoTextError({ file, line }, `another "${record}"`);
      parts.push({ name: record, line, entries: [] });
    } else if (content.trim() === '' || content.startsWith('  ')) {
      const entry = part.entries.at(-1);
      if (entry) entry.lines.push(content.slice(2));
      else if (content.trim() !== '') throw new DemoTextError({ file, line }, 'continues nothing');
    } else if (!content.startsWith('#')) part.entries.push(entryOf(content, { file, line }));
  }
  const [head, ...records] = parts.map((part) => ({ ...part, file, entries: part.entries.map(finished) }));
  if (records.length === 0) return [head!];
  return records.map((record) => ({
    ...record,
    entries: [...head!.entries.filter(({ key }) => !record.entries.some((own) => own.key === key)), ...record.entries],
  }));
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.txt$/, '');

function entryOf(content: string, at: { readonly file: string; readonly line: number }): Growing {
  const [matched, key = '', note = '', text = ''] = entryLine.exec(content) ?? [];
  if (matched === undefined) throw new DemoTextError(at, 'neither "key: text" nor indented by two spaces');
  return { key, note, text: '', line: at.line, lines: [text] };
}

const finished = ({ lines, ...entry }: Growing): DemoEntry => ({
  ...entry,
  text: lines.join('\n').replace(/^\n+|\s+$/g, ''),
});
