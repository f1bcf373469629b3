import type { Language } from 'edutech/core/common/languages';
import type { Handlers } from 'edutech/core/server/call';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { SheetToWrite } from 'edutech/core/server/sheets/write-sheet';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api/rosters';
import {
  columnsOf,
  isOfPeople,
  requiredFields,
  type RosterField,
  type RosterKind,
} from '../../model/rosters/read/fields';
import type { RosterParts } from './parts';
import { selectImport } from './queries/imports.queries';
import { selectAllRows, type CheckedRow } from './queries/rows.queries';
import { importReach } from './reach';
import { peopleCells, placeCells } from './work/exported-cells';

/** Files of rosters: the template, everybody as the template has it, and an import with what became of its rows. */
export const sheetHandlers = (
  parts: RosterParts,
): Pick<Handlers<typeof api>, 'rosterTemplate' | 'exportRoster' | 'importResult'> => ({
  rosterTemplate: async ({ db, actor, input, language }) => {
    const { ofSchoolId } = await importReach(db, parts.organisation, actor, input);
    const columns = columnsOf(input.kind, ofSchoolId === null);
    const name = parts.texts.say(language, `organisation.rosters.template.${input.kind}`);
    return sheetFile(db, parts.files, actor, name, templateOf(parts.texts, language, input.kind, columns));
  },

  exportRoster: async (call) => {
    const { db, actor, input, language } = call;
    const { texts } = parts;
    const reach = await importReach(db, parts.organisation, actor, input);
    const columns = columnsOf(input.kind, reach.ofSchoolId === null).filter((field) => field !== 'identity');
    const cells = isOfPeople(input.kind)
      ? await peopleCells(parts, call, input.kind, reach)
      : await placeCells(parts, call, input.kind, reach);
    const rows = cells.map((row) => columns.map((field) => row[field] ?? ''));
    await parts.audit.record(db, actor, {
      act: 'roster.export',
      objectKind: 'school',
      objectId: reach.ofSchoolId,
      schoolId: reach.ofSchoolId,
      facts: { kind: input.kind, rows: rows.length },
    });
    const name = texts.say(language, `organisation.rosters.export.${input.kind}`);
    return sheetFile(db, parts.files, actor, name, [{ name, columns: headingOf(texts, language, columns), rows }]);
  },

  importResult: async ({ db, actor, input, language }) => {
    const roster = await selectImport(db, input.id);
    const rows = await selectAllRows(db, roster.id);
    const { texts } = parts;
    const say = (key: string) => texts.say(language, `organisation.rosters.result.${key}`);
    const name = say('name');
    return sheetFile(db, parts.files, actor, name, [
      {
        name,
        columns: [
          { title: say('line'), width: 8 },
          { title: say('state'), width: 12 },
          { title: say('reasons'), width: 60 },
          ...roster.heading.map((title) => ({ title })),
        ],
        rows: rows.map((row) => [
          row.line,
          texts.say(
            language,
            `organisation.rosters.state.${row.done === 'written' ? 'written' : (row.state ?? 'unchecked')}`,
          ),
          reasonsOf(texts, language, row),
          ...roster.heading.map((_, column) => row.cells[column] ?? ''),
        ]),
      },
    ]);
  },
});

function reasonsOf(texts: Texts, language: Language, row: CheckedRow): string {
  return row.problems
    .map(({ kind, field, value, hint = '' }) => {
      const column = texts.say(language, `organisation.rosters.field.${field}`);
      const sentence = texts.say(language, `organisation.rosters.problem.${kind}`, { value, hint });
      return `${column}: ${sentence} ${texts.say(language, `organisation.rosters.remedy.${kind}`, { value, hint })}`;
    })
    .join('\n');
}

const wide = new Set<RosterField>([
  'number',
  'name',
  'post',
  'class',
  'identity',
  'phone',
  'school',
  'schoolName',
  'schoolNameEn',
  'className',
]);
const headingOf = (texts: Texts, language: Language, columns: readonly RosterField[]) =>
  columns.map((field) => ({
    title: texts.say(language, `organisation.rosters.field.${field}`),
    width: wide.has(field) ? 20 : 12,
  }));

function templateOf(
  texts: Texts,
  language: Language,
  kind: RosterKind,
  columns: readonly RosterField[],
): SheetToWrite[] {
  const say = (key: string) => texts.say(language, `organisation.rosters.${key}`);
  return [
    { name: say(`template.${kind}`), columns: headingOf(texts, language, columns), rows: [] },
    {
      name: say('template.help'),
      columns: [
        { title: say('template.column'), width: 16 },
        { title: say('template.required'), width: 10 },
        { title: say('template.explanation'), width: 70 },
      ],
      rows: columns.map((field) => [
        say(`field.${field}`),
        say(field === 'school' || requiredFields[kind].includes(field) ? 'template.yes' : 'template.no'),
        say(`explain.${kind === 'staff' && field === 'class' ? 'staffClass' : field}`),
      ]),
    },
  ];
}
