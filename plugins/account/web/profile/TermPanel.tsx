import { useSignals } from '@preact/signals-react/runtime';
import { useIntl } from 'react-intl';
import { termLabel } from 'edutech/core/common/time/terms';
import { Panel } from 'edutech/core/ui/Card';
import { useTerms, useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';

/** The term that the pages are about; a change loads them anew, and it is kept until one signs out. */
export function TermPanel() {
  useSignals();
  const intl = useIntl();
  const t = useText();
  const terms = useTerms();
  const current = terms.current.value;
  if (!current || terms.list.value.length < 2) return null;
  return (
    <Panel title={t('account.term.title')}>
      <Stack className="pad-x-4 pad-b-4">
        <p className="account-note muted t-13">{t('account.term.text')}</p>
        <select
          className="input account-term"
          aria-label={t('account.term.title')}
          value={current.termId}
          onChange={(event) => terms.choose(event.target.value)}
        >
          {terms.list.value.map((term) => (
            <option key={term.termId} value={term.termId}>
              {termLabel(term, intl.locale === 'en' ? 'en' : 'zh-CN')}
            </option>
          ))}
        </select>
      </Stack>
    </Panel>
  );
}
