import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { BarSlot } from 'edutech/core/ui/navigation/BarSlot';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import { routes } from '../../../routes';
import type { ComposerData } from '../start/load-composer';
import { Present } from '../together/Present';
import { useComposer } from './composer-context';

interface ComposerBarProps {
  readonly data: ComposerData;
  /** Opens a column that finds no room; null: it has room. */
  readonly onLeft: (() => void) | null;
  readonly onRight: (() => void) | null;
  /** On a phone the paper is only read. */
  readonly isReading: boolean;
  readonly onPrint: () => void;
  readonly onTeam: () => void;
  readonly onFinish: () => void;
}

/** The title, whether it is saved, and what is done with the paper as a whole. */
export function ComposerBar({ data, onLeft, onRight, isReading, onPrint, onTeam, onFinish }: ComposerBarProps) {
  const t = useText();
  const { desk, choose, together, isLocked } = useComposer();
  const titleHolder = together.holderOf('title');
  const { values, change, saving } = desk;
  return (
    <BarSlot>
      {!isReading && (
        <input
          className="input composer-title shrink"
          value={values.title}
          maxLength={100}
          disabled={isLocked || titleHolder !== null}
          placeholder={t('exam.compose.titlePlaceholder')}
          aria-label={t('exam.compose.title')}
          onFocus={() => together.isOn && choose('title')}
          onChange={({ currentTarget: { value } }) =>
            together.mayChange(desk.values, { ...desk.values, title: value }) && change({ title: value })
          }
        />
      )}
      {data.paper && !data.paper.isEditable && <Tag tone="brand">{t(`exam.state.${data.paper.state}`)}</Tag>}
      {saving && <SaveState saving={saving} />}
      <Row className="end">
        {!isReading && <Present onTeam={desk.paperId && data.paper?.isEditable !== false ? onTeam : null} />}
        {!isLocked && (
          <>
            <IconButton icon="ArrowUndo" label={t('exam.compose.undo')} disabled={!desk.canUndo} onClick={desk.undo} />
            <IconButton icon="ArrowRedo" label={t('exam.compose.redo')} disabled={!desk.canRedo} onClick={desk.redo} />
          </>
        )}
        {onLeft && <IconButton icon="List" label={t('exam.compose.left')} onClick={onLeft} />}
        {onRight && <IconButton icon="Options" label={t('exam.compose.right')} onClick={onRight} />}
        <Button icon="Print" onClick={onPrint}>
          {t('exam.compose.print')}
        </Button>
        {data.paper && !data.paper.isEditable ? (
          <Button look="primary" icon="Copy" to={routes.create.to({ copy: data.paper.paperId })}>
            {t('exam.compose.copy')}
          </Button>
        ) : (
          !isLocked && (
            <Button look="primary" onClick={onFinish}>
              {t('exam.compose.finish')}
            </Button>
          )
        )}
      </Row>
    </BarSlot>
  );
}
