import type { OutputOf } from 'edutech/core/common/endpoint';
import { invalid } from 'edutech/core/common/errors';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Files } from 'edutech/core/server/files/files';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { SheetToWrite } from 'edutech/core/server/sheets/write-sheet';
import type * as api from '../../api';
import { columns } from '../../model/columns';
import { measureOf } from '../../model/places';
import { readCity, readCounty, type ReadingParts } from './city.routes';
import { readClasses, readSchool } from './school.routes';

interface Parts extends ReadingParts {
  readonly audit: Audit;
  readonly files: Files;
}

type Say = (key: string) => string;
type Shown = Pick<api.Cell, 'value' | 'hidden'>;

/** A workbook has the same figures as its page, and says where one is hidden. */
const shown = (say: Say, { value, hidden }: Shown) => (hidden ? say('hidden') : (value ?? '–'));

const columnsOf = (say: Say, names: readonly string[]) => names.map((name) => ({ title: say(name), width: 18 }));

const sumSheet = (say: Say, sums: readonly api.Sum[], measures: api.Measures): SheetToWrite => ({
  name: say('sums'),
  columns: columnsOf(say, ['figure', 'value', 'before', 'of', 'version', 'at']),
  rows: sums.map(({ id, figure, before }) => [
    say(id),
    shown(say, figure),
    shown(say, before),
    figure.n ?? '',
    `v${measures.describe(measureOf[id]).version}`,
    figure.at,
  ]),
});

const placeSheet = (
  say: Say,
  name: string,
  places: readonly (Readonly<Record<api.Column, api.Cell>> & { readonly name: string })[],
): SheetToWrite => ({
  name: say(name),
  columns: columnsOf(say, ['place', ...columns]),
  rows: places.map((place) => [place.name, ...columns.map((column) => shown(say, place[column]))]),
});

const gradeSheet = (say: Say, grades: readonly api.Grade[]): SheetToWrite => ({
  name: say('grades'),
  columns: columnsOf(say, ['grade', 'limit', 'minutes', 'over']),
  rows: grades.map(({ grade, most, minutes, over }) => [grade, most ?? '–', shown(say, minutes), shown(say, over)]),
});

const classSheet = (say: Say, classes: readonly api.ClassLine[], days: readonly string[]): SheetToWrite => ({
  name: say('classes'),
  columns: [
    ...columnsOf(say, ['class', 'limit']),
    ...days.map((title) => ({ title, width: 12 })),
    ...columnsOf(say, ['active']),
  ],
  rows: classes.map((one) => [
    one.name,
    one.most ?? '–',
    ...one.days.map((cell) => shown(say, cell)),
    shown(say, one.active),
  ]),
});

/** The sheets of a page: it asks the same handlers, so that they refuse and hide the same. */
async function sheetsOf(
  parts: Parts,
  call: Call<{ level: string; placeId?: string; span: 'day' | 'week' | 'term' }, SignedIn>,
  say: Say,
): Promise<{ name: string; sheets: SheetToWrite[] }> {
  const { level, placeId, span } = call.input;
  if (level === 'city') {
    const city = (await readCity(parts)({ ...call, input: { span } })) as OutputOf<typeof api.readCity>;
    const { sums, counties, schools, grades } = city;
    const sheets = [
      placeSheet(say, 'counties', counties),
      placeSheet(say, 'schools', schools),
      gradeSheet(say, grades),
    ];
    return { name: say('city'), sheets: [sumSheet(say, sums, parts.measures), ...sheets] };
  }
  if (level === 'classes') {
    const { classes, days } = (await readClasses({ ...call, input: { span } })) as OutputOf<typeof api.readClasses>;
    return { name: say('classes'), sheets: [classSheet(say, classes, days)] };
  }
  if (!placeId) throw invalid('statistics.error.noPlace');
  if (level === 'county') {
    const input = { countyId: placeId, span };
    const county = (await readCounty(parts)({ ...call, input })) as OutputOf<typeof api.readCounty>;
    const { name, sums, schools, grades } = county;
    return {
      name,
      sheets: [sumSheet(say, sums, parts.measures), placeSheet(say, 'schools', schools), gradeSheet(say, grades)],
    };
  }
  const input = { schoolId: placeId, span };
  const school = (await readSchool(parts)({ ...call, input })) as OutputOf<typeof api.readSchool>;
  const { name, sums, classes, days } = school;
  return { name, sheets: [sumSheet(say, sums, parts.measures), classSheet(say, classes, days)] };
}

export const exportFigures =
  (parts: Parts): SingleHandler<typeof api.exportFigures> =>
  async (call) => {
    const say: Say = (key) => parts.texts.say(call.language, `statistics.sheet.${key}`);
    const { name, sheets } = await sheetsOf(parts, call, say);
    await parts.audit.record(call.db, call.actor, {
      act: 'statistics.export',
      objectKind: 'statistics',
      objectId: call.actor.personId,
      schoolId: call.actor.schoolId,
      facts: { name },
      address: call.client.address,
    });
    return sheetFile(call.db, parts.files, call.actor, `${say('name')} ${name}`, sheets);
  };
