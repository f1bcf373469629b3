import type { Handler } from 'edutech/core/server/call';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { CellValue } from 'edutech/core/server/sheets/write-sheet';
import type * as api from '../../api';
import { itemFigures } from '../../model/analysis/item-figures';
import type { Lines } from '../../model/analysis/levels';
import { summaryOf } from '../../model/analysis/metrics';
import { fullPointsOf, markedStudents, totalsOf } from '../../model/analysis/results/result-table';
import { pointsOfItem } from '../../model/paper/document';
import type { EntryParts } from './results/entry.routes';
import { type ExamData, loadExam, ownClasses, papersOf } from './load-exam';
import { aboutOf } from './paper-items';

type Say = (name: string, values?: Record<string, string | number>) => string;

/** Figures of a workbook: percents with one decimal, others with two. */
const percent = (share: number | undefined): CellValue => (share === undefined ? null : Math.round(share * 1000) / 10);
const decimals = (value: number | null | undefined): CellValue =>
  value === null || value === undefined ? null : Math.round(value * 100) / 100;

export const exportAnalysis =
  (parts: EntryParts, lines: Lines): Handler<typeof api.exportAnalysis> =>
  async ({ db, actor, input, language, client }) => {
    const data = await loadExam(db, actor, { examId: input.examId, whole: true });
    const say: Say = (name, values) => parts.texts.say(language, `exam.export.${name}`, values);
    const about = await aboutOf(parts, data.items, language);
    await parts.audit.record(db, actor, {
      act: 'exam.exportAnalysis',
      objectKind: 'exam',
      objectId: data.exam.id,
      schoolId: data.exam.schoolId,
      facts: { title: data.exam.title },
      address: client.address,
    });
    return sheetFile(db, parts.files, actor, say('file', { title: data.exam.title }), [
      classSheet(data, lines, say),
      itemSheet(data, (id) => about.get(id) ?? '', say),
      studentSheet(data, say),
    ]);
  };

function classSheet(data: ExamData, lines: Lines, say: Say) {
  const full = fullPointsOf(data.table);
  const row = (name: string, table: ExamData['table']): CellValue[] => {
    const summary = summaryOf(totalsOf(markedStudents(table)), full, lines);
    return [
      name,
      table.students,
      decimals(summary?.mean),
      decimals(summary?.median),
      decimals(summary?.deviation),
      percent(summary?.excellent),
      percent(summary?.good),
      percent(summary?.pass),
      percent(summary?.low),
    ];
  };
  const names = ['class', 'papers', 'mean', 'median', 'deviation', 'excellent', 'good', 'pass', 'low'];
  return {
    name: say('classes'),
    columns: names.map((name) => ({ title: say(name) })),
    rows: [
      row(say('all'), data.table),
      ...data.classes.map(({ classId, name }) => row(name, papersOf(data, new Set([classId])).table)),
    ],
  };
}

function itemSheet(data: ExamData, aboutItem: (itemId: string) => string, say: Say) {
  const figures = itemFigures(data.table);
  const names = ['item', 'about', 'full', 'facility', 'discrimination', 'correlation', 'zero', 'allPoints'];
  return {
    name: say('items'),
    columns: names.map((name) => ({ title: say(name), ...(name === 'about' && { width: 28 }) })),
    rows: data.items.map((item, at): CellValue[] => {
      const one = figures?.[at];
      return [
        at + 1,
        aboutItem(item.id),
        pointsOfItem(item),
        decimals(one?.facility),
        decimals(one?.discrimination),
        decimals(one?.correlation),
        percent(one?.zero),
        percent(one?.full),
      ];
    }),
  };
}

/** Points of the students of own classes, as class lists have them. */
function studentSheet(data: ExamData, say: Say) {
  const { papers, table } = papersOf(data, ownClasses(data));
  const totals = totalsOf(table);
  const names = new Map(data.classes.map(({ classId, name }) => [classId, name]));
  const cell = (points: number | undefined): CellValue =>
    points === undefined || Number.isNaN(points) ? null : points;
  return {
    name: say('students'),
    columns: [
      { title: say('usercode'), width: 16 },
      ...['name', 'class', 'points'].map((name) => ({ title: say(name) })),
      ...data.items.map((_, at) => ({ title: say('number', { number: at + 1 }), width: 8 })),
    ],
    rows: papers.map(({ usercode, name, classId }, place): CellValue[] => [
      usercode,
      name,
      names.get(classId) ?? '',
      cell(totals[place]),
      ...data.items.map((_, item) => {
        const at = item * table.students + place;
        return table.leftOut?.[at] ? null : cell(table.points[at]);
      }),
    ]),
  };
}
