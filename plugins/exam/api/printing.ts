import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Moment, Paged } from 'edutech/core/common/wire/kinds';
import { Preparation } from 'edutech/plugins/questions/api';
import { PaperSheet } from '../model/paper/document';
import { printKinds } from '../model/paper/prints';
import { paperVersions } from '../model/paper/versions';
import { teachers } from '../model/people';

// What leaves the platform of a paper, and the record of it.

const Kind = Type.Enum([...printKinds]);
const VersionName = Type.Enum([...paperVersions]);

/**
 * Lets a file be made of a paper: `preparedFile` of questions fetches it. `kind`: for students, for teachers (answers below each
 * question), answers only, or the two-way table (a workbook, whatever the format). 403 for who may not see answers, 404
 * `exam.error.noPaper`, 423 `exam.error.sealed`, 422 `exam.error.empty` without questions.
 */
export const downloadPaper = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/paper/download',
  access: teachers,
  input: Type.Object({
    paperId: Id,
    format: Type.Enum(['docx', 'pdf']),
    kind: Kind,
    version: Type.Optional(VersionName),
    /** Default: the paper's own. */
    sheet: Type.Optional(PaperSheet.properties.size),
    /** Pale words across all pages; default: the paper's own. */
    watermark: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  output: Preparation,
});

/** An entry of the print log. */
export const PrintLogEntry = Type.Object({
  entryId: Id,
  at: Moment,
  person: Type.String(),
  act: Type.Enum(['print', 'view']),
  /** Empty for a view. */
  kind: Type.String(),
  format: Type.String(),
  version: Type.String(),
});
export type PrintLogEntry = Static<typeof PrintLogEntry>;

/** Who has printed one's own paper, and who has viewed it since it was sealed; the newest first. 404 `exam.error.noPaper`. */
export const paperLog = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/paper/log',
  access: teachers,
  input: Type.Object({
    paperId: Id,
    page: Type.Integer({ minimum: 1, maximum: 100_000 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 100 }),
  }),
  output: Paged(PrintLogEntry),
});
