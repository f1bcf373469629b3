import { FormattedNumber } from 'react-intl';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import type { DifficultyStep } from '../../../model/paper/figures/facts';
import { useComposer } from '../desk/composer-context';
import { BlockSwitches } from './BlockSwitches';
import { Checks } from './Checks';
import { SheetChoice } from './SheetChoice';
import { TargetFields } from './TargetFields';
import { Totals } from './Totals';
import { TwoWayTable } from './TwoWayTable';
import { useFigures } from './use-figures';

/** The right column: what the paper comes to, and how it looks. */
export function Figures({ pages }: { readonly pages: readonly Page[] | null }) {
  const t = useText();
  return (
    <aside
      className="composer-aside composer-scroll composer-figures paper pad-x-4 pad-y-3"
      aria-label={t('exam.compose.right')}
    >
      <Totals />
      <Difficulty />
      <TwoWayTable />
      <Checks pages={pages} />
      <SheetChoice />
      <BlockSwitches />
      <TargetFields />
    </aside>
  );
}

const fills: Readonly<Record<DifficultyStep, string>> = {
  easy: 'composer-easy',
  medium: 'composer-medium',
  harder: 'composer-harder',
  hard: 'composer-hard',
  unknown: 'composer-unknown',
};

/** How the points are shared out over the steps of difficulty, and what the paper is to be. */
function Difficulty() {
  const t = useText();
  const { desk } = useComposer();
  const { difficulty, steps, points } = useFigures();
  if (points === 0) return null;
  const { difficulty: wanted } = desk.document.target;
  return (
    <section>
      <Row as="h3" justify="between">
        <span>
          {t('exam.figures.difficulty')}{' '}
          {difficulty !== null && (
            <FormattedNumber value={difficulty} minimumFractionDigits={2} maximumFractionDigits={2} />
          )}
        </span>
        {wanted > 0 && (
          <span className="fine">
            {t('exam.figures.wanted', {
              value: <FormattedNumber value={wanted} minimumFractionDigits={2} maximumFractionDigits={2} />,
            })}
          </span>
        )}
      </Row>
      <ul className="composer-difficulty round clipped">
        {steps.map(({ step, points: own }) => (
          <li key={step} className={fills[step]} style={{ inlineSize: `${(own / points) * 100}%` }}>
            <span className="visually-hidden">{t(`exam.step.${step}`)} </span>
            <span aria-hidden="true">{own / points > 0.13 && `${t(`exam.step.${step}`)} `}</span>
            {own / points > 0.06 ? <FormattedNumber value={own} /> : <span className="visually-hidden">{own}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
