import { openPackage } from './document/package';
import { readDocument } from './document/read-document';
import type { FoundPicture } from './document/source-line';
import { questionsOf, type ReadQuestions } from './paper/assemble';

/** A Word paper in questions, with the pictures that they name. */
export interface ReadWord extends ReadQuestions {
  readonly pictures: readonly FoundPicture[];
  bytesOf(part: string): Buffer | null;
}

/**
 * Reads a Word paper: sections, questions, answers. Unreadable parts are reported as problems; only a file that is no Word
 * file at all is refused, by AppError with a sentence (document/package.ts).
 */
export async function readWord(
  bytes: Buffer,
  { answers, report }: { readonly answers?: Buffer; readonly report?: (progress: number) => void } = {},
): Promise<ReadWord> {
  const opened = await openPackage(bytes);
  const document = await readDocument(opened, report);
  const more = answers ? await readDocument(await openPackage(answers)) : null;
  return { ...(await questionsOf(document, more)), pictures: document.pictures, bytesOf: opened.bytesOf };
}
