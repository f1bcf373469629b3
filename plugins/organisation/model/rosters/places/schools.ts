import { newId } from 'edutech/core/common/ids';
import type { Id } from 'edutech/core/common/ids';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { deltaOf, type SchoolFacts } from '../roster-delta';
import type { KnownSchool } from '../roster-context';
import type { Mapping } from '../read/mapping';
import { stageWords, wordKey } from '../read/words';
import { type FirstLines, keysOf } from '../check/keys';
import { type Change, type FileRow, RowReader, type Verdict } from '../check/row';

/** A county of the importer. */
export interface KnownCounty {
  readonly id: Id;
  readonly name: string;
  readonly nameEn: string;
}

/** What the rows of a list of schools are checked against. */
export interface SchoolsContext {
  county(text: string): KnownCounty | undefined;
  countyById(id: Id): KnownCounty | undefined;
  /** The county of all rows that name none; null where there are several. */
  readonly onlyCounty: KnownCounty | null;
  /** The school with a code, wherever it is. */
  school(code: string): KnownSchool | undefined;
  named(countyId: Id, name: string): KnownSchool | undefined;
}

export function schoolsContext(counties: readonly KnownCounty[], schools: readonly KnownSchool[]): SchoolsContext {
  const byWord = new Map(
    counties.flatMap((county) =>
      [county.name, county.nameEn].filter(Boolean).map((word) => [wordKey(word), county] as const),
    ),
  );
  const byId = new Map(counties.map((county) => [county.id, county]));
  const byCode = new Map(schools.map((school) => [school.code, school]));
  const byName = new Map(schools.map((school) => [`${school.countyId}/${school.name}`, school]));
  return {
    county: (text) => byWord.get(wordKey(text)),
    countyById: (id) => byId.get(id),
    onlyCounty: counties.length === 1 ? counties[0]! : null,
    school: (code) => byCode.get(code),
    named: (countyId, name) => byName.get(`${countyId}/${name}`),
  };
}

type Reader = RowReader<SchoolsContext>;

const readCode = (text: string) => (/^[A-Za-z0-9-]{1,20}$/.test(text) ? text : null);
const upTo = (longest: number) => (text: string) => (text.length <= longest ? text : null);
const longestName = 60;
const longestNameEn = 120;

/** Checks a row of a list of schools: the code names the school, empty cells of a known one change nothing. */
export function checkSchool(context: SchoolsContext, mapping: Mapping, first: FirstLines, row: FileRow): Verdict {
  const reader: Reader = new RowReader(context, mapping, row);
  const code = reader.required('schoolCode', readCode, 'missingCode', 'badCode');
  const known = code === null ? undefined : context.school(code);
  if (known && !context.countyById(known.countyId)) reader.wrong('codeElsewhere', 'schoolCode');
  checkOnce(reader, first);
  const facts = readSchool(reader, known);
  if (!facts || code === null || reader.problems.length > 0) return verdictOf(reader, known, null, []);
  if (!known) {
    const id = newId();
    const added = { schools: [{ id, code, ...facts }] };
    return { ...verdictOf(reader, known, deltaOf({ added }), []), schoolId: id };
  }
  const before = { countyId: known.countyId, name: known.name, nameEn: known.nameEn, stage: known.stage };
  const changes = changesOf(reader, before, facts);
  const delta = changes.length > 0 ? deltaOf({ schools: [{ key: known.id, before, after: facts }] }) : null;
  return verdictOf(reader, known, delta, changes);
}

function verdictOf(
  { problems }: Reader,
  known: KnownSchool | undefined,
  delta: Verdict['delta'],
  changes: readonly Change[],
): Verdict {
  const state = problems.length > 0 ? 'wrong' : !known ? 'new' : delta ? 'changed' : 'unchanged';
  return { state, problems, changes, schoolId: known?.id ?? null, personId: null, delta };
}

function checkOnce(reader: Reader, first: FirstLines): void {
  const { number, username } = keysOf('schools', reader.mapping, reader.row);
  const code = number === null ? undefined : first.numbers.get(number);
  if (code && code.line < reader.row.line) reader.wrong('codeTwice', 'schoolCode', String(code.line));
  const line = username === null ? undefined : first.usernames.get(username);
  if (line !== undefined && line < reader.row.line && line !== code?.line)
    reader.wrong('schoolNameTaken', 'schoolName', String(line));
}

function readSchool(reader: Reader, known: KnownSchool | undefined): SchoolFacts | null {
  const name = readName(reader, known);
  const nameEn = reader.optional('schoolNameEn', upTo(longestNameEn), 'longPlaceName') ?? known?.nameEn ?? '';
  const county = readCounty(reader, known);
  const stage = readStage(reader, known);
  if (name === null || !county || !stage) return null;
  const taken = reader.context.named(county.id, name);
  if (taken && taken.id !== known?.id) reader.wrong('schoolNameTaken', 'schoolName', taken.code);
  return { countyId: county.id, name, nameEn, stage };
}

const readName = (reader: Reader, known: KnownSchool | undefined): string | null =>
  known && reader.text('schoolName') === ''
    ? known.name
    : reader.required('schoolName', upTo(longestName), 'missingSchoolName', 'longPlaceName');

function readCounty(reader: Reader, known: KnownSchool | undefined): KnownCounty | null {
  const { context } = reader;
  if (reader.text('county') === '') {
    const county = known ? context.countyById(known.countyId) : context.onlyCounty;
    return county ?? reader.wrong('missingCounty', 'county');
  }
  return context.county(reader.text('county')) ?? reader.wrong('unknownCounty', 'county');
}

const readStage = (reader: Reader, known: KnownSchool | undefined): Stage | null =>
  known && reader.text('stage') === ''
    ? known.stage
    : reader.required('stage', (text) => stageWords.get(wordKey(text)) ?? null, 'missingStage', 'badStage');

function changesOf(reader: Reader, before: SchoolFacts, after: SchoolFacts): Change[] {
  const nameOfCounty = (id: Id) => reader.context.countyById(id)?.name ?? '';
  const all: Change[] = [
    { field: 'schoolName', from: before.name, to: after.name },
    { field: 'schoolNameEn', from: before.nameEn, to: after.nameEn },
    { field: 'county', from: nameOfCounty(before.countyId), to: nameOfCounty(after.countyId) },
    { field: 'stage', from: stageWord(before.stage, reader), to: stageWord(after.stage, reader) },
  ];
  return all.filter(({ from, to }) => from !== to);
}

/** A stage in the language of the cell. */
function stageWord(stage: Stage, reader: Reader): string {
  const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
  const words = [...stageWords].filter(([, one]) => one === stage).map(([word]) => word);
  return words.find((word) => isChinese(word) === isChinese(reader.text('stage'))) ?? stage;
}
