import { useText } from 'edutech/core/web/hooks';
import type { AutoShare } from '../../../model/auto/rules';
import type { Group } from '../use-groups';

interface KnowledgeSharesProps {
  readonly groups: readonly Group[];
  readonly shares: readonly AutoShare[];
  readonly available: ReadonlyMap<string, number>;
  readonly onChange: (shares: AutoShare[]) => void;
}

/** How much of the points each chapter or knowledge point has; the questions are of those that have any. */
export function KnowledgeShares({ groups, shares, available, onChange }: KnowledgeSharesProps) {
  const t = useText();
  const shareOf = new Map(shares.map(({ id, share }) => [id, share]));
  const set = (id: string, share: number) =>
    // in the order of the book; what has nothing is none of the rules
    onChange(
      groups
        .map((group) => ({ id: group.id, share: group.id === id ? share : (shareOf.get(group.id) ?? 0) }))
        .filter((one) => one.share > 0),
    );
  return (
    <ul className="exam-auto-shares">
      {groups.map(({ id, name }) => {
        const share = shareOf.get(id) ?? 0;
        return (
          <li key={id} className="size-13">
            <span className="clip1" title={name}>
              {name}
            </span>
            <input
              type="range"
              min={0}
              max={100}
              aria-label={name}
              aria-valuetext={`${share}%`}
              value={share}
              onChange={(event) => set(id, event.target.valueAsNumber)}
            />
            <b className="num at-end">{share}%</b>
            <small className="num fine at-end" title={t('exam.auto.available')}>
              {share > 0 ? available.get(id) : ''}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
