import { FormattedMessage } from 'react-intl';
import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';

/** The last line of a view: its most used keys. The whole list opens by `?`. */
export function KeyLine({ hints }: { readonly hints: readonly KeyHint[] }) {
  return (
    <footer className="correct-keys no-print" aria-hidden="true">
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) =>
            key === '–' ? (
              key
            ) : (
              <kbd key={key} className="key">
                {key}
              </kbd>
            ),
          )}
          <FormattedMessage id={does} />
        </span>
      ))}
      <span className="correct-keys-all">
        <kbd className="key">?</kbd>
        <FormattedMessage id="work.correct.allKeys" />
      </span>
    </footer>
  );
}
