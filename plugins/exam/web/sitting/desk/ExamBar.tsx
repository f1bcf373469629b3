import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { FormattedTime } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { useText } from 'edutech/core/web/hooks';
import { clockText } from '../state/sheet';
import { inGroups } from '../../shared/admission';
import type { SittingClient } from '../state/sitting-client';
import type { Place } from './place';

interface ExamBarProps {
  readonly client: SittingClient;
  readonly place: Place;
  readonly now: number;
  readonly isNarrow: boolean;
  readonly onNavigator: () => void;
  readonly onHandIn: () => void;
}

/** What it is, the one clock, what is saved, the hand, and handing in. */
export function ExamBar({ client, place, now, isNarrow, onNavigator, onHandIn }: ExamBarProps) {
  useSignals();
  const t = useText();
  const { opened } = client;
  const { startsAt, endsAt, state } = client.times.value;
  const start = +new Date(startsAt ?? now);
  // of an exam that is held up nobody knows the end yet
  const end = +new Date(endsAt ?? start + opened.minutes * 60_000);
  return (
    <header className="exam-bar paper">
      <Row className="exam-bar-row" gap={3}>
        {!isNarrow && (
          <span className={`tile hue-${subjectHue(opened.subjectCode)}`} aria-hidden="true">
            {opened.subject.slice(0, 1)}
          </span>
        )}
        <div className="grow">
          <h1 className="t-16 strong clip1">{opened.title}</h1>
          <p className="note clip1">
            {isNarrow
              ? t('exam.sitting.place', { number: place.index + 1, items: place.count })
              : `${opened.student}　${inGroups(opened.admission)}`}
          </p>
        </div>
        <div className={isNarrow ? 'at-end' : 'center exam-clock-place'}>
          <p className="exam-clock num" role="timer" aria-label={t('exam.sitting.left')}>
            {state === 'paused' ? '– –' : clockText(client.untilEnd())}
          </p>
          <Row className="mid note nowrap" gap={1} inline>
            <Icon name={state === 'paused' ? 'Pause' : client.isOnline.value ? 'Checkmark' : 'CloudOff'} size={16} />
            {clockWords(client, isNarrow, t, <Hour at={end} />)}
          </Row>
        </div>
        {isNarrow ? (
          <IconButton icon="Grid" label={t('exam.sitting.navigator')} onClick={onNavigator} />
        ) : (
          <Row gap={3} justify="end" className="grow">
            <span className="exam-bar-saved">
              <Saved client={client} />
            </span>
            <HandButton client={client} />
            <HandInButton client={client} now={now} onHandIn={onHandIn} />
          </Row>
        )}
      </Row>
      <progress
        className="meter exam-progress"
        max={1}
        value={Math.min(1, Math.max(0, (now - start) / Math.max(1, end - start)))}
        aria-label={t('exam.sitting.passed')}
      />
    </header>
  );
}

const Hour = ({ at }: { readonly at: number }) => (
  <FormattedTime value={at} timeZone={cityTimeZone} hour="numeric" minute="2-digit" hourCycle="h23" />
);

function clockWords(client: SittingClient, isNarrow: boolean, t: ReturnType<typeof useText>, time: ReactNode) {
  if (client.times.value.state === 'paused') return t('exam.sitting.clock.paused');
  if (!client.isOnline.value) return t('exam.sitting.clock.offline');
  return isNarrow ? t('exam.sitting.clock.synced') : t('exam.sitting.clock.ends', { time });
}

/** The save state; nothing before anything was written. */
export function Saved({ client }: { readonly client: SittingClient }) {
  useSignals();
  const saving = client.answers.saving.value;
  if (!saving) return null;
  return (
    <SaveState
      saving={saving.state === 'failed' ? { state: 'offline', waiting: client.answers.unsaved.size } : saving}
    />
  );
}

/** Calls the teacher without a sound, and says that somebody comes. */
export function HandButton({ client }: { readonly client: SittingClient }) {
  useSignals();
  const t = useText();
  const { handUp } = client.times.value;
  return (
    <IconButton
      icon="Hand"
      label={t(handUp ? 'exam.sitting.hand.up' : 'exam.sitting.hand')}
      pressed={handUp}
      onClick={() => void client.hand(!handUp)}
    />
  );
}

interface HandInButtonProps {
  readonly client: SittingClient;
  readonly now: number;
  readonly onHandIn: () => void;
}

/** Before the earliest time it carries that time. */
export function HandInButton({ client, now, onHandIn }: HandInButtonProps) {
  useSignals();
  const t = useText();
  const from = +new Date(client.times.value.handInFrom ?? now);
  const isEarly = now < from;
  return (
    <Button look={isEarly ? 'outline' : 'primary'} disabled={isEarly} onClick={onHandIn}>
      {isEarly ? t('exam.sitting.handInFrom', { time: <Hour at={from} /> }) : t('exam.sitting.handIn')}
    </Button>
  );
}
