import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';

/** How often an article was opened. */
export function Views({ count, className }: { count: number; className?: string }) {
  return (
    <span className={className}>
      <Row as="span" inline gap={1} className="num" aria-hidden="true">
        <Icon name="Eye" size={16} />
        <FormattedNumber value={count} />
      </Row>
      <span className="visually-hidden">
        <FormattedMessage id="news.detail.views" values={{ count }} />
      </span>
    </span>
  );
}
