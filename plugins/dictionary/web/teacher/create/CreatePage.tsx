import { useLoaderData } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { getAssignment, listUnits, monitorAssignment, weakWords } from '../../../api';
import { CreateDesk } from './CreateDesk';

/** The units, the words of the chosen one with what classes get wrong, and a draft that is gone on with. */
export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const search = url.searchParams;
  const [id, wanted] = [search.get('assignment'), search.get('unit')];
  const [from, ofClass] = [search.get('from'), search.get('class')];
  const options = { signal };
  const [{ units }, draft, again] = await Promise.all([
    call(listUnits, {}, options),
    isId(id) ? call(getAssignment, { assignmentId: id }, options) : null,
    isId(from) && isId(ofClass) ? wrongOf(call, from, ofClass, options) : null,
  ]);
  const firstId = (draft?.wordList ?? again?.words)?.[0]?.unitId;
  const unit =
    units.find(({ unitId }) => unitId === wanted) ??
    units.find(({ unitId }) => unitId === firstId) ??
    units.find(({ words }) => words > 0) ??
    null;
  const weak = unit ? await call(weakWords, { unitId: unit.unitId }, options) : { classes: [], words: [] };
  return { units, draft, again, unit, ...weak };
};
/** Homework, and those of its words that students of a class got wrong. */
async function wrongOf(call: LoaderArgs['call'], from: string, classId: string, options: { signal: AbortSignal }) {
  const [assignment, { words }] = await Promise.all([
    call(getAssignment, { assignmentId: from }, options),
    call(monitorAssignment, { assignmentId: from, classId }, options),
  ]);
  const wrong = new Set(words.filter((word) => word.wrong > 0).map(({ wordId }) => wordId));
  return { from: assignment, classId, words: assignment.wordList.filter(({ wordId }) => wrong.has(wordId)) };
}
export type CreateData = Awaited<ReturnType<typeof loader>>;

export function Page() {
  const data = useLoaderData<CreateData>();
  return <CreateDesk key={data.draft?.assignmentId ?? data.again?.from.assignmentId ?? ''} data={data} />;
}
