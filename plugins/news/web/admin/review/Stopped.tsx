import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { StoppedReview } from '../../../api';

/** Why there is no button to approve, and who has one. */
export function Stopped({ stopped: { refusal, people } }: { readonly stopped: StoppedReview }) {
  const t = useText();
  return (
    <Row as="p" gap={3} role="note" className="tint-due round pad-y-2 pad-x-3 below-3">
      <Icon name="LockClosed" />
      <span className="grow">
        {t(`news.refusal.${refusal}`)}{' '}
        {people.length > 0
          ? t('news.stopped.people', { people: <CityWords>{people.join(t('news.stopped.and'))}</CityWords> })
          : t('news.stopped.nobody')}
      </span>
    </Row>
  );
}
