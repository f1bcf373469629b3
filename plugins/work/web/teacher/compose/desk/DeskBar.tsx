import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { copyHomework } from '../../../../api';
import { routes } from '../../../../routes';
import { composeAddress, publishAddress, workListAddress } from '../../../shared/addresses';
import type { ComposeData } from '../load-compose';
import { useDesk } from './desk-context';

interface DeskBarProps {
  readonly data: ComposeData;
  readonly onPreview: () => void;
  readonly onPublish: () => void;
}

/** The title, and what is done with the sheet as a whole. */
export function DeskBar({ data, onPreview, onPublish }: DeskBarProps) {
  const intl = useIntl();
  const { sheet, isLocked } = useDesk();
  const { values, change } = sheet;
  const say = (id: string) => intl.formatMessage({ id });
  return (
    <Row wrap gap={3} rows={2} className="work-desk-bar pad-y-2 pad-x-4 paper">
      <IconButton icon="ArrowLeft" label={say('work.desk.back')} to={workListAddress} />
      <input
        className="input work-title shrink"
        value={values.title}
        maxLength={100}
        disabled={isLocked}
        placeholder={say('work.desk.titlePlaceholder')}
        aria-label={say('work.desk.title')}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      {data.homework?.isTemplate && (
        <Tag tone="brand">
          <FormattedMessage id="work.desk.template" />
        </Tag>
      )}
      <Row as="span" wrap className="work-desk-acts end">
        {!isLocked && (
          <>
            <IconButton icon="ArrowUndo" label={say('work.desk.undo')} disabled={!sheet.canUndo} onClick={sheet.undo} />
            <IconButton icon="ArrowRedo" label={say('work.desk.redo')} disabled={!sheet.canRedo} onClick={sheet.redo} />
          </>
        )}
        <Button icon="Eye" onClick={onPreview}>
          <FormattedMessage id="work.desk.preview" />
        </Button>
        {isLocked ? <LockedActs data={data} /> : <OpenActs data={data} onPublish={onPublish} />}
      </Row>
    </Row>
  );
}

/** Of what may be written on: kept for later, kept as a template, published. */
function OpenActs({ data, onPublish }: Pick<DeskBarProps, 'data' | 'onPublish'>) {
  const { sheet } = useDesk();
  const navigate = useNavigate();
  const call = useCall();
  const messages = useMessages();
  const later = async () => {
    if (await sheet.flush()) await navigate(routes.list.to({ tab: data.homework?.isTemplate ? 'template' : 'draft' }));
  };
  const template = async () => {
    const homeworkId = (await sheet.flush()) ? sheet.homeworkId() : null;
    if (!homeworkId) return messages.show('work.desk.nothing', { tone: 'info' });
    await call(copyHomework, { homeworkId, template: true }).then(
      () => messages.show('work.done.template', { tone: 'success' }),
      () => undefined, // the call has shown the error
    );
  };
  const use = async () => {
    const homeworkId = (await sheet.flush()) ? sheet.homeworkId() : null;
    if (!homeworkId) return;
    await call(copyHomework, { homeworkId, template: false }).then(
      (made) => navigate(composeAddress(made.homeworkId)),
      () => undefined, // the call has shown the error
    );
  };
  return (
    <>
      <Can rule={['homework_tea.temporary_save']}>
        <Button onClick={() => void later()}>
          <FormattedMessage id="work.desk.later" />
        </Button>
      </Can>
      {data.homework?.isTemplate ? (
        <Can rule={['homework_tea.copy']}>
          <Button look="primary" onClick={() => void use()}>
            <FormattedMessage id="work.act.use" />
          </Button>
        </Can>
      ) : (
        <>
          <Can rule={['homework_tea.copy']}>
            <Button className="work-desk-template" onClick={() => void template()}>
              <FormattedMessage id="work.act.template" />
            </Button>
          </Can>
          <Button look="primary" icon="Send" onClick={onPublish} disabled={sheet.values.items.length === 0}>
            <FormattedMessage id="work.act.publish" />
          </Button>
        </>
      )}
    </>
  );
}

/** Of what students have, or colleagues share: a copy is written on; one's own goes to other classes. */
function LockedActs({ data }: Pick<DeskBarProps, 'data'>) {
  const { sheet } = useDesk();
  const navigate = useNavigate();
  const call = useCall();
  const homeworkId = sheet.homeworkId();
  if (!homeworkId) return null;
  const copy = () =>
    call(copyHomework, { homeworkId, template: false }).then(
      (made) => navigate(composeAddress(made.homeworkId)),
      () => undefined, // the call has shown the error
    );
  return (
    <>
      {data.homework?.isOwn && (
        <Can rule={['homework_tea.publish_other_classes']}>
          <Button icon="Send" to={publishAddress(homeworkId)}>
            <FormattedMessage id="work.act.others" />
          </Button>
        </Can>
      )}
      <Can rule={['homework_tea.copy']}>
        <Button look="primary" icon="Copy" onClick={() => void copy()}>
          <FormattedMessage id="work.desk.copyToChange" />
        </Button>
      </Can>
    </>
  );
}
