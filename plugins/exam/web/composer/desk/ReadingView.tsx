import { Row } from 'edutech/core/ui/layout/Row';
import type { AskedAgain } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { PagesPanel } from 'edutech/plugins/print/kit/ui/PagesPanel';
import { Totals } from '../figures/Totals';
import { useComposer } from './composer-context';

/** On a phone the paper is read, not composed: its pages and what they come to. */
export function ReadingView({ pages }: { readonly pages: AskedAgain<readonly Page[]> }) {
  const t = useText();
  const { desk } = useComposer();
  return (
    <div className="pad-3">
      <Row as="p" className="note pad-b-3">
        {t('exam.compose.reading')}
      </Row>
      <section className="card pad-3 below-3" aria-label={t('exam.figures')}>
        <Totals />
      </section>
      <PagesPanel asked={pages} title={desk.values.title} addressOf={(file) => desk.media[file]} />
    </div>
  );
}
