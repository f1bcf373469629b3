import { invalid } from 'edutech/core/common/errors';
import { type PaperDocument, sectionsOf } from '../../model/paper/document';
import { isFair, mostToChooseFrom } from '../../model/paper/figures/choice';

/** 422 `exam.error.unfairChoice` while students would choose between questions of different points, or among too many. */
export function refuseUnfair(document: PaperDocument): void {
  if (!sectionsOf(document).every(isFair)) throw invalid('exam.error.unfairChoice', { most: mostToChooseFrom });
}
