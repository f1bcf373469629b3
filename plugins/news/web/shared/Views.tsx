import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';

/** How often an article was opened. */
export function Views({ count, className }: { count: number; className?: string }) {
  return (
    <span className={className}>
      <span className="news-views num" aria-hidden="true">
        <Icon name="Eye" size={16} />
        <FormattedNumber value={count} />
      </span>
      <span className="visually-hidden">
        <FormattedMessage id="news.detail.views" values={{ count }} />
      </span>
    </span>
  );
}
