import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import type { OpenedGuide } from '../../../api';

/** With whom one inquires, and who writes for the group. */
export function GroupLine({ group }: { readonly group: NonNullable<OpenedGuide['group']> }) {
  const t = useText();
  const { number, names, writer, isWriter } = group;
  return (
    <Row wrap rows={1} className="pad-3 round sunk">
      <Icon name="People" />
      <b>{t('guide.group.number', { number })}</b>
      <CityWords>{names.join(' · ')}</CityWords>
      <span className="note">
        {isWriter ? t('guide.group.youWrite') : <CityWords>{t('guide.group.writes', { name: writer })}</CityWords>}
      </span>
    </Row>
  );
}
