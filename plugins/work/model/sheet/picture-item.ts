import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { filesOfBody } from 'edutech/plugins/questions/kit/common/walk-body';

/** Most pictures of one item: a question and what belongs to it, seldom more than two pages. */
export const mostPictures = 9;
/** Widest that a page stands on the sheet. CSS pixels. */
export const widestPicture = 640;
/** Points of an item whose questions nobody has counted. */
const usualPoints = 10;

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** A question that is asked by pictures: words, and below them the pictures in their order. */
export const pictureBody = (
  pictures: readonly Picture[],
  words: string,
  nameOf: (number: number) => string,
): QuestionBody => ({
  type: questionTypes.shortAnswer,
  stem: [
    ...plainContent(words),
    ...pictures.map(({ file, width, height }, at) => ({
      kind: 'picture' as const,
      file,
      width,
      height,
      alt: nameOf(at + 1),
    })),
  ],
  points: usualPoints,
});

/** Whether an item that stands in no bank shows what it asks; the items of an answer card do not. */
export const isPictured = (body: QuestionBody): boolean => filesOfBody(body).length > 0;
