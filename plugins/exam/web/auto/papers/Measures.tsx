import type { ReactNode } from 'react';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import type { AutoCandidate } from '../../../api';
import { bandIds } from '../../../model/auto/bands';
import type { Groups } from '../use-groups';
import type { Composed } from '../use-composed';
import { BandBar } from './BandBar';
import { KnowledgeBars } from './KnowledgeBars';

interface MeasuresProps {
  readonly composed: Composed;
  readonly groups: Groups;
  /** The paper that one looks at. */
  readonly base: number;
}

/** A difficulty that is missed by more than this is said in amber. */
const shownMiss = 0.02;

/** What each paper comes to beside what is asked for: a line for each figure. */
export function Measures({ composed, groups, base }: MeasuresProps) {
  const t = useText();
  const { rules, candidates } = composed;
  const names = new Map(groups[rules.knowledge.by].map(({ id, name }) => [id as string, name]));
  const line = (label: string, of: (candidate: AutoCandidate) => ReactNode) => (
    <tr>
      <th scope="row" className="note">
        {label}
      </th>
      {candidates.map((candidate, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper is its place
        <td key={nth} className={classNames('num', nth === base && 'exam-auto-base')}>
          {of(candidate)}
        </td>
      ))}
    </tr>
  );
  return (
    <>
      {line(t('exam.auto.measure.difficulty'), ({ difficulty }) => (
        <Row>
          <b>{difficulty.toFixed(2)}</b>
          <span className="muted">{t('exam.auto.wanted', { value: rules.difficulty.toFixed(2) })}</span>
          <Miss by={difficulty - rules.difficulty} />
        </Row>
      ))}
      {line(t('exam.auto.measure.bands'), ({ bands }) => (
        <Row>
          <BandBar
            shares={bands}
            label={bandIds.map((band, at) => `${t(`exam.auto.band.${band}`)} ${percent(bands[at]!)}%`).join(', ')}
          />
          <span className="muted nowrap">{bands.map(percent).join(' · ')}</span>
        </Row>
      ))}
      {rules.knowledge.shares.length > 0 &&
        line(t('exam.auto.measure.knowledge'), ({ knowledge }) => (
          <KnowledgeBars shares={rules.knowledge.shares} reached={knowledge} names={names} />
        ))}
      {line(t('exam.auto.measure.mean'), ({ points, difficulty }) => (
        <Row>
          <b>{(points * difficulty).toFixed(1)}</b>
          <span className="muted">{t('exam.auto.ofPoints', { points })}</span>
        </Row>
      ))}
      {line(t('exam.auto.measure.used'), ({ used, sameKind }) => (
        <Row wrap>
          <span className={used > 0 ? 'ink-star' : undefined}>{t('exam.auto.used', { used })}</span>
          {rules.avoid.sameKind && sameKind > 0 && (
            <span className="ink-star">{t('exam.auto.sameKind', { count: sameKind })}</span>
          )}
        </Row>
      ))}
      {line(t('exam.auto.measure.sources'), ({ sources }) => t('exam.auto.sources', { ...sources }))}
      {line(t('exam.auto.measure.minutes'), ({ minutes }) => (
        <Row>
          <span>{t('exam.auto.about', { minutes })}</span>
          {rules.minutes > 0 && <span className="muted">{t('exam.auto.wanted', { value: rules.minutes })}</span>}
        </Row>
      ))}
    </>
  );
}

const percent = (share: number): number => Math.round(share * 100);

function Miss({ by }: { readonly by: number }) {
  const t = useText();
  if (Math.abs(by) <= shownMiss) return <span className="end ink-done">{t('exam.auto.met')}</span>;
  return (
    <span className="end ink-star nowrap">
      {t(by > 0 ? 'exam.auto.easier' : 'exam.auto.harder', { by: Math.abs(by).toFixed(2) })}
    </span>
  );
}
