import { useSignals } from '@preact/signals-react/runtime';
import { FormattedNumber } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useTerms, useText } from 'edutech/core/web/hooks';
import { actionCount } from 'edutech/plugins/home/api';

/** How much a teacher has done in the term; without anything, and where no home counts it, there is no panel. */
export function TermFigures() {
  useSignals();
  const t = useText();
  const term = useTerms().current.value;
  const { data } = useAsked(actionCount, term && { termId: term.termId });
  const done = (data ?? []).filter(({ count }) => count > 0);
  if (done.length === 0) return null;
  return (
    <Panel title={t('account.termFigures')}>
      <Stack as="ul" gap={2} className="pad-x-4 pad-b-4 t-13">
        {done.map(({ action, title, count }) => (
          <Row as="li" key={action} justify="between">
            {title}
            <b className="num">
              <FormattedNumber value={count} />
            </b>
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}
