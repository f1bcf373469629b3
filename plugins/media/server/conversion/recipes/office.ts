import { copyFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ProgramFailed, runProgram, words } from '../../../kit/server/run-program';
import { bytesIn } from './bytes-in';
import { faultOf } from './media/media-run';
import { writeOfficeProfile } from '../../../kit/server/office-profile';
import { lookIntoOffice } from './look-into-office';
import { withoutOutsideFormulas } from './outside-formulas';
import { drawPages } from './pages';
import { ConversionFault, type Order, type Recipe } from './recipe';

const gigabyte = 1_073_741_824;
const megabyte = 1_048_576;
const limits = { memoryBytes: 4 * gigabyte, fileBytes: 512 * megabyte, processorSeconds: 180, seconds: 120 };
/** The program says that it has made its profile and wants to be started again. */
const startAgain = 81;

/** The one reader that each type is given to. */
const filters: Readonly<Record<string, string>> = {
  docx: 'MS Word 2007 XML',
  doc: 'MS Word 97',
  pptx: 'Impress MS PowerPoint 2007 XML',
  ppt: 'MS PowerPoint 97',
  xlsx: 'Calc MS Excel 2007 XML',
  xls: 'MS Excel 97',
};

/** A document as PDF, as pictures of its pages and as its text; a PDF itself as pictures and text. */
export const officeRecipe: Recipe = {
  name: 'office-1',
  job: 'core.convertOffice',
  slowJob: 'core.convertSlowOffice',
  takes: ['doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx'],
  leaseSeconds: 300,
  isPossible: ({ office }) => office !== null,
  make: async (order) => {
    await lookIntoOffice(order.source, order.ext);
    const pdf = join(order.out, 'document.pdf');
    await writePdf(order, pdf).catch((error: unknown) => Promise.reject(faultOf(error)));
    order.report(0.5);
    const pages = await drawPages(order, pdf);
    return {
      tool: order.programs.office!.version,
      result: { ...pages, pdf: 'document.pdf', bytes: await bytesIn(order.out) },
    };
  },
};

/** Pages and text of a PDF. */
export const pdfRecipe: Recipe = {
  name: 'pdf-1',
  job: 'core.convertOffice',
  slowJob: 'core.convertSlowOffice',
  takes: ['pdf'],
  leaseSeconds: 300,
  isPossible: ({ pdf }) => pdf !== null,
  make: async (order) => {
    const pages = await drawPages(order, order.source);
    return { tool: 'poppler', result: { ...pages, pdf: '', bytes: await bytesIn(order.out) } };
  },
};

async function writePdf(order: Order, target: string): Promise<void> {
  const { programs, ext, source, scratch, signal } = order;
  const profile = await writeOfficeProfile(scratch);
  // a copy: this program wants a name with an extension, and writes beside what it reads
  const copy = join(scratch, `document.${ext}`);
  const changed = ext === 'xlsx' && (await withoutOutsideFormulas(source));
  await (changed ? writeFile(copy, changed) : copyFile(source, copy));
  const run = () =>
    runProgram({
      program: programs.office!.soffice,
      args: [
        profile.argument,
        ...words('--headless --nologo --nodefault --norestore --nolockcheck'),
        '--nofirststartwizard',
        `--infilter=${filters[ext] ?? ''}`,
        ...words('--convert-to pdf --outdir'),
        scratch,
        copy,
      ],
      folder: scratch,
      confinement: programs.confinement,
      limits,
      signal,
      env: profile.env,
    });
  await run().catch((error: unknown) => {
    if (error instanceof ProgramFailed && error.exitCode === startAgain) return run();
    throw error;
  });
  // it ends well whatever happened; what counts is whether there is a document
  const made = join(scratch, 'document.pdf');
  const isThere = await stat(made).then(
    ({ size }) => size > 0,
    () => false,
  );
  if (!isThere) throw new ConversionFault('damaged');
  await rename(made, target);
}
