import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import type { Files } from 'edutech/core/server/files/files';
import type { SingleHandler } from 'edutech/core/server/call';
import type { manageLesson, manageLessons, placeBooks, twinPlaces } from '../../api';
import { selectPlacesOf } from '../places/places.queries';
import type { Shelf } from '../places/shelf';
import { withStatuses } from '../statuses';
import { fieldsOf, managed, placeOf } from './lesson-view';
import { countLessons, selectLesson, selectLessons, type WantedLessons } from './lessons.queries';
import { missingOf } from './missing-fields';
import { selectSteps } from './steps.queries';

interface Parts extends Shelf {
  readonly files: Files;
  readonly conversions: Conversions;
}

export const listLessons =
  ({ conversions }: Pick<Parts, 'conversions'>): SingleHandler<typeof manageLessons> =>
  async ({ db, actor, input, language }) => {
    const { scope, tab = 'all', q = '', sort, page, pageLine: line } = input;
    const want: WantedLessons = {
      personId: actor.personId,
      isMine: scope === 'mine',
      gradeId: input.gradeId,
      subjectId: input.subjectId,
      words: q.trim(),
    };
    const [rows, counts] = await Promise.all([
      selectLessons(db, want, { tab, sort, page, line }, language),
      countLessons(db, want),
    ]);
    const lessons = await withStatuses(db, conversions, rows);
    return {
      items: lessons.map((row) => managed(row, row.status, actor.personId)),
      page: { cur: page, line, total: counts[tab] },
      counts,
    };
  };

export const showLesson =
  ({ files, conversions, textbooks }: Parts): SingleHandler<typeof manageLesson> =>
  async ({ db, actor, input, language }) => {
    const stored = await selectLesson(db, input.id, language);
    const [[row], nodeIds, steps] = await Promise.all([
      withStatuses(db, conversions, [stored]),
      selectPlacesOf(db, stored.id),
      selectSteps(db, stored.id),
    ]);
    const places = await textbooks.nodes(db, nodeIds, language);
    const file = stored.ffid ? await files.find(db, stored.ffid) : null;
    return {
      ...managed(stored, row!.status, actor.personId),
      fields: fieldsOf(stored),
      film: file && { fileId: file.id, name: file.name, ext: file.ext, bytes: file.bytes },
      standsOn: nodeIds.flatMap((id) => places.get(id) ?? []).map(placeOf),
      steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
      missing: missingOf(stored),
    };
  };

export const listTwins =
  ({ textbooks }: Shelf): SingleHandler<typeof twinPlaces> =>
  async ({ db, input, language }) => {
    const twins = await textbooks.twinsOf(db, input.nodeIds);
    const others = twins.filter((id) => !input.nodeIds.includes(id));
    const places = await textbooks.nodes(db, others, language);
    return others
      .flatMap((id) => places.get(id) ?? [])
      .filter(({ book, isRemoved }) => book.isCity && !isRemoved)
      .map(placeOf);
  };

export const listPlaceBooks =
  ({ textbooks }: Shelf): SingleHandler<typeof placeBooks> =>
  async ({ db, language }) =>
    (await textbooks.catalogue(db, language)).map((book) => ({ ...book, stageId: book.stage }));
