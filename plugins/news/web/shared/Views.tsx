import { FormattedNumber } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';

/** How often an article was opened. */
export function Views({ count, className }: { count: number; className?: string }) {
  const t = useText();
  return (
    <span className={className}>
      <Row as="span" inline gap={1} className="num" aria-hidden="true">
        <Icon name="Eye" size={16} />
        <FormattedNumber value={count} />
      </Row>
      <span className="visually-hidden">{t('news.detail.views', { count })}</span>
    </span>
  );
}
