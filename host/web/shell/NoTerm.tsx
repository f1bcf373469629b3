import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { termLabel } from 'edutech/core/common/time/terms';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useTerms, useText } from 'edutech/core/web/hooks';

interface NoTermProps {
  /** Pages that are of no term (the settings) are shown all the same. */
  readonly applies: boolean;
  readonly children: ReactNode;
}

/** Without a current term the frame stays, and in the page's place one is asked to choose a term. */
export function NoTerm({ applies, children }: NoTermProps) {
  useSignals();
  const intl = useIntl();
  const t = useText();
  const terms = useTerms();
  const language = intl.locale === 'en' ? 'en' : 'zh-CN';
  if (!applies || terms.current.value) return children;
  const known = terms.list.value;
  return (
    <div className="card">
      <EmptyState
        page
        picture="box"
        title={t('host.term.choose')}
        text={t(known.length > 0 ? 'host.term.chooseText' : 'host.term.noneText')}
        actions={known.map((term) => (
          <Button key={term.termId} onClick={() => terms.choose(term.termId)}>
            {termLabel(term, language)}
          </Button>
        ))}
      />
    </div>
  );
}
