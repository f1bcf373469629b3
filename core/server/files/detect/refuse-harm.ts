import { invalid } from '../../../common/errors';
import type { FileGroup } from '../../../common/files/file-groups';
import { documentFault } from './safe-document';
import { pictureSize } from './picture-size';

/** A picture larger than this fills a gigabyte of memory before anybody has seen it. */
const mostPixels = 100_000_000;
const documents = ['docx', 'pptx', 'xlsx'];
const pictures = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp'];

/** Of a truncated paper the questions up to its end are used. */
const isSaved = (ext: string, group: FileGroup) => ext === 'docx' && group === 'papers';

/**
 * Refuses files that have the right type and are made to do harm: archives that swell, documents that load something
 * from outside, pictures too large for memory. Throws AppError 422 `core.files.bomb`, `core.files.outside`,
 * `core.files.damaged` or `core.files.tooManyPixels`.
 */
export async function refuseHarm(path: string, ext: string, group: FileGroup): Promise<void> {
  if (documents.includes(ext)) {
    const fault = await documentFault(path);
    if (fault === 'cut' && isSaved(ext, group)) return;
    if (fault) throw invalid(`core.files.${fault === 'cut' ? 'damaged' : fault}`);
  }
  if (!pictures.includes(ext)) return;
  const size = await pictureSize(path);
  // a frame header behind so much else is a picture that hides something
  if (!size) throw invalid('core.files.damaged');
  if (size.width * size.height > mostPixels)
    throw invalid('core.files.tooManyPixels', { megapixels: mostPixels / 1_000_000 });
}
