import type { Id } from 'edutech/core/common/ids';
import { writeSheets } from 'edutech/core/server/sheets/write-sheet';
import type { ExportFormat } from '../../model/formats';
import type { FormatOptions, FormatWriter, Loss, WrittenQuestion } from '../exporting/writer';
import { filesOfQuestion } from './checks/validate-question';
import {
  type ExchangeQuestion,
  type ExportContent,
  type Media,
  mediaId,
  type Note,
  type ReadFile,
  type WrittenFile,
} from './exchange-format';
import { lostFields, pairsOf } from './checks/lost-fields';
import { readGift } from './gift/read-gift';
import { readMoodle } from './moodle/read-moodle';
import { readQti } from './qti/read-qti';
import { readRows } from './sheet/read-rows';
import { writeMessages } from './checks/fault-messages';
import { writeGift } from './gift/write-gift';
import { writeMoodle } from './moodle/write-moodle';
import { writeQti } from './qti/write-qti';
import { readSheetOf, writeRows } from './sheet/write-rows';

interface Writing {
  readonly format: ExportFormat;
  readonly ext: string;
  readonly mime: string;
  readonly write: (set: ExportContent, options: FormatOptions) => WrittenFile | Promise<WrittenFile>;
  /** Reads what was written, to see what comes back. */
  readonly read: (written: WrittenFile) => ReadFile | Promise<ReadFile>;
}

const zip = { ext: 'zip', mime: 'application/zip' };

const writings: readonly Writing[] = [
  { format: 'gift', ext: 'txt', mime: 'text/plain', write: writeGift, read: ({ bytes }) => readGift(bytes) },
  {
    format: 'moodle',
    ext: 'xml',
    mime: 'application/xml',
    write: writeMoodle,
    read: ({ bytes }) => readMoodle(bytes),
  },
  {
    format: 'qti',
    ...zip,
    write: (set, { typesetting }) => writeQti(set, 3, typesetting),
    read: ({ bytes }) => readQti(bytes),
  },
  {
    format: 'qti21',
    ...zip,
    write: (set, { typesetting }) => writeQti(set, 2, typesetting),
    read: ({ bytes }) => readQti(bytes),
  },
  {
    format: 'xlsx',
    ext: 'xlsx',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: async ({ questions }, { language }) => {
      const { sheet, left } = writeRows(questions, language);
      return { bytes: await writeSheets([sheet]), left, sheet };
    },
    // a workbook says what its rows say
    read: ({ sheet }) => readRows(sheet ? [readSheetOf(sheet)] : []),
  },
];

async function mediaOf(questions: readonly ExchangeQuestion[], { medium }: FormatOptions): Promise<Map<Id, Media>> {
  const media = new Map<Id, Media>();
  for (const id of new Set(questions.flatMap(filesOfQuestion))) {
    const found = await medium(id);
    if (found) media.set(id, { name: found.name, bytes: Buffer.from(found.bytes) });
  }
  return media;
}

const asExchanged = ({ body, key, difficulty, tags }: WrittenQuestion): ExchangeQuestion => ({
  title: '',
  body,
  key,
  difficulty,
  ...(tags.length > 0 ? { tags } : {}),
});

/** Questions that were not written at all; of others something is missing. */
const isLeftOut = ({ fault }: Note) => fault === 'manyGaps' || fault === 'noAnswer';

/**
 * Writers of the formats of other systems. What does not come back from a file is told by question and field: each file is
 * read again before it is given away.
 */
export const exchangeWriters: readonly FormatWriter[] = writings.map(({ format, ext, mime, write, read }) => ({
  format,
  async write(questions, options) {
    const exchanged = questions.map(asExchanged);
    const media = await mediaOf(exchanged, options);
    const written = await write({ questions: exchanged, media }, options);
    const out = new Set(written.left.filter(isLeftOut).map(({ place }) => (place.line ?? 0) - 1));
    const { questions: again } = await read(written);
    const back = pairsOf(
      exchanged.map((question, at) => (out.has(at) ? null : question)),
      again,
    );
    const nameOf = (file: string) => (media.has(file) ? mediaId(media.get(file)!.bytes) : file);
    const losses = exchanged.flatMap((question, at): Loss[] => {
      const { id } = questions[at]!;
      const notes = written.left.filter(({ place }) => place.line === at + 1);
      const told = notes.flatMap(({ fault }) => (writeMessages[fault] ? [{ id, key: writeMessages[fault] }] : []));
      if (out.has(at)) return told;
      const fields = lostFields(question, back[at], nameOf);
      return [...told, ...(fields.length > 0 ? [{ id, key: 'questions.write.lost', fields }] : [])];
    });
    return { bytes: written.bytes, ext, mime, losses };
  },
}));
