import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useServices, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { Door, DoorName } from '../../model/doors';
import { smartManagement } from '../handlers';
import { useDoors } from './use-doors';

const icons: Readonly<Record<DoorName, string>> = {
  learn: 'HatGraduation',
  watch: 'VideoClip',
  teach: 'PresenterScreen',
  manage: 'Settings',
  family: 'Home',
  news: 'News',
  services: 'Apps',
};

/** Ways into the platform by what one comes for. Each opens: which there are depends on who is signed in. */
export function Doors({ isBelowBanner }: { isBelowBanner: boolean }) {
  useSignals();
  const t = useText();
  const doors = useDoors();
  return (
    <nav
      className={classNames(
        'raised-2',
        'relative',
        'clipped',
        'no-print',
        'wrap',
        'portal-doors',
        `portal-doors-${doors.length}`,
        !isBelowBanner && 'portal-doors-alone',
      )}
      aria-label={t('portal.doors')}
    >
      {doors.map((door) => (
        <DoorWay key={door.name} door={door}>
          <Stack
            as="span"
            align="center"
            justify="center"
            gap={0}
            className="portal-door-glyph fixed round-card tint-brand ink-brand"
          >
            <ModuleIcon name={icons[door.name]} />
          </Stack>
          <span className="portal-door-words">
            <b className="block t-head">{t(`portal.door.${door.name}`)}</b>
            <small className="muted">{t(`portal.door.${door.name}.text`)}</small>
          </span>
        </DoorWay>
      ))}
    </nav>
  );
}

function DoorWay({ door, children }: { door: Door; children: ReactNode }) {
  const services = useServices();
  if (door.to === null) {
    return (
      <Row
        as="button"
        gap={3}
        type="button"
        className="portal-door pad-y-3 pad-x-4 paper"
        onClick={() => smartManagement(services)}
      >
        {children}
      </Row>
    );
  }
  return (
    <Row as={Link} gap={3} className="portal-door pad-y-3 pad-x-4 paper" to={door.to}>
      {children}
    </Row>
  );
}
