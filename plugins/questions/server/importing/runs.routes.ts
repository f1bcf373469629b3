import { AppError, invalid, wireCodes } from 'edutech/core/common/errors';
import { extensionOf, isInGroup } from 'edutech/core/common/files/file-groups';
import { newId } from 'edutech/core/common/ids';
import { filesOfBody, filesOfKey } from '../../kit/common/walk-body';
import { conversionStates } from 'edutech/plugins/media/kit/common/conversion-states';
import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import type { Files, StoredFile } from 'edutech/core/server/files/files';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import type { Handler } from 'edutech/core/server/call';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api';
import type { ImportFormat } from '../../model/formats';
import { questionTemplate } from '../exchange/sheet/template';
import { ownMedia } from '../browsing/media';
import { insertRun, selectOwnRun, selectSnapshot, setRemoved } from './import.queries';
import { readPaperJob } from './read-paper.job';
import { presentRuns, presentSnapshot } from './present-import';

export interface RunParts {
  readonly files: Files;
  readonly jobs: Jobs;
  readonly texts: Texts;
}

/** Largest file that is read. */
const megabytes = 50;

const formatOfExt: Readonly<Record<string, ImportFormat>> = {
  docx: 'docx',
  xlsx: 'xlsx',
  gift: 'gift',
  txt: 'gift',
  zip: 'qti',
  xml: 'moodle',
};

/** An XML that names the standard of test questions is of it; others are quizzes of Moodle. */
async function formatOf(files: Files, file: StoredFile): Promise<ImportFormat> {
  const format = formatOfExt[extensionOf(file.name)]!;
  if (format !== 'moodle') return format;
  const beginning: Buffer[] = [];
  for await (const chunk of await files.open(file, { start: 0, end: Math.min(file.bytes, 4096) - 1 }))
    beginning.push(chunk as Buffer);
  return /imsqti|qti-assessment/i.test(Buffer.concat(beginning).toString('latin1')) ? 'qti' : 'moodle';
}

export const startImport =
  ({ files, jobs }: RunParts): Handler<typeof api.startImport> =>
  async ({ db, actor, input, now }) => {
    const [file] = await files.keep(db, [input.fileId], actor.personId);
    if (!file || !isInGroup(file.name, 'papers')) throw invalid('questions.error.wrongFormat');
    if (file.bytes > megabytes * 1_048_576)
      throw new AppError('questions.error.paperTooLarge', wireCodes.tooLarge, { megabytes });
    const format = input.format === 'auto' ? await formatOf(files, file) : input.format;
    const { schoolId, personId: ownerPersonId } = actor;
    const run = { id: newId(now.getTime()), schoolId, ownerPersonId, fileId: file.id, format };
    const jobId = await jobs.add(db, readPaperJob, { importId: run.id }, { by: actor.personId });
    await insertRun(db, { ...run, jobId }, now);
    return { importId: run.id, jobId };
  };

export const listImports =
  ({ texts }: RunParts): Handler<typeof api.listImports> =>
  (call) =>
    presentRuns(call, texts);

export const getImport =
  ({ files, texts }: RunParts): Handler<typeof api.getImport> =>
  async (call) => {
    const { db, actor, input } = call;
    const run = await selectSnapshot(db, input.importId, actor.personId);
    const fileIds = [...new Set(run.items.flatMap(({ body, key }) => [...filesOfBody(body), ...filesOfKey(key)]))];
    return {
      ...presentSnapshot(call, texts, run),
      media: await ownMedia(db, files, actor, fileIds),
    };
  };

export const showPaper =
  ({
    conversions,
    files,
  }: {
    readonly conversions: Conversions;
    readonly files: Files;
  }): Handler<typeof api.showPaper> =>
  async ({ db, actor, input }) => {
    const run = await selectOwnRun(db, input.importId, actor.personId);
    const file = run.format === 'docx' ? (await files.findMany(db, [run.fileId])).get(run.fileId) : undefined;
    if (!file) return { pdf: null, isConverting: false };
    const made = await conversions.renditionsOf(db, [file], { session: actor.sessionId });
    const rendition = made.get(file.id);
    if (rendition?.kind === 'document' && rendition.pdf) return { pdf: rendition.pdf, isConverting: false };
    await conversions.request(db, [file]);
    const state = (await conversions.statesOf(db, [file.id])).get(file.id);
    return { pdf: null, isConverting: state === conversionStates.converting };
  };

export const removeImport: Handler<typeof api.removeImport> = async ({ db, actor, input, now }) => {
  const { id } = await selectOwnRun(db, input.importId, actor.personId);
  await setRemoved(db, id, input.removed ? now : null);
  return {};
};

export const importTemplate =
  ({ files, texts }: RunParts): Handler<typeof api.importTemplate> =>
  ({ db, actor, language }) =>
    sheetFile(db, files, actor, texts.say(language, 'questions.import.templateFile'), [questionTemplate(language)]);
