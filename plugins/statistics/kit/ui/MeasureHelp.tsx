import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FormattedDate } from 'react-intl';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { Tag } from 'edutech/core/ui/Tag';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { describeMeasure } from '../../api';

interface MeasureButtonProps {
  /** The figure's name. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The `?` beside a figure. */
export function MeasureButton({ label, isOpen, onToggle }: MeasureButtonProps) {
  const t = useText();
  return (
    <IconButton
      icon="QuestionCircle"
      label={t('statistics.kit.explain', { name: label })}
      aria-expanded={isOpen}
      onClick={onToggle}
    />
  );
}

interface MeasureWordsProps {
  readonly measure: string;
  /** Up to when it is counted; without it the words alone. */
  readonly at?: Date | string;
  /** What the figure is made of, and where to look further. */
  readonly children?: ReactNode;
}

/** How a measure is counted: by its words, formula, source and version, and from when it is. */
export function MeasureWords({ measure, at, children }: MeasureWordsProps) {
  const t = useText();
  const { data, error, again } = useAsked(describeMeasure, { measure });
  if (error) return <ErrorState error={error} onRetry={again} />;
  if (!data) return <Skeletons shape="text" />;
  return (
    <Stack gap={1} className="t-13">
      <Row wrap>
        <b>{t('statistics.kit.how')}</b>
        <Tag>{t('statistics.kit.version', { version: data.version })}</Tag>
      </Row>
      <p>{data.text}</p>
      <MathText markup={data.formula} />
      {children}
      <p className="note">
        {t('statistics.kit.fewest', { fewest: data.fewest })}{' '}
        {data.source && t('statistics.kit.source', { source: data.source })}
      </p>
      {at && (
        <p className="note">
          {t('statistics.kit.at', { at: <FormattedDate value={at} dateStyle="medium" timeStyle="short" /> })}
        </p>
      )}
    </Stack>
  );
}

/** A formula that the server has set as MathML; browsers draw it themselves. */
function MathText({ markup }: { readonly markup: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  // Puts the parsed formula into its place, which React does not fill
  useLayoutEffect(() => {
    const math = new DOMParser().parseFromString(markup, 'text/html').querySelector('math');
    if (math) place.current?.replaceChildren(document.importNode(math, true));
  }, [markup]);
  return <p ref={place} className="pad-y-2 scrolls-x" />;
}
