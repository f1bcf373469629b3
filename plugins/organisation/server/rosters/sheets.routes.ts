import type { Language } from 'edutech/core/common/languages';
import { categories, type RoleType, roleTypes } from 'edutech/core/common/permissions/people';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Handlers } from 'edutech/core/server/call';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { SheetToWrite } from 'edutech/core/server/sheets/write-sheet';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api/rosters';
import { createCheckContext } from '../../model/rosters/check/check-context';
import { columnsOf, requiredFields, type RosterField, type RosterKind } from '../../model/rosters/read/fields';
import { cellsOf, type SheetWords } from '../../model/rosters/sheet/export';
import type { RosterParts } from './parts';
import { selectImport } from './queries/imports.queries';
import { selectAllRows, type CheckedRow } from './queries/rows.queries';
import { importReach } from './reach';

/** More than a city has: an export has no pages. */
const everybody = 10_000_000;
const studentTypes: readonly RoleType[] = [roleTypes.student];
/** Posts of staff. */
export const staffTypes: readonly RoleType[] = [
  roleTypes.teacher,
  roleTypes.headTeacher,
  roleTypes.principal,
  roleTypes.gradeDirector,
  roleTypes.subjectLeader,
];

/** Files of rosters: the template, everybody as the template has it, and an import with what became of its rows. */
export const sheetHandlers = (
  parts: RosterParts,
): Pick<Handlers<typeof api>, 'rosterTemplate' | 'exportRoster' | 'importResult'> => ({
  rosterTemplate: async ({ db, actor, input, language }) => {
    const { ofSchoolId } = await importReach(db, parts.organisation, actor, input.schoolId);
    const columns = columnsOf(input.kind, ofSchoolId === null);
    const name = parts.texts.say(language, `organisation.rosters.template.${input.kind}`);
    return sheetFile(db, parts.files, actor, name, templateOf(parts.texts, language, input.kind, columns));
  },

  exportRoster: async ({ db, actor, input, language, now }) => {
    const { texts } = parts;
    const reach = await importReach(db, parts.organisation, actor, input.schoolId);
    const termId = input.termId ?? (await currentTermId(db, now));
    const schoolIds = await parts.rosters.schoolIds(db, { schoolId: reach.ofSchoolId, countyId: reach.ofCountyId });
    const types = input.kind === 'students' ? studentTypes : staffTypes;
    // administrators with a post in the school are not in its rosters: no import would accept the row
    const category = input.kind === 'students' ? categories.student : categories.teacher;
    const members = await parts.rosters.membersOf(db, schoolIds, types, termId);
    const { kind, gradeId, classId, state, q } = input;
    const filter = { kind, gradeId, classId, state, q, schoolId: reach.ofSchoolId ?? undefined, termId };
    const isNarrowed = [gradeId, classId, state, q].some(Boolean);
    const listed =
      isNarrowed && (await parts.administration.people.page(db, actor, { ...filter, page: 1, pageLine: everybody }));
    const shown = listed && new Set(listed.rows.map(({ id }) => id));
    const people = members.filter((person) => person.category === category && (!shown || shown.has(person.id)));
    const rosterGround = await parts.rosters.context(db, schoolIds, termId);
    const context = createCheckContext({
      kind: input.kind,
      termId,
      today: cityDay(now),
      homeId: reach.ofSchoolId,
      context: rosterGround,
      people,
    });
    const columns = columnsOf(input.kind, reach.ofSchoolId === null).filter((field) => field !== 'identity');
    const names = new Map(rosterGround.schools.map(({ id, name }) => [id, name]));
    const words = wordsIn(texts, language);
    const rows = people.flatMap((person) => {
      const schools = new Set(person.posts.map((post) => post.schoolId).filter((id) => names.has(id)));
      return [...schools].map((schoolId) => {
        const cells = { ...cellsOf(context, person, schoolId, words), school: names.get(schoolId)! };
        return columns.map((field) => cells[field] ?? '');
      });
    });
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

const wordsIn = (texts: Texts, language: Language): SheetWords => ({
  sex: (sex) => texts.say(language, `organisation.rosters.sex.${sex}`),
  post: (type) => (staffTypes.includes(type) ? texts.say(language, `organisation.rosters.post.${type}`) : ''),
});

const wide = new Set<RosterField>(['number', 'name', 'post', 'class', 'identity', 'phone', 'school']);
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
