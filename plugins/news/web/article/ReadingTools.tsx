import { useEffect, useState } from 'react';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { TextSize } from '../../model/news';

interface ReadingToolsProps {
  /** The next sizes; `null` where it ends. */
  readonly larger: TextSize | null;
  readonly smaller: TextSize | null;
  readonly onSize: (size: TextSize) => void;
  readonly onPrint: () => void;
}

/** Size of the text, and printing. They need scripts, so they show themselves with them. */
export function ReadingTools({ larger, smaller, onSize, onPrint }: ReadingToolsProps) {
  const t = useText();
  const [isReady, setReady] = useState(false);
  // Scripts run from here on
  useEffect(() => setReady(true), []);
  const sizes = [
    { sign: 'A−', label: 'news.detail.fontSmaller', size: smaller },
    { sign: 'A+', label: 'news.detail.fontLarger', size: larger },
  ];
  return (
    <Row
      as="span"
      align="stretch"
      gap={1}
      className={classNames('no-print', 'news-tools', !isReady && 'news-tools-waiting')}
    >
      {sizes.map(({ sign, label, size }) => (
        <button
          key={sign}
          type="button"
          className="icon-btn"
          title={t(label)}
          disabled={size === null}
          onClick={() => size && onSize(size)}
        >
          {sign}
          <span className="visually-hidden">{t(label)}</span>
        </button>
      ))}
      <IconButton icon="Print" label={t('news.detail.print')} onClick={onPrint} />
    </Row>
  );
}
