import type { Id } from 'edutech/core/common/ids';
import type { TimetableSlot } from '../lessons';
import { type GridCell, gridCells } from './grids';
import { type CellWords, type SchoolWords, WordReader } from './words-of-cells';

/**
 * Why somebody must decide about a cell. `note`: more stands there than is understood; `teacher`, `subject`: several
 * could be meant; `blank`: as a rule no lesson; `unknown`: not understood.
 */
export type QuestionKind = 'note' | 'teacher' | 'subject' | 'blank' | 'unknown';

/** A cell of a file and what it means. */
export interface RecognisedCell {
  readonly classId: Id;
  readonly weekday: number;
  readonly period: number;
  readonly text: string;
  /** What it can mean, the likeliest first; an empty list of lessons leaves the place free. */
  readonly choices: readonly (readonly TimetableSlot[])[];
  /** Null: there is nothing to decide. */
  readonly question: QuestionKind | null;
}

export interface Recognised {
  readonly cells: readonly RecognisedCell[];
  /** Labels of rows, columns and sheets that are no class and no teacher of the school. */
  readonly strangers: readonly string[];
}

/** More choices nobody reads. */
const mostChoices = 6;

interface Owner {
  readonly classId: Id | null;
  readonly teacherId: Id | null;
}

/** Understands a workbook: whose each cell is, and which lessons it names. Of two cells for one time the first counts. */
export function recognise(sheets: Parameters<typeof gridCells>[0], school: SchoolWords): Recognised {
  const reader = new WordReader(school);
  const cells = new Map<string, RecognisedCell>();
  const strangers = new Set<string>();
  for (const cell of gridCells(sheets)) {
    const owner = ownerOf(cell, reader);
    if (!owner) {
      strangers.add(cell.owners[0] ?? '');
      continue;
    }
    for (const one of meaningsOf(cell, owner, reader, school)) {
      const key = `${one.classId} ${one.weekday} ${one.period}`;
      if (!cells.has(key)) cells.set(key, one);
    }
  }
  return { cells: [...cells.values()], strangers: [...strangers].filter(Boolean) };
}

function ownerOf({ owners }: GridCell, reader: WordReader): Owner | null {
  for (const text of owners) {
    const classId = reader.classIn(text);
    if (classId) return { classId, teacherId: null };
    const teacherId = reader.teacherIn(text);
    if (teacherId) return { classId: null, teacherId };
  }
  return null;
}

/** A cell, for each class that it is about. */
function meaningsOf(cell: GridCell, owner: Owner, reader: WordReader, school: SchoolWords): RecognisedCell[] {
  const halves = reader.read(cell.text);
  const classIds = owner.classId ? [owner.classId] : [...new Set(halves.flatMap((half) => half.classIds))];
  return classIds.map((classId) => {
    const read = halves
      .filter((half) => owner.classId !== null || half.classIds.includes(classId))
      .map((half) => meaningOf(half, { cell, classId, teacherId: owner.teacherId, school }));
    const question = read.map((one) => one.question).find((one) => one !== null) ?? null;
    return {
      classId,
      weekday: cell.weekday,
      period: cell.period,
      text: cell.text,
      choices: question ? choicesOf(read, question) : [read.flatMap(({ slots }) => slots[0] ?? [])],
      question,
    };
  });
}

interface Meaning {
  /** The likeliest first. */
  readonly slots: readonly TimetableSlot[];
  readonly question: QuestionKind | null;
}

/** One choice for each way in which the doubtful half can be read, and one that leaves the place free. */
function choicesOf(read: readonly Meaning[], question: QuestionKind): TimetableSlot[][] {
  const most = Math.max(1, ...read.map(({ slots }) => slots.length));
  const ways = Array.from({ length: Math.min(most, mostChoices) }, (_, at) =>
    read.flatMap(({ slots }) => slots[Math.min(at, slots.length - 1)] ?? []),
  ).filter((way) => way.length > 0);
  return question === 'blank' ? [[], ...ways] : [...ways, []];
}

interface MeaningContext {
  readonly cell: GridCell;
  readonly classId: Id;
  readonly teacherId: Id | null;
  readonly school: SchoolWords;
}

function meaningOf(words: CellWords, { cell, classId, teacherId, school }: MeaningContext): Meaning {
  const { weekday, period } = cell;
  const slot = { classId, weekday, period, weeks: words.weeks, room: words.room };
  const ofSubject = (subjectId: Id, teacher: Id | null) => ({ ...slot, subjectId, title: '', teacherId: teacher });
  const named = teacherId ? [teacherId] : words.teacherIds;
  const subjectIds = words.subjectIds.length > 0 ? words.subjectIds : subjectsOf(named, classId, school);
  const doubt = words.rest.length > 0 ? ('note' as const) : null;
  if (words.title || (subjectIds.length === 0 && words.rest.length > 0)) {
    const title = words.title || words.rest.join(' ');
    return {
      slots: [{ ...slot, subjectId: null, title, teacherId: named[0] ?? null }],
      question: words.title ? null : 'unknown',
    };
  }
  if (subjectIds.length === 0) {
    const title = cell.text.trim().slice(0, 20);
    return {
      slots: [{ ...slot, subjectId: null, title, teacherId: named[0] ?? null }],
      question: words.isBlank ? 'blank' : 'unknown',
    };
  }
  if (subjectIds.length > 1)
    return { slots: subjectIds.map((id) => ofSubject(id, named[0] ?? null)), question: 'subject' };
  const [subjectId] = subjectIds as [Id];
  const teachers = teachersOf(named, { classId, subjectId }, school);
  const slots = teachers.length === 0 ? [ofSubject(subjectId, null)] : teachers.map((id) => ofSubject(subjectId, id));
  return { slots, question: teachers.length > 1 ? 'teacher' : doubt };
}

/** Of those whom a cell could name the one who teaches the class; without a name, who teaches it. */
function teachersOf(
  named: readonly Id[],
  { classId, subjectId }: { readonly classId: Id; readonly subjectId: Id },
  { teaching }: SchoolWords,
): readonly Id[] {
  const own = teaching.filter((one) => one.classId === classId && one.subjectId === subjectId);
  const ids = own.map(({ teacherId }) => teacherId);
  if (named.length === 0) return ids;
  const known = named.filter((id) => ids.includes(id));
  return known.length === 1 ? known : named;
}

/** What somebody teaches in a class. */
const subjectsOf = (named: readonly Id[], classId: Id, { teaching }: SchoolWords): readonly Id[] =>
  teaching.filter((one) => one.classId === classId && named.includes(one.teacherId)).map(({ subjectId }) => subjectId);
