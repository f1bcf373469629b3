import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
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
  const { states, handing, isLate, onGo, onBack, onHandIn, onTakeBack, onExport } = props;
  if (handing.state === 'waiting') return <Waiting onTakeBack={onTakeBack} onExport={onExport} />;
  const open = states.filter(({ fill, isFlagged, isUnsaved }) => fill !== 'filled' || isFlagged || isUnsaved);
  const empty = states.filter(({ fill }) => fill === 'empty').length;
  return (
    <section className="card work-st-check" aria-labelledby="work-st-check">
      <h2 id="work-st-check">
        <FormattedMessage
          id={open.length === 0 ? 'work.check.all' : 'work.check.some'}
          values={{ items: states.length, empty }}
        />
      </h2>
      {isLate && (
        <Row as="p" className="work-st-check-late ink-late">
          <Icon name="Clock" size={16} />
          <FormattedMessage id="work.check.late" />
        </Row>
      )}
      {open.length > 0 && (
        <table className="work-st-check-table wide above-3">
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="work.check.item" />
              </th>
              <th scope="col">
                <FormattedMessage id="work.check.state" />
              </th>
              <th scope="col">
                <span className="visually-hidden">
                  <FormattedMessage id="work.check.go" />
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {open.map(({ asked, fill, isFlagged, isUnsaved }) => (
              <tr key={asked.item.itemId}>
                <th scope="row">
                  <FormattedMessage id="work.answering.item" values={{ number: asked.number }} />
                </th>
                <td>
                  {fill !== 'filled' && (
                    <Tag tone={fill === 'empty' ? 'late' : 'due'}>
                      <FormattedMessage id={`work.answering.fill.${fill}`} />
                    </Tag>
                  )}
                  {isFlagged && (
                    <Tag tone="star" icon="Flag">
                      <FormattedMessage id="work.answering.flag" />
                    </Tag>
                  )}
                  {isUnsaved && (
                    <Tag tone="info">
                      <FormattedMessage id="work.answering.unsaved" />
                    </Tag>
                  )}
                </td>
                <td>
                  <Button look="quiet" onClick={() => onGo(asked.item.itemId)} iconAfter="ChevronRight">
                    <FormattedMessage id="work.check.go" />
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {handing.state === 'failed' && (
        <p className="above-3 ink-late" role="alert">
          <ErrorText error={handing.error} /> <FormattedMessage id="work.check.kept" />
        </p>
      )}
      <div className="work-st-check-acts">
        <Button onClick={onBack}>
          <FormattedMessage id="work.check.back" />
        </Button>
        <Button look="primary" busy={handing.state === 'sending'} onClick={onHandIn}>
          <FormattedMessage id={empty > 0 ? 'work.check.handInAnyway' : 'work.check.handIn'} />
        </Button>
      </div>
    </section>
  );
}

/** It could not reach the server: it is safe here, goes by itself, and can be carried along. */
function Waiting({ onTakeBack, onExport }: Pick<CheckProps, 'onTakeBack' | 'onExport'>) {
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
      <Row as="h2">
        <FormattedMessage id="work.check.waiting" />
      </Row>
      <p>
        <FormattedMessage id="work.check.waiting.text" />
      </p>
      <div className="work-st-handed-acts">
        <Button onClick={onTakeBack}>
          <FormattedMessage id="work.check.goOn" />
        </Button>
        <Button icon="ArrowDownload" onClick={onExport}>
          <FormattedMessage id="work.check.export" />
        </Button>
      </div>
    </Stack>
  );
}
