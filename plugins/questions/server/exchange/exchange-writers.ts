import type { Id } from 'edutech/core/common/ids';
import { writeSheets } from 'edutech/core/server/sheets/write-sheet';
import type { ExportFormat } from '../../model/formats';
import type { FormatOptions, FormatWriter, WrittenQuestion } from '../importing/writer';
import { filesOfQuestion } from './validate-question';
import type { ExchangeQuestion, Media, ExportContent, WrittenFile } from './exchange-format';
import { writeMessages } from './fault-messages';
import { writeGift } from './gift/write-gift';
import { writeMoodle } from './moodle/write-moodle';
import { writeQti } from './qti/write-qti';
import { writeRows } from './sheet/write-rows';

interface Writing {
  readonly format: ExportFormat;
  readonly ext: string;
  readonly mime: string;
  readonly write: (set: ExportContent, options: FormatOptions) => WrittenFile | Promise<WrittenFile>;
}

const zip = { ext: 'zip', mime: 'application/zip' };

const writings: readonly Writing[] = [
  { format: 'gift', ext: 'txt', mime: 'text/plain', write: writeGift },
  { format: 'moodle', ext: 'xml', mime: 'application/xml', write: writeMoodle },
  { format: 'qti', ...zip, write: (set, { title, typesetting }) => writeQti(set, title, 3, typesetting) },
  { format: 'qti21', ...zip, write: (set, { title, typesetting }) => writeQti(set, title, 2, typesetting) },
  {
    format: 'xlsx',
    ext: 'xlsx',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: async ({ questions }, { language }) => {
      const { sheet, left } = writeRows(questions, language);
      return { bytes: await writeSheets([sheet]), left };
    },
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

/** Writers of the formats of other systems. What a format cannot express is reported with the question's id. */
export const exchangeWriters: readonly FormatWriter[] = writings.map(({ format, ext, mime, write }) => ({
  format,
  async write(questions, options) {
    const exchanged = questions.map(asExchanged);
    const { bytes, left } = await write({ questions: exchanged, media: await mediaOf(exchanged, options) }, options);
    const losses = left.flatMap(({ fault, place }) => {
      const id = questions[(place.line ?? 0) - 1]?.id;
      const key = writeMessages[fault];
      return id && key ? [{ id, key }] : [];
    });
    return { bytes, ext, mime, losses };
  },
}));
