import type { Id } from 'edutech/core/common/ids';
import type { RosterDelta } from '../roster-delta';
import type { KnownPerson, KnownSchool } from '../roster-context';
import type { RosterField } from '../read/fields';
import { cellOf, type Mapping } from '../read/mapping';
import type { CheckContext } from './check-context';
import type { Problem, ProblemKind, RowState } from './problems';

/** A row of the file: its number as spreadsheets count, and its cells. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Something that would be different. Values are words that people read. */
export interface Change {
  readonly field: RosterField;
  readonly from: string;
  readonly to: string;
}

/** What a check says of a row. */
export interface Verdict {
  readonly state: RowState;
  readonly problems: readonly Problem[];
  readonly changes: readonly Change[];
  readonly schoolId: Id | null;
  readonly personId: Id | null;
  /** What is to be written; nothing for wrong and unchanged rows. */
  readonly delta: RosterDelta | null;
}

/** Reads the cells of one row and gathers what is wrong with them; the context is what its checks look things up in. */
export class RowReader<Context = CheckContext> {
  readonly problems: Problem[] = [];

  constructor(
    readonly context: Context,
    readonly mapping: Mapping,
    readonly row: FileRow,
  ) {}

  text(field: RosterField): string {
    return cellOf(this.mapping, this.row.cells, field);
  }

  wrong(kind: ProblemKind, field: RosterField, hint?: string): null {
    this.problems.push({ kind, field, value: this.text(field), ...(hint === undefined ? {} : { hint }) });
    return null;
  }

  /** What a filled cell says, or a problem; null for an empty one. */
  optional<T>(field: RosterField, read: (text: string) => T | null, fault: ProblemKind): T | null {
    const text = this.text(field);
    return text === '' ? null : (read(text) ?? this.wrong(fault, field));
  }

  required<T>(
    field: RosterField,
    read: (text: string) => T | null,
    missing: ProblemKind,
    fault: ProblemKind,
  ): T | null {
    return this.text(field) === '' ? this.wrong(missing, field) : this.optional(field, read, fault);
  }
}

/** The school of a row: the roster's, or the one that it names within the reach of whoever imports. */
export function schoolOf(reader: RowReader): KnownSchool | null {
  const { context } = reader;
  const named = reader.text('school');
  if (context.home) {
    if (named !== '' && context.school(named)?.id !== context.home.id)
      return reader.wrong('unknownSchool', 'school', context.home.name);
    return context.home;
  }
  if (named === '') return reader.wrong('missingSchool', 'school');
  return context.school(named) ?? reader.wrong('unknownSchool', 'school');
}

/**
 * Whether a person holds a post outside a roster's reach: in another school, or in a bureau, whose people no
 * roster changes.
 */
export const hasPostBeyond = ({ posts }: KnownPerson, reach: ReadonlySet<Id>): boolean =>
  posts.some(({ schoolId }) => schoolId === null || !reach.has(schoolId));
