// A separate program: measuring and drawing letters holds a processor for most of a second, which nobody else's calls are to wait for.
import { writeFile } from 'node:fs/promises';
import { textsOf } from 'edutech/core/server/texts';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { pdfOf } from 'edutech/plugins/print/kit/server/pdf/paint';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import { serveTasks } from 'edutech/plugins/questions/kit/server/threads/serve-tasks';
import { isMarked, type PagePlan } from '../../model/sheet/plan';
import { barsOf, squaresOf } from '../labels/bar-code';
import { type CutLabel, labelPages } from '../labels/label-pages';
import { namedPages } from '../labels/named-pages';
import type { StudentLabel } from '../labels/sheet-label';
import { filledInk } from '../layout/frame';
import { type LaidOutSheet, layOutSheet } from '../layout/lay-out';
import type { SheetWords } from '../layout/words';
import english from '../messages/en.json';
import chinese from '../messages/zh-CN.json';
import { wordsOf } from '../sheets/sheet-words';
import type { DrawTask, LabelToDraw, SheetToDraw } from './draw-task';

const texts = textsOf({ 'zh-CN': chinese, en: english });

serveTasks<DrawTask>(async (task) => {
  if (task.kind === 'labels') {
    const labels: CutLabel[] = [];
    for (const student of task.students) labels.push({ ...student, squares: await squaresOf(student.admission) });
    return write(task, labelPages(labels, task.title, measuringLetters()));
  }
  if (task.kind === 'named') {
    const blank = laidOutOf(task, { label: '', labelNote: '' });
    const students = await withBars(task.students);
    return write(
      task,
      students.flatMap((student) => namedPages(blank, student, measuringLetters())),
    );
  }
  const laidOut = laidOutOf(task);
  if (task.kind === 'layOut') return laidOut;
  const { pages, plans } = laidOut;
  await write(task, task.isFilled ? pages.map((page, at) => filledIn(page, plans[at]!)) : pages);
  return laidOut;
});

const laidOutOf = ({ sheet, code, language }: SheetToDraw, words: Partial<SheetWords> = {}): LaidOutSheet =>
  layOutSheet(sheet, code, { ...wordsOf(texts, language), ...words }, measuringLetters());

async function write({ path, title }: { readonly path: string; readonly title: string }, pages: readonly Page[]) {
  await writeFile(path, await pdfOf(pages, title, async () => null));
}

async function withBars(students: readonly LabelToDraw[]): Promise<StudentLabel[]> {
  const labels: StudentLabel[] = [];
  for (const student of students) labels.push({ ...student, bars: await barsOf(student.admission) });
  return labels;
}

const filledIn = (page: Page, { fields }: PagePlan): Page => ({
  ...page,
  inks: [...page.inks, ...fields.filter(isMarked).map(({ bubbles }) => filledInk(bubbles[0]!))],
});
