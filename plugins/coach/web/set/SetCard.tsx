import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { ChooseBox } from 'edutech/core/ui/table/choosing/ChooseBox';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { OwnSet } from '../../api/own-set';
import { routes } from '../../routes';
import { AskedItem } from '../shared/AskedItem';

type SetItem = OwnSet['data'][number];

interface SetCardProps {
  readonly item: SetItem;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean, withShift: boolean) => void;
}

/** A question of the set, with what is prepared for it. */
export function SetCard({ item, isChosen, onChoose }: SetCardProps) {
  const t = useText();
  const { itemId, hints, answers, people, subject } = item;
  return (
    <article className="card pad-4">
      <Row as="header" wrap rows={1} className="below-2">
        <ChooseBox label={t('coach.set.choose')} isChosen={isChosen} onChoose={onChoose} />
        <Tag>{subject}</Tag>
        <Tag tone={hints > 0 ? 'done' : 'due'}>{t('coach.set.hints', { count: hints })}</Tag>
        <Tag tone={answers > 0 ? 'done' : 'plain'}>{t('coach.answers.count', { count: answers })}</Tag>
        {people > 0 && <Tag tone="info">{t('coach.people', { count: people })}</Tag>}
        <Button size="small" look="soft" className="end" to={routes.detail.to({ item: itemId })}>
          {t('coach.set.prepare')}
        </Button>
      </Row>
      <AskedItem item={item} />
    </article>
  );
}
