import { useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { copyHomework } from '../../../../api';
import { routes } from '../../../../routes';
import { composeAddress, publishAddress, workListAddress } from '../../../shared/addresses';
import type { ComposeData } from '../load-compose';
import { useDesk } from './desk-context';

interface DeskBarProps {
  readonly data: ComposeData;
  readonly onPreview: () => void;
}

/** The title, and what is done while one writes. */
export function DeskBar({ data, onPreview }: DeskBarProps) {
  const t = useText();
  const { sheet, isLocked } = useDesk();
  const { values, change } = sheet;
  return (
    <Row wrap gap={3} rows={2} className="work-desk-bar pad-y-2 pad-x-4 paper">
      <IconButton icon="ArrowLeft" label={t('work.desk.back')} to={workListAddress} />
      <input
        className="input work-title shrink"
        value={values.title}
        maxLength={100}
        disabled={isLocked}
        placeholder={t('work.desk.titlePlaceholder')}
        aria-label={t('work.desk.title')}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      {data.homework?.isTemplate && <Tag tone="brand">{t('work.desk.template')}</Tag>}
      <Row as="span" wrap className="end">
        {!isLocked && (
          <>
            <IconButton icon="ArrowUndo" label={t('work.desk.undo')} disabled={!sheet.canUndo} onClick={sheet.undo} />
            <IconButton icon="ArrowRedo" label={t('work.desk.redo')} disabled={!sheet.canRedo} onClick={sheet.redo} />
          </>
        )}
        <Button icon="Eye" onClick={onPreview}>
          {t('work.desk.preview')}
        </Button>
      </Row>
    </Row>
  );
}

interface DeskActsProps {
  readonly data: ComposeData;
  readonly onPublish: () => void;
}

/** What is done with the sheet as a whole: read after it, seen at the end of the bar, on phones at the foot. */
export function DeskActs({ data, onPublish }: DeskActsProps) {
  const { isLocked } = useDesk();
  return (
    <Row wrap className="work-desk-acts pad-y-2 paper">
      {isLocked ? <LockedActs data={data} /> : <OpenActs data={data} onPublish={onPublish} />}
    </Row>
  );
}

/** Of what may be written on: kept for later, kept as a template, published. */
function OpenActs({ data, onPublish }: DeskActsProps) {
  const t = useText();
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
        <Button onClick={() => void later()}>{t('work.desk.later')}</Button>
      </Can>
      {data.homework?.isTemplate ? (
        <Can rule={['homework_tea.copy']}>
          <Button look="primary" onClick={() => void use()}>
            {t('work.act.use')}
          </Button>
        </Can>
      ) : (
        <>
          <Can rule={['homework_tea.copy']}>
            <Button className="work-desk-template" onClick={() => void template()}>
              {t('work.act.template')}
            </Button>
          </Can>
          <Button look="primary" icon="Send" onClick={onPublish} disabled={sheet.values.items.length === 0}>
            {t('work.act.publish')}
          </Button>
        </>
      )}
    </>
  );
}

/** Of what students have, or colleagues share: a copy is written on; one's own goes to other classes. */
function LockedActs({ data }: Pick<DeskActsProps, 'data'>) {
  const t = useText();
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
            {t('work.act.others')}
          </Button>
        </Can>
      )}
      <Can rule={['homework_tea.copy']}>
        <Button look="primary" icon="Copy" onClick={() => void copy()}>
          {t('work.desk.copyToChange')}
        </Button>
      </Can>
    </>
  );
}
