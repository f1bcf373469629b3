import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { ChangeableSetting } from '../../../api';
import type { Data } from '../values/setting-values';
import { useValueText } from '../values/use-value-text';

interface SettingStateProps {
  readonly setting: ChangeableSetting;
  readonly place: Data['place'];
  readonly isChanged: boolean;
  /** The field takes no value until its own is wanted. */
  readonly isFlat: boolean;
  readonly hasInherited: boolean;
  readonly onOwn: () => void;
  readonly onInherit: () => void;
  readonly onRevert: () => void;
}

/** Where a value comes from, and what else can be done with it; pressing the word shows the way from above. */
export function SettingState(props: SettingStateProps) {
  const { setting, place, isChanged, isFlat, hasInherited, onOwn, onInherit, onRevert } = props;
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const isOwn = setting.source === place.level;
  const word = isChanged ? 'changed' : setting.isLocked ? 'locked' : isOwn ? 'here' : setting.source;
  const tone = isChanged ? 'due' : isOwn ? 'info' : 'plain';
  return (
    <>
      <Row wrap justify="end">
        <button type="button" className="deployment-state" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Tag tone={tone}>
            {setting.isLocked && <Icon name="LockClosed" size={16} />}
            {t(`deployment.change.source.${word}`)}
          </Tag>
        </button>
        {isChanged ? (
          <Button size="small" look="quiet" onClick={onRevert}>
            {t('deployment.change.back')}
          </Button>
        ) : isFlat && !setting.isLocked ? (
          <Button size="small" look="quiet" onClick={onOwn}>
            {t('deployment.change.own')}
          </Button>
        ) : null}
        {!setting.isLocked && isOwn && !hasInherited && (
          <Button size="small" look="quiet" onClick={onInherit}>
            {t('deployment.change.inherit')}
          </Button>
        )}
      </Row>
      {isOpen && <Path setting={setting} />}
    </>
  );
}

/** 平台默认 21:00 › 全市 20:45 › 青岚县 20:30, and who has another value below. */
function Path({ setting }: { readonly setting: ChangeableSetting }) {
  const t = useText();
  const said = useValueText();
  const { path, own, ownCount } = setting;
  return (
    <Row
      as="ol"
      wrap
      aria-label={t('deployment.change.path')}
      className="deployment-path ground round-card pad-2 size-13 across"
    >
      {path.map(({ level, name, value }) => (
        <li key={level}>
          <span className="muted">{name || t(`deployment.change.path.${level}`)}</span> <b>{said(setting, value)}</b>
        </li>
      ))}
      {ownCount > 0 && (
        <li title={own.map(({ name, value }) => `${name} ${said(setting, value)}`).join('\n')}>
          <span className="muted">{t('deployment.change.path.below', { count: ownCount })}</span>
        </li>
      )}
    </Row>
  );
}
