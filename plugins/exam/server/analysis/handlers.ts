import type { Audit } from 'edutech/core/server/audit/audit';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Texts } from 'edutech/core/server/texts';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { Evidence } from 'edutech/plugins/situation/api';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type { WrongQuestions } from 'edutech/plugins/wrong/api';
import { areLines, type Lines, usualLines } from '../../model/analysis/levels';
import { examAnalysis } from './analysis.routes';
import * as entry from './results/entry.routes';
import { exportAnalysis } from './export.routes';
import { examItem } from './item.routes';
import { ownResult, releaseResults } from './results/release.routes';

export interface AnalysisParts {
  readonly audit: Audit;
  readonly bank: QuestionBank<Db>;
  readonly database: Database;
  readonly evidence: readonly Evidence<Db>[];
  readonly files: Files;
  readonly textbooks: Textbooks<Db>;
  readonly texts: Texts;
  readonly wrong: readonly WrongQuestions<Db>[];
}

/** Options of the city that decide how results are told. */
export interface AnalysisOptions {
  readonly resultLines: Lines;
  readonly levelsInCompulsory: boolean;
}

export function analysisHandlers(parts: AnalysisParts, { resultLines, levelsInCompulsory }: AnalysisOptions) {
  // lines that do not go down would count nobody, or everybody
  const lines = areLines(resultLines) ? resultLines : usualLines;
  return {
    examAnalysis: examAnalysis(parts, lines),
    examItem: examItem(parts),
    exportAnalysis: exportAnalysis(parts, lines),
    resultTemplate: entry.resultTemplate(parts),
    readResults: entry.readResults(parts),
    replaceResults: entry.replaceResults(parts),
    undoResults: entry.undoResults(parts),
    releaseResults: releaseResults(parts),
    ownResult: ownResult(parts, { lines, levelsInCompulsory }),
  };
}
