import { useEffect, useRef, useState } from 'react';
import { useServices, useText } from 'edutech/core/web/hooks';
import type { SearchBoxData } from 'edutech/core/web/search-box';
import { Row } from 'edutech/core/ui/layout/Row';
import { addressOf } from '../address';
import { forgetSearches, recentSearches } from '../recent';
import { type Line, LineLink } from './LineLink';
import { useCurrentChoice } from './use-current-choice';
import { useField } from './use-field';
import { useSuggested } from './use-suggested';

const listId = 'search-suggestions';
const lineId = (index: number) => `${listId}-${index}`;

/** The list below the field: what one looked for before, then what answers while one types, and the way to all of it. */
export function Block({ data }: { data: SearchBoxData }) {
  const t = useText();
  const services = useServices();
  const field = useField(data);
  const text = field.text.trim();
  const found = useSuggested(text);
  const [recent, setRecent] = useState(() => recentSearches(services));
  const lines: Line[] =
    text === ''
      ? recent.map((words) => ({ is: 'recent', words, address: addressOf(words, {}) }))
      : [
          ...found.map((hit) => ({ is: 'found' as const, hit, address: hit.address })),
          { is: 'all', words: text, address: addressOf(text, {}) },
        ];
  const [current, setCurrent] = useCurrentChoice({ data, field, count: lines.length, listId, lineId });
  const panel = useKeptFocus();
  if (lines.length === 0 || !field.isOpen) return null;
  return (
    <div className="search-panel pad-2 framed round-card paper ink raised-2" ref={panel}>
      {text === '' && (
        <RecentHead
          onForget={() => {
            forgetSearches(services);
            setRecent([]);
          }}
        />
      )}
      <div id={listId} role="listbox" aria-label={t('search.suggestions')}>
        {lines.map((line, index) => (
          <LineLink
            key={line.is === 'found' ? line.hit.id : line.is + line.words}
            line={line}
            id={lineId(index)}
            isCurrent={index === current}
            onPoint={() => index !== current && setCurrent(index)}
            onChoose={field.leave}
          />
        ))}
      </div>
    </div>
  );
}

function RecentHead({ onForget }: { onForget: () => void }) {
  const t = useText();
  return (
    <Row justify="between" gap={0} className="search-panel-head fine">
      <span>{t('search.recent')}</span>
      <button className="pad-x-2 soft" type="button" onClick={onForget}>
        {t('search.forget')}
      </button>
    </Row>
  );
}

/** The field keeps the focus while somebody presses on the list: without it the list would close before the click. */
function useKeptFocus() {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const keep = useRef((event: Event) => event.preventDefault());
  // A press moves the focus before it becomes a click
  useEffect(() => {
    const kept = keep.current;
    panel?.addEventListener('mousedown', kept);
    return () => panel?.removeEventListener('mousedown', kept);
  }, [panel]);
  return setPanel;
}
