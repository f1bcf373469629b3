import type { ExchangeFault } from '../exchange-format';

/** Messages about items that were not imported, or only in part. */
export const readMessages: Readonly<Record<ExchangeFault, string>> = {
  damaged: 'questions.read.damaged',
  encoding: 'questions.read.encoding',
  tooLarge: 'questions.read.tooLarge',
  empty: 'questions.read.empty',
  matching: 'questions.read.matching',
  ordering: 'questions.read.ordering',
  unknownType: 'questions.read.unknownType',
  noAnswer: 'questions.read.noAnswer',
  braces: 'questions.read.gift.braces',
  fewAnswers: 'questions.read.gift.fewAnswers',
  noNumber: 'questions.read.gift.noNumber',
  noAnswers: 'questions.read.gift.noAnswers',
  wildcard: 'questions.read.gift.wildcard',
  tooManyOptions: 'questions.read.manyOptions',
  emptyOption: 'questions.read.emptyOption',
  template: 'questions.read.template',
  adaptive: 'questions.read.adaptive',
  lostFeedback: 'questions.read.lostFeedback',
  tooManyGaps: 'questions.read.tooManyGaps',
  manyGaps: 'questions.read.gapsDoNotFit',
  tooLong: 'questions.read.tooLong',
  badPoints: 'questions.read.badPoints',
  badType: 'questions.read.badType',
  badRow: 'questions.read.noColumns',
  remotePicture: 'questions.read.remotePicture',
  lostFile: 'questions.read.lostFile',
  lostCredit: 'questions.read.lostCredit',
  heading: 'questions.read.heading',
};

/** What a writer left out. */
export const writeMessages: Partial<Record<ExchangeFault, string>> = {
  manyGaps: 'questions.write.severalGaps',
  noAnswer: 'questions.write.noAnswer',
  lostFile: 'questions.write.noPictures',
};
