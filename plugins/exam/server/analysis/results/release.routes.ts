import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Handler } from 'edutech/core/server/call';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type * as api from '../../../api';
import type { OwnResult } from '../../../api/analysis';
import { levelOf, type Lines } from '../../../model/analysis/levels';
import { rightFrom } from '../../../model/analysis/sp-table';
import { itemsOf, pointsOfItem } from '../../../model/paper/document';
import { releaseExam, type ReleaseParts } from '../../results/release-exam';
import { selectOwnExam, selectOwnPoints } from './own-result.queries';
import { aboutOf, type QuestionParts } from '../paper-items';

export const releaseResults =
  (parts: ReleaseParts): Handler<typeof api.releaseResults> =>
  async ({ db, actor, input, now, client }) => {
    await releaseExam(db, actor, parts, { ...input, now, address: client.address });
    return { isReleased: input.on };
  };

/** Knowledge points that are named as strong, and as weak. */
const mostNamed = 3;

export const ownResult =
  (
    parts: QuestionParts,
    { lines, levelsInCompulsory }: { readonly lines: Lines; readonly levelsInCompulsory: boolean },
  ): Handler<typeof api.ownResult> =>
  async ({ db, actor, input, language }) => {
    const exam = await selectOwnExam(db, actor, input.examId);
    const rows = await selectOwnPoints(db, exam, actor.personId);
    const without = new Set(rows.filter(({ isLeftOut }) => isLeftOut).map(({ itemId }) => itemId));
    const items = itemsOf(exam.document)
      .map((item, at) => ({ ...item, number: at + 1 }))
      .filter(({ id }) => !without.has(id));
    if (rows.length === 0) throw notFound('exam.error.noResult');
    const points = new Map(rows.map((row) => [row.itemId, row.points]));
    const of = (itemId: Id) => points.get(itemId) ?? 0;
    const total = items.reduce((sum, { id }) => sum + of(id), 0);
    const hasPoints = exam.stage === 'senior' || !levelsInCompulsory;
    const about = await aboutOf(parts, items, language);
    const itemLines = items.map((item): OwnResult['items'][number] => {
      const [own, full] = [of(item.id), pointsOfItem(item)];
      return {
        number: item.number,
        about: about.get(item.id) ?? '',
        state: own >= full ? 'right' : own > 0 ? 'partly' : 'wrong',
        points: hasPoints ? own : null,
        full: hasPoints ? full : null,
      };
    });
    const shares = sharesOf(
      items.map(({ id }) => about.get(id) ?? ''),
      (at) => [of(items[at]!.id), pointsOfItem(items[at]!)],
    );
    return {
      title: exam.title,
      subject: nameIn(language, exam.subject, exam.subjectEn),
      startsAt: exam.startsAt,
      full: exam.full,
      level: levelOf(total, exam.full, lines),
      points: hasPoints ? total : null,
      items: itemLines,
      strong: shares
        .filter(({ share }) => share >= 0.999)
        .slice(0, mostNamed)
        .map(({ name }) => name),
      weak: shares
        .filter(({ share }) => share < rightFrom)
        .toSorted((one, other) => one.share - other.share)
        .slice(0, mostNamed)
        .map(({ name }) => name),
    };
  };

/** Share of the points of each knowledge point, in the order of the paper. */
function sharesOf(names: readonly string[], pointsAt: (at: number) => readonly [own: number, full: number]) {
  const sums = new Map<string, { own: number; full: number }>();
  for (const [at, name] of names.entries()) {
    if (name === '') continue;
    const [own, full] = pointsAt(at);
    const before = sums.get(name) ?? { own: 0, full: 0 };
    sums.set(name, { own: before.own + own, full: before.full + full });
  }
  return [...sums].filter(([, { full }]) => full > 0).map(([name, { own, full }]) => ({ name, share: own / full }));
}
