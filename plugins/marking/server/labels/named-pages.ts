import { type Ink, moved, type Page } from 'edutech/plugins/print/kit/common/ink';
import { millimetre as mm } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { Letters } from 'edutech/plugins/print/kit/server/text/letters';
import type { PagePlan } from '../../model/sheet/plan';
import { filledInk } from '../layout/frame';
import type { LaidOutSheet } from '../layout/lay-out';
import { textInk } from '../layout/piece';
import { label, labelInks, type StudentLabel } from './sheet-label';

/** Between the anchors, where nothing else stands and nobody cuts. */
const foot = { x: 20 * mm, y: 6.5 * mm, size: 8 } as const;

/** The pages of a sheet for one student: bar code and name in the place of the label, the number filled in, the name at the foot. */
export function namedPages({ pages, plans }: LaidOutSheet, student: StudentLabel, letters: Letters): Page[] {
  const said = `${student.name}  ${student.admission}`;
  return pages.map((page, at) => ({
    ...page,
    inks: [
      ...page.inks,
      ...identityInks(plans[at]!, student, letters),
      textInk(letters, said, foot.x, page.height - foot.y, { size: foot.size }),
    ],
  }));
}

function identityInks({ fields, label: place }: PagePlan, student: StudentLabel, letters: Letters): Ink[] {
  const digits = fields.filter(({ kind }) => kind === 'digit');
  // a number of another length is left to the student
  const fits = digits.length === student.admission.length;
  const filled = digits.flatMap(({ bubbles }, at) =>
    bubbles.filter(({ value }) => fits && value === student.admission[at]).map(filledInk),
  );
  if (!place) return filled;
  const x = place.x + (place.width - label.width) / 2;
  const y = place.y + (place.height - label.height) / 2;
  return [...filled, ...moved(labelInks(student, letters), x, y)];
}
