import { AppError, invalid, wireCodes } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../../api';
import { largestPicture } from '../../../model/sitting/limits';
import { selectExamInCharge } from '../exams.queries';
import type { CodeReader } from './code-reader';

export const readAnswerCodes =
  ({ codeReader }: { readonly codeReader: CodeReader }): Handler<typeof api.readAnswerCodes> =>
  async ({ db, actor, input, files }) => {
    await selectExamInCharge(db, actor, input.examId);
    const picture = files.find(({ field }) => field === 'file');
    if (!picture || picture.bytes === 0) throw invalid('exam.error.noPicture');
    if (picture.bytes > largestPicture)
      throw new AppError('exam.error.largePicture', wireCodes.tooLarge, { megabytes: largestPicture / 1_048_576 });
    return { words: [...(await codeReader.read(picture.path))] };
  };
