import type { OutputOf } from 'edutech/core/common/endpoint';
import { cityDay } from 'edutech/core/common/time/city-time';
import { cityMoment } from 'edutech/core/common/time/periods';
import { dayAfter } from 'edutech/core/common/time/weeks';
import type { Language } from 'edutech/core/common/languages';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type * as api from '../../api';
import type { CoachStatistics } from '../../api/figures';
import { loadTeaching, narrowed, type Teaching } from '../desk/taught.queries';
import { selectItems } from '../items/items.queries';
import { linesOf, pointNames } from '../items/present-item';
import type { Parts } from '../parts';
import {
  selectClasses,
  selectDays,
  selectMostAsked,
  selectPoints,
  selectRungs,
  selectTotals,
} from './statistics.queries';

/** All figures of what somebody teaches, since the beginning of a day. */
async function figuresOf(
  db: Db,
  { bank, textbooks }: Parts,
  teaching: Teaching,
  { since, language }: { readonly since: Date; readonly language: Language },
): Promise<OutputOf<typeof api.coachStatistics>> {
  const [totals, rungs, days, classes, points, mostAsked] = await Promise.all([
    selectTotals(db, teaching, since),
    selectRungs(db, teaching, since),
    selectDays(db, teaching, since),
    selectClasses(db, teaching, since),
    selectPoints(db, teaching, since),
    selectMostAsked(db, teaching, since),
  ]);
  const itemIds = mostAsked.map(({ itemId }) => itemId);
  const pointIds = points.map(({ pointId }) => pointId);
  const [items, names] = await Promise.all([
    selectItems(db, teaching.schoolId, itemIds, language),
    pointNames(db, textbooks, pointIds, language),
  ]);
  const line = await linesOf(db, bank, items);
  const about = new Map(items.map((item) => [item.id, line(item)]));
  return {
    ...totals,
    rungs,
    days,
    classes,
    points: points.flatMap(({ pointId, asked, people }) =>
      names([pointId]).map((point) => ({ ...point, asked, people })),
    ),
    items: mostAsked.map((row) => ({ ...row, about: about.get(row.itemId) ?? '' })),
  };
}

const sinceOf = (now: Date, days: number): Date => cityMoment(dayAfter(cityDay(now), 1 - days), '00:00');

export const coachStatistics =
  (parts: Parts): Handler<typeof api.coachStatistics> =>
  async ({ db, actor, input, now, language }) => {
    const teaching = narrowed(await loadTeaching(db, actor, now), input);
    return figuresOf(db, parts, teaching, { since: sinceOf(now, input.days), language });
  };

export const exportStatistics =
  (parts: Parts, audit: Audit): Handler<typeof api.exportStatistics> =>
  async ({ db, actor, input, now, language, client }) => {
    const teaching = narrowed(await loadTeaching(db, actor, now), input);
    const figures = await figuresOf(db, parts, teaching, { since: sinceOf(now, input.days), language });
    const say = (key: string) => parts.texts.say(language, `coach.sheet.${key}`);
    await audit.record(db, actor, {
      act: 'coach.export',
      objectKind: 'person',
      objectId: actor.personId,
      schoolId: teaching.schoolId,
      facts: { count: figures.asked },
      address: client.address,
    });
    return sheetFile(db, parts.files, actor, say('file'), sheetsOf(figures, say));
  };

function sheetsOf({ classes, points, items }: CoachStatistics, say: (key: string) => string) {
  return [
    {
      name: say('classes'),
      columns: ['class', 'asked', 'people', 'answered', 'minutes'].map((id) => ({ title: say(id) })),
      rows: classes.map((row) => [
        row.className,
        row.asked,
        row.people,
        row.answered,
        row.minutes === null ? '' : Math.round(row.minutes),
      ]),
    },
    {
      name: say('points'),
      columns: ['point', 'asked', 'people'].map((id) => ({ title: say(id), width: id === 'point' ? 30 : 10 })),
      rows: points.map((row) => [row.knowName, row.asked, row.people]),
    },
    {
      name: say('items'),
      columns: ['item', 'asked', 'people', 'answers', 'seen', 'helped'].map((id) => ({
        title: say(id),
        width: id === 'item' ? 60 : 10,
      })),
      rows: items.map((row) => [row.about, row.asked, row.people, row.answers, row.seen, row.helped]),
    },
  ];
}
