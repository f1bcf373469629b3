import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { ExamAnalysis, SubjectCard } from '../../api';

/** The exams of these days, a card for each subject; of a single one its figures. */
export function SubjectCards({ analysis }: { readonly analysis: ExamAnalysis }) {
  const t = useText();
  const { subjects, summary, allSummary, full } = analysis;
  const shown = subjects.filter((one) => one.summary !== null);
  if (shown.length > 1)
    return (
      <nav className="exam-cards" aria-label={t('exam.analysis.subjects')}>
        {shown.map((card) => (
          <SubjectLink key={card.examId} card={card} isCurrent={card.examId === analysis.examId} />
        ))}
      </nav>
    );
  if (!summary) return null;
  const isCompared = analysis.classes.length > 1 && analysis.classId !== null;
  const shares = ['excellent', 'good', 'pass', 'low'] as const;
  return (
    <dl className="exam-cards">
      <FigureCard name={t('exam.figure.mean')} note={`/ ${full}`}>
        <Fixed value={summary.mean} />
        {isCompared && allSummary && <Difference value={summary.mean - allSummary.mean} />}
      </FigureCard>
      <FigureCard name={t('exam.figure.deviation')} note={t('exam.figure.median', { median: summary.median })}>
        <Fixed value={summary.deviation} />
      </FigureCard>
      {shares.map((share) => (
        <FigureCard
          key={share}
          name={t(`exam.figure.${share}`)}
          note={t(`exam.figure.${share}.line`, lineOf(analysis, share))}
        >
          <FormattedNumber value={summary[share]} style="percent" maximumFractionDigits={0} />
          {isCompared && allSummary && (
            <Difference value={(summary[share] - allSummary[share]) * 100} isBad={share === 'low'} />
          )}
        </FigureCard>
      ))}
    </dl>
  );
}

const lineOf = ({ lines, full }: ExamAnalysis, share: 'excellent' | 'good' | 'pass' | 'low') => ({
  points: (lines[share] * full) / 100,
});

interface FigureCardProps {
  readonly name: string;
  readonly note: string;
  readonly children: ReactNode;
}

function FigureCard({ name, note, children }: FigureCardProps) {
  return (
    <div className="card pad-y-3 pad-x-4">
      <dt className="soft t-13">{name}</dt>
      <Row as="dd" align="baseline" className="exam-figure num strong">
        {children}
      </Row>
      <dd className="fine">{note}</dd>
    </div>
  );
}

const Fixed = ({ value }: { readonly value: number }) => (
  <FormattedNumber value={value} minimumFractionDigits={1} maximumFractionDigits={1} />
);

/** Against all classes of the exam; a word of screen readers says so. */
function Difference({ value, isBad = false }: { readonly value: number; readonly isBad?: boolean }) {
  const t = useText();
  const isGood = isBad ? value < 0 : value > 0;
  if (Math.abs(value) < 0.05) return null;
  return (
    <small
      className={classNames('end', 'num', 't-12', isGood ? 'ink-done' : 'ink-late')}
      title={t('exam.figure.against')}
    >
      <FormattedNumber value={value} signDisplay="always" minimumFractionDigits={1} maximumFractionDigits={1} />
    </small>
  );
}

function SubjectLink({ card, isCurrent }: { readonly card: SubjectCard; readonly isCurrent: boolean }) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const { summary, subject, subjectCode, full, allMean, distribution, examId } = card;
  if (!summary) return null;
  const percent = (value: number) => <FormattedNumber value={value} style="percent" maximumFractionDigits={0} />;
  return (
    <Link
      to={changed(query, { id: examId, item: null, talk: null })}
      className={classNames('card', 'pad-y-3', 'pad-x-4', 'block', `hue-${subjectHue(subjectCode)}`)}
      aria-current={isCurrent ? 'page' : undefined}
      preventScrollReset
    >
      <Row as="span">
        <span className="tile exam-card-tile" aria-hidden="true">
          {subject.slice(0, 1)}
        </span>
        <b>{subject}</b>
      </Row>
      <Row as="span" align="baseline" className="exam-figure num strong">
        <Fixed value={summary.mean} />
        <small className="fine">/ {full}</small>
        {allMean !== null && <Difference value={summary.mean - allMean} />}
      </Row>
      <span className="soft t-12">
        {t('exam.figure.rates', { excellent: percent(summary.excellent), pass: percent(summary.pass) })}
      </span>
      <Shape counts={distribution} />
    </Link>
  );
}

/** The shape of a group, as small as a word. */
function Shape({ counts }: { readonly counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <svg className="exam-shape wide block" viewBox="0 0 100 26" preserveAspectRatio="none" aria-hidden="true">
      {counts.map((count, tenth) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: tenths are named by their place
          key={tenth}
          x={tenth * 10 + 1}
          y={26 - (count / most) * 24}
          width={8}
          height={(count / most) * 24}
          rx={1}
          opacity={tenth >= 6 ? 1 : 0.4}
        />
      ))}
    </svg>
  );
}
