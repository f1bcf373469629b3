import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import type { ClassMap, ClassPoint } from '../../api';

/** The point where a class is stuck: of those with a figure the one with the lowest. */
export const weakestOf = (points: readonly ClassPoint[]): ClassPoint | undefined =>
  points
    .filter(({ value }) => value !== null)
    .toSorted((a, b) => (a.value ?? 1) - (b.value ?? 1))
    .at(0);

/** The page in one sentence: what is known, and where the class is stuck. */
export function Sentence({ map: { points, students, topic } }: { readonly map: ClassMap }) {
  const t = useText();
  const weakest = weakestOf(points);
  const passed = points.filter(({ state }) => state === 'known' || state === 'near').length;
  const isStuck = weakest?.state === 'weak' || weakest?.state === 'learning';
  const kind = weakest ? (isStuck ? 'stuck' : 'fine') : topic?.answered === 0 ? 'new' : 'few';
  return (
    <p className="t-18">
      <strong>
        {t(`situation.sentence.${kind}`, { passed, point: <CityWords>{weakest?.name ?? ''}</CityWords> })}
      </strong>{' '}
      <span className="soft">
        {t(`situation.sentence.${kind}.text`, { students, people: weakest?.people ?? 0, notYet: weakest?.notYet ?? 0 })}
      </span>
    </p>
  );
}
