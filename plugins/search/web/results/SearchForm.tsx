import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { longestSearch } from 'edutech/core/common/search/longest';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { routes } from '../../routes';
import { addressOf } from '../address';

/** The page's own field, where the header has no room for one. A plain form: it works before scripts have come. */
export function SearchForm({ q }: { q: string }) {
  const t = useText();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // The field that is seen says what is looked for; who comes without words has come to write them
  useEffect(() => {
    const field = shownField(input.current);
    if (q !== '' && field) field.value = q;
    // after the frame has led the focus to the beginning of the page
    const timer = q === '' ? setTimeout(() => field?.focus({ preventScroll: true })) : undefined;
    return () => clearTimeout(timer);
  }, [q]);
  return (
    <search className="search-form block" aria-label={t('search.here')}>
      <Row
        as="form"
        align="stretch"
        action={routes.results.to()}
        onSubmit={(event) => {
          event.preventDefault();
          const words = input.current?.value.trim();
          if (words) void navigate(addressOf(words, {}));
          input.current?.blur();
        }}
      >
        <span className="search-field grow relative">
          <Icon className="tall" name="Search" />
          <input
            ref={input}
            className="input wide"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={longestSearch}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('search.hint')}
            aria-label={t('search.here')}
          />
        </span>
        <Button look="primary" type="submit">
          {t('search.go')}
        </Button>
      </Row>
    </search>
  );
}

/** Here, or (on wide screens) in the header. */
const shownField = (own: HTMLInputElement | null): HTMLInputElement | null =>
  own?.offsetParent ? own : document.querySelector<HTMLInputElement>('header input[type=search]');
