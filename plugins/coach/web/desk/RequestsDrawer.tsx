import { useState } from 'react';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Tag } from 'edutech/core/ui/Tag';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import { Voice } from 'edutech/plugins/questions/kit/ui/capture/voice/Voice';
import type { Medium } from '../../api/records';
import { Pictures } from '../shared/AskedItem';
import { mediaOf } from '../shared/media-of';
import { stateTones } from '../student/state-tones';
import { RequestActs } from './GroupCards';
import type { Group } from './groups';

interface RequestsDrawerProps {
  readonly group: Group;
  readonly media: readonly Medium[];
  readonly onClose: () => void;
}

/** The questions of a group one by one, with photographs and voices. */
export function RequestsDrawer({ group: { stuck, requests }, media, onClose }: RequestsDrawerProps) {
  const t = useText();
  const [now] = useState(() => new Date());
  return (
    <SideDrawer title={t(`coach.stuck.${stuck}`)} onClose={onClose}>
      <Stack packed as="ul" className="form-body ruled-list">
        {requests.map(({ requestId, name, className, words, pictures, voice, state, again, asked, isShared }) => (
          <li key={requestId}>
            <Stack gap={2} className="pad-y-2">
              <Row wrap rows={1}>
                <b lang={langOf(name)}>{name}</b>
                <span className="fine" lang={langOf(className)}>
                  {className}
                </span>
                <Tag tone={stateTones[state]}>{t(`coach.state.${state}`)}</Tag>
                {again > 0 && <Tag tone="late">{t('coach.desk.again', { count: again })}</Tag>}
                {isShared && <Tag tone="info">{t('coach.desk.shared')}</Tag>}
                <span className="fine end">
                  <SaidMoment at={new Date(String(asked))} now={now} />
                </span>
              </Row>
              {words !== '' && (
                <p className="lines breaks" lang={langOf(words)}>
                  {words}
                </p>
              )}
              <Pictures files={pictures} media={media} />
              {voice && <Voice src={mediaOf(media)[voice]} label={t('coach.voice.of', { name })} className="wide" />}
              <RequestActs requestIds={[requestId]} isShared={isShared} />
            </Stack>
          </li>
        ))}
      </Stack>
    </SideDrawer>
  );
}
