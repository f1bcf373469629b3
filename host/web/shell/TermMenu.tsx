import { useSignals } from '@preact/signals-react/runtime';
import { useIntl } from 'react-intl';
import { termLabel } from 'edutech/core/common/time/terms';
import { DropGroup, DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useTerms, useText } from 'edutech/core/web/hooks';

/** The school term that everything on the page is of. Another one loads the document anew. */
export function TermMenu() {
  useSignals();
  const intl = useIntl();
  const t = useText();
  const terms = useTerms();
  const language = intl.locale === 'en' ? 'en' : 'zh-CN';
  const current = terms.current.value;
  return (
    <DropMenu
      className="shell-tool shell-term"
      align="end"
      label={t('host.term', { term: current ? termLabel(current, language) : t('host.term.none') })}
      trigger={
        <>
          <Icon name="Calendar" size={16} />
          {current ? (
            <>
              <span className="shell-term-whole">{termLabel(current, language)}</span>
              <span className="shell-term-name">{current.termName}</span>
            </>
          ) : (
            t('host.term.choose')
          )}
          <Icon name="ChevronDown" size={16} />
        </>
      }
    >
      <DropGroup label={t('host.term.list')}>
        {terms.list.value.map((term) => (
          <DropItem
            key={term.termId}
            checked={term.termId === current?.termId}
            note={term.isCurrent === 1 ? t('host.term.now') : undefined}
            onChoose={() => term.termId !== current?.termId && terms.choose(term.termId)}
          >
            {termLabel(term, language)}
          </DropItem>
        ))}
      </DropGroup>
    </DropMenu>
  );
}
