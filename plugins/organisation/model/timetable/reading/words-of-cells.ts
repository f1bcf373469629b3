import type { Id } from 'edutech/core/common/ids';
import { readClass } from '../../rosters/read/places';
import { subjectWords, wordKey } from '../../rosters/read/words';
import { evenWeeks, everyWeek, oddWeeks, type Weeks } from '../lessons';
import { blankWords, titleWords } from './header-words';

/** What a school has: by its names a timetable is understood. */
export interface SchoolWords {
  readonly classes: readonly {
    readonly id: Id;
    readonly name: string;
    readonly grade: number;
    readonly number: number;
  }[];
  readonly subjects: readonly {
    readonly id: Id;
    readonly code: string;
    readonly name: string;
    readonly nameEn: string;
  }[];
  readonly teachers: readonly { readonly id: Id; readonly name: string }[];
  /** Who teaches what to which class in the term. */
  readonly teaching: readonly { readonly classId: Id; readonly subjectId: Id; readonly teacherId: Id }[];
}

/** What the words of a cell, or of one half of it, name. */
export interface CellWords {
  readonly weeks: Weeks;
  readonly classIds: readonly Id[];
  readonly subjectIds: readonly Id[];
  readonly title: string;
  /** Several: the cell names a teacher by the surname that they share. */
  readonly teacherIds: readonly Id[];
  readonly room: string;
  readonly isBlank: boolean;
  /** What is not understood. */
  readonly rest: readonly string[];
}

/** Signs by which timetables shorten subjects, by the code of the subject. */
const shortest: Readonly<Record<string, string>> = {
  chinese: '语',
  mathematics: '数',
  english: '英',
  physics: '物',
  chemistry: '化',
  biology: '生',
  history: '史',
  geography: '地',
  morality: '道',
  politics: '政',
  science: '科',
  sports: '体',
  music: '音',
  art: '美',
  computing: '信',
};

const isRoom = (word: string) => /(?:室|房|场|馆|厅|楼|堂|角)\d*$|^[a-z]?\d{3}$/i.test(word);

/** Reads cells of one school. */
export class WordReader {
  /** The longest first: 数学 before 数. */
  readonly #subjects: readonly (readonly [word: string, id: Id])[];
  readonly #teachers: ReadonlyMap<string, Id>;

  constructor(private readonly school: SchoolWords) {
    this.#subjects = school.subjects
      .flatMap(({ id, code, name, nameEn }) =>
        [name, nameEn, ...(subjectWords[code] ?? []), shortest[code] ?? '']
          .filter(Boolean)
          .map((word) => [wordKey(word), id] as const),
      )
      .sort(([one], [other]) => other.length - one.length);
    this.#teachers = new Map(school.teachers.map(({ id, name }) => [wordKey(name), id]));
  }

  /** The class that a label, a title or the name of a sheet is about. */
  classIn(text: string): Id | null {
    const key = wordKey(text);
    const named = this.school.classes.find(({ name }) => key.includes(wordKey(name)));
    const place = named ? null : readClass(text.replace(/(?:的)?(?:课程表|课表|timetable).*$/i, ''));
    if (place?.grade) return this.#classAt(place.grade, place.number);
    return named?.id ?? null;
  }

  /** The teacher whom a label, a title or the name of a sheet is about. */
  teacherIn(text: string): Id | null {
    const key = wordKey(text).replace(/(?:老师|教师)?(?:的)?(?:课程表|课表|timetable).*$/, '');
    return this.#teachers.get(key) ?? null;
  }

  /** A cell, or its two halves for odd and even weeks. */
  read(text: string): CellWords[] {
    return halvesOf(text.normalize('NFKC')).map(([half, weeks]) => this.#words(half, weeks));
  }

  #classAt(grade: number, number: number): Id | null {
    return this.school.classes.find((one) => one.grade === grade && one.number === number)?.id ?? null;
  }

  #words(text: string, weeks: Weeks): CellWords {
    const found = { weeks, classIds: [] as Id[], subjectIds: [] as Id[], title: '', teacherIds: [] as Id[], room: '' };
    const rest: string[] = [];
    let isBlank = false;
    for (const word of wordsIn(text)) {
      const key = wordKey(word);
      const subject = found.subjectIds.length === 0 ? this.#subjectAtStart(key) : null;
      const place = readClass(word);
      if (place?.grade && this.#classAt(place.grade, place.number))
        found.classIds.push(this.#classAt(place.grade, place.number)!);
      else if (this.#namedTeachers(key).length > 0) found.teacherIds = this.#namedTeachers(key);
      else if (blankWords.has(key)) isBlank = true;
      else if (titleWords.has(key)) found.title = word;
      else if (subject) {
        found.subjectIds.push(subject.id);
        if (subject.teacherIds.length > 0) found.teacherIds = subject.teacherIds;
      } else if (isRoom(word)) found.room = word;
      else rest.push(word);
    }
    return { ...found, isBlank, rest };
  }

  /** 数学, 数, or a subject and a teacher in one word: 数学周文静. */
  #subjectAtStart(key: string): { readonly id: Id; readonly teacherIds: Id[] } | null {
    for (const [word, id] of this.#subjects) {
      if (key === word) return { id, teacherIds: [] };
      const teacherIds = key.startsWith(word) ? this.#namedTeachers(key.slice(word.length)) : [];
      if (teacherIds.length > 0) return { id, teacherIds };
    }
    return null;
  }

  /** 周文静, or 周老师 for all whose name begins like this. */
  #namedTeachers(key: string): Id[] {
    const exact = this.#teachers.get(key);
    if (exact) return [exact];
    const surname = /^(\p{Script=Han}{1,2}?)(?:老师|师)$/u.exec(key)?.[1];
    if (!surname) return [];
    return [...this.#teachers].filter(([name]) => name.startsWith(surname)).map(([, id]) => id);
  }
}

/** The words of a cell; what is in brackets is as good as what stands before them. Classes are not torn apart: 七(3)班. */
const wordsIn = (text: string): string[] =>
  text
    .replace(/(\p{Script=Han}|\d)\((\d{1,2})\)/gu, '$1\u0001$2\u0002')
    .split(/[\s()[\]【】,、;:：·•|]+/u)
    .map((word) => word.replaceAll('\u0001', '(').replaceAll('\u0002', ')'))
    .filter(Boolean);

const both = /[(\s]?单\s*周?\s*\/\s*双\s*周?\)?/;
const odd = /\(?单\s*周?\)?[::]?/;
const even = /\(?双\s*周?\)?[::]?/;

/** Halves of a cell for odd and even weeks: 信息(单)/劳动(双), 单:信息 双:劳动, 信息/劳动(单/双); else all of it. */
function halvesOf(text: string): (readonly [string, Weeks])[] {
  if (both.test(text)) {
    const [first = '', second = ''] = text.replace(both, ' ').split('/');
    return [[first, oddWeeks] as const, [second, evenWeeks] as const].filter(([half]) => half.trim());
  }
  const isParted = /单(?:周|[::)])|双(?:周|[::)])/.test(text);
  if (!isParted) {
    const parts = text.split('/').filter((part) => part.trim());
    return parts.length === 2
      ? [
          [parts[0]!, oddWeeks],
          [parts[1]!, evenWeeks],
        ]
      : [[text, everyWeek]];
  }
  return piecesOf(text).map((piece) => {
    if (/单(?:周|[::)])/.test(piece)) return [piece.replace(odd, ' '), oddWeeks] as const;
    return /双(?:周|[::)])/.test(piece)
      ? ([piece.replace(even, ' '), evenWeeks] as const)
      : ([piece, everyWeek] as const);
  });
}

/** Where a cell with signs of weeks is cut: at slashes and lines, else before its second sign. */
function piecesOf(text: string): string[] {
  const parts = text.split(/[/\n]/).filter((part) => part.trim());
  if (parts.length > 1) return parts;
  const second = [...text.matchAll(/单(?=周|[::])|双(?=周|[::])/g)][1]?.index;
  return second === undefined ? parts : [text.slice(0, second), text.slice(second)];
}
