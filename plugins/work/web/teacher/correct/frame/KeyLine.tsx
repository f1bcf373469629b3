import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';

/** The last line of a view: its most used keys. The whole list opens by `?`. */
export function KeyLine({ hints }: { readonly hints: readonly KeyHint[] }) {
  const t = useText();
  return (
    <Row
      as="footer"
      className="correct-keys no-print fixed pad-x-4 lined-top paper soft t-12 nowrap clipped"
      gap={4}
      aria-hidden="true"
    >
      {hints.map(({ keys, does }) => (
        <Row as="span" inline gap={1} key={does}>
          {keys.map((key) =>
            key === '–' ? (
              key
            ) : (
              <kbd key={key} className="key">
                {key}
              </kbd>
            ),
          )}
          {t(does)}
        </Row>
      ))}
      <Row as="span" inline gap={1} className="end">
        <kbd className="key">?</kbd>
        {t('work.correct.allKeys')}
      </Row>
    </Row>
  );
}
