import { FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { MoreLink } from 'edutech/core/ui/Section';
import { useBlocks, usePlacedBlocks } from 'edutech/core/web/blocks';
import { useText } from 'edutech/core/web/hooks';
import type { ExplainRow } from '../../api';
import { routes } from '../../routes';

/** Questions that many got wrong lately: worth a word in class. */
export function Explain({ rows }: { readonly rows: readonly ExplainRow[] }) {
  const t = useText();
  if (rows.length === 0) return null;
  return (
    <Panel
      title={t('home.explain')}
      note={<small className="muted">{t('home.explain.note')}</small>}
      end={<MoreLink to={routes.detail.to()}>{t('home.activity')}</MoreLink>}
    >
      <ul className="pad-x-4 pad-b-2">
        {rows.map(({ id, text, written, className, rate, path }) => (
          <Row as="li" key={id} gap={3} className="home-row pad-y-2 ruled-top">
            <span className="grow">
              <span className="block clip1 home-words">
                <Words text={text} written={written} />
              </span>
              <small className="muted">{className}</small>
            </span>
            <progress
              className={`meter home-meter fixed not-narrow home-meter-${rate < 0.5 ? 'late' : 'star'}`}
              max={1}
              value={rate}
              aria-hidden="true"
            />
            <b className="num fixed home-rate">
              <FormattedNumber value={rate} style="percent" minimumFractionDigits={1} maximumFractionDigits={1} />
            </b>
            <Button size="small" to={path} className="fixed">
              {t('home.explain.act')}
            </Button>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}

/** The words of a question as the area of its row draws them; where none does, in plain signs. */
function Words({ text, written }: Pick<ExplainRow, 'text' | 'written'>) {
  const placed = usePlacedBlocks('home.question');
  const [block] = useBlocks('home.question', Object.fromEntries(placed.map(({ key }) => [key, { written }])));
  return block?.element ?? text;
}
