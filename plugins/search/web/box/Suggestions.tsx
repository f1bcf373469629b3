import { useState } from 'react';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useServices, useText } from 'edutech/core/web/hooks';
import type { SearchBoxData } from 'edutech/core/web/search-box';
import { Row } from 'edutech/core/ui/layout/Row';
import { type Found, suggest } from '../../api';
import { addressOf } from '../address';
import { forgetSearches, recentSearches } from '../recent';
import { type Line, LineLink } from './LineLink';
import { useCurrentChoice } from './use-current-choice';
import { useField } from './use-field';

/** Pause in typing after which the server is asked. Milliseconds. */
const pause = 140;
const none: readonly Found[] = [];

const listId = 'search-suggestions';
const lineId = (index: number) => `${listId}-${index}`;

/** The list below the field: what one looked for before, then what answers while one types, and the way to all of it. */
export function Block({ data }: { data: SearchBoxData }) {
  const t = useText();
  const services = useServices();
  const field = useField(data);
  const text = field.text.trim();
  // what answered before stays until the next answer; a failure is shown by the page of results
  const { data: found = none } = useAsked(suggest, text === '' ? null : { q: text }, { keeps: true, pause });
  const [recent, setRecent] = useState(() => recentSearches(services));
  const lines: Line[] =
    text === ''
      ? recent.map((words) => ({ is: 'recent', words, address: addressOf(words, {}) }))
      : [
          ...found.map((hit) => ({ is: 'found' as const, hit, address: hit.address })),
          { is: 'all', words: text, address: addressOf(text, {}) },
        ];
  const [current, setCurrent] = useCurrentChoice({ data, field, count: lines.length, listId, lineId });
  if (lines.length === 0 || !field.isOpen) return null;
  return (
    <div className="search-panel pad-2 framed round-card paper ink raised-2">
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
    <Row justify="between" gap={0} className="pad-x-2 fine">
      <span>{t('search.recent')}</span>
      <button className="search-forget soft" type="button" onClick={onForget}>
        {t('search.forget')}
      </button>
    </Row>
  );
}
