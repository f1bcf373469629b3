import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { HandingIn } from '../desk/use-handing-in';
import type { ItemState } from './Navigator';

interface CheckProps {
  readonly states: readonly ItemState[];
  readonly handing: HandingIn;
  readonly isLate: boolean;
  readonly onGo: (itemId: string) => void;
  readonly onBack: () => void;
  readonly onHandIn: () => void;
  /** Does not want to hand in any more. */
  readonly onTakeBack: () => void;
  readonly onExport: () => void;
}

/** Before handing in: what is unanswered, flagged or only on this device; and while the server is away, that it waits. */
export function Check(props: CheckProps) {
  const t = useText();
  const { states, handing, isLate, onGo, onBack, onHandIn, onTakeBack, onExport } = props;
  if (handing.state === 'waiting') return <Waiting onTakeBack={onTakeBack} onExport={onExport} />;
  const open = states.filter(({ fill, isFlagged, isUnsaved }) => fill !== 'filled' || isFlagged || isUnsaved);
  const empty = states.filter(({ fill }) => fill === 'empty').length;
  return (
    <section className="card work-st-check" aria-labelledby="work-st-check">
      <h2 id="work-st-check" className="t-18">
        {t(open.length === 0 ? 'work.check.all' : 'work.check.some', { items: states.length, empty })}
      </h2>
      {isLate && (
        <Row as="p" className="work-st-check-late ink-late">
          <Icon name="Clock" size={16} />
          {t('work.check.late')}
        </Row>
      )}
      {open.length > 0 && (
        <table className="work-st-check-table wide above-3">
          <thead>
            <tr>
              <th scope="col">{t('work.check.item')}</th>
              <th scope="col">{t('work.check.state')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('work.check.go')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {open.map(({ asked, fill, isFlagged, isUnsaved }) => (
              <tr key={asked.item.itemId}>
                <th scope="row">{t('work.answering.item', { number: asked.number })}</th>
                <td>
                  {fill !== 'filled' && (
                    <Tag tone={fill === 'empty' ? 'late' : 'due'}>{t(`work.answering.fill.${fill}`)}</Tag>
                  )}
                  {isFlagged && (
                    <Tag tone="star" icon="Flag">
                      {t('work.answering.flag')}
                    </Tag>
                  )}
                  {isUnsaved && <Tag tone="info">{t('work.answering.unsaved')}</Tag>}
                </td>
                <td>
                  <Button look="quiet" onClick={() => onGo(asked.item.itemId)} iconAfter="ChevronRight">
                    {t('work.check.go')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {handing.state === 'failed' && (
        <p className="above-3 ink-late" role="alert">
          <ErrorText error={handing.error} /> {t('work.check.kept')}
        </p>
      )}
      <div className="work-st-check-acts">
        <Button onClick={onBack}>{t('work.check.back')}</Button>
        <Button look="primary" busy={handing.state === 'sending'} onClick={onHandIn}>
          {t(empty > 0 ? 'work.check.handInAnyway' : 'work.check.handIn')}
        </Button>
      </div>
    </section>
  );
}

/** It could not reach the server: it is safe here, goes by itself, and can be carried along. */
function Waiting({ onTakeBack, onExport }: Pick<CheckProps, 'onTakeBack' | 'onExport'>) {
  const t = useText();
  return (
    <Stack as="section" justify="center" gap={2} className="card work-st-handed center" role="status">
      <Stack
        as="span"
        align="center"
        justify="center"
        gap={0}
        className="work-st-handed-sign is-waiting tint-done ink-done circle"
      >
        <Icon name="CloudOff" size={24} />
      </Stack>
      <Row as="h2">{t('work.check.waiting')}</Row>
      <p>{t('work.check.waiting.text')}</p>
      <div className="work-st-handed-acts">
        <Button onClick={onTakeBack}>{t('work.check.goOn')}</Button>
        <Button icon="ArrowDownload" onClick={onExport}>
          {t('work.check.export')}
        </Button>
      </div>
    </Stack>
  );
}
