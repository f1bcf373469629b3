import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { FormattedTime } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { Button } from 'edutech/core/ui/Button';
import { Card, Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { inGroups } from '../../shared/admission';
import { routes } from '../../../routes';
import { Messages } from '../desk/Messages';
import { clockText } from '../state/sheet';
import type { SittingClient } from '../state/sitting-client';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { DeviceCheck } from './DeviceCheck';

const TryQuestion = onDemand(() => import('./TryQuestion').then((part) => part.TryQuestion));

interface WaitingRoomProps {
  readonly client: SittingClient;
  readonly now: number;
}

const Hour = ({ at }: { readonly at: string | number | Date }) => (
  <FormattedTime value={at} timeZone={cityTimeZone} hour="numeric" minute="2-digit" hourCycle="h23" />
);

/** Before the start: one time, the day as a line, four rules, the own seat and the own machine. It opens by itself. */
export function WaitingRoom({ client, now }: WaitingRoomProps) {
  useSignals();
  const t = useText();
  const { opened } = client;
  const { startsAt, messages, state } = client.times.value;
  const left = client.untilStart();
  const [isTrying, setTrying] = useState(false);
  return (
    <main className="exam-wait ground">
      <Row as="header" className="exam-bar paper lined-below pad-x-4" gap={2}>
        <IconButton icon="ArrowLeft" label={t('exam.sitting.toList')} to={routes.studentList.to()} />
        <b className="t-16">{t('exam.sitting.room')}</b>
      </Row>
      <Split side={300} until={1024} className="wrap pad-y-5">
        <Card className="clipped">
          <Stack gap={5} className="pad-5">
            <Row gap={4}>
              <span className={`tile hue-${subjectHue(opened.subjectCode)} exam-tile`} aria-hidden="true">
                {opened.subject.slice(0, 1)}
              </span>
              <div>
                <h1 className="t-20">{opened.title}</h1>
                <p className="soft">
                  {t('exam.sitting.sums', {
                    questions: opened.questions,
                    points: opened.points,
                    minutes: opened.minutes,
                  })}
                </p>
              </div>
            </Row>
            <Stack gap={1} className="center">
              <p className="soft">{t(waitsFor(client, left))}</p>
              <p className="exam-time num" role="timer" aria-live="off">
                {state === 'paused' || startsAt === null ? '– –' : clockText(left)}
              </p>
              <Row className="mid note" gap={1}>
                <Icon name={client.isOnline.value ? 'Checkmark' : 'CloudOff'} size={16} />
                {t(client.isOnline.value ? 'exam.sitting.synced' : 'exam.sitting.unsynced', {
                  time: <FormattedTime value={now} timeZone={cityTimeZone} timeStyle="medium" hourCycle="h23" />,
                })}
              </Row>
            </Stack>
            <DayLine client={client} now={now} />
            <Rules client={client} />
          </Stack>
          <Row wrap className="ground pad-4 lined-top">
            <span className="soft">
              {startsAt === null
                ? t('exam.sitting.byHand')
                : t('exam.sitting.byItself', { time: <Hour at={startsAt as string} /> })}
            </span>
            <Button icon="Edit" className="end" onClick={() => setTrying(true)}>
              {t('exam.sitting.try')}
            </Button>
          </Row>
        </Card>
        <Stack gap={4}>
          <Seat client={client} />
          <DeviceCheck client={client} now={now} />
          <Messages messages={messages} note={opened.note} />
        </Stack>
      </Split>
      {isTrying && <TryQuestion grade={opened.grade} onClose={() => setTrying(false)} />}
    </main>
  );
}

function waitsFor(client: SittingClient, left: number) {
  const { isSealed, startsAt, state } = client.times.value;
  if (state === 'paused') return 'exam.sitting.paused';
  if (isSealed && left <= 0) return 'exam.sitting.untilReleased';
  return startsAt === null ? 'exam.sitting.untilCalled' : 'exam.sitting.untilStart';
}

/** Place of the start on the line of the day. It is fixed, because its words need the room. */
const startAt = 0.2;

/** The day as a line: the waiting room, the start and the end, with where it is now. */
function DayLine({ client, now }: WaitingRoomProps) {
  const t = useText();
  const { entersAt, plannedAt, minutes } = client.opened;
  const start = +new Date(client.times.value.startsAt ?? plannedAt);
  const end = +new Date(client.times.value.endsAt ?? start + minutes * 60_000);
  const from = Math.max(+new Date(entersAt), start - 600_000);
  const share = (begin: number, until: number) => Math.min(1, Math.max(0, (now - begin) / (until - begin)));
  const passed = startAt * share(from, start) + (1 - startAt) * share(start, end);
  return (
    <div className="exam-day">
      <progress className="meter" max={1} value={passed} aria-label={t('exam.sitting.day')} />
      <DayMark at={from} text={t('exam.sitting.enter')} isPast />
      <DayMark at={start} text={t('exam.sitting.begins')} isPast={now >= start} />
      <DayMark at={end} text={t('exam.sitting.ends')} isPast={false} />
    </div>
  );
}

interface DayMarkProps {
  readonly at: number;
  readonly text: string;
  readonly isPast: boolean;
}

const DayMark = ({ at, text, isPast }: DayMarkProps) => (
  <span className={isPast ? 'exam-day-mark is-past' : 'exam-day-mark'}>
    <b className="num block">
      <Hour at={at} />
    </b>
    <small className="fine">{text}</small>
  </span>
);

const rules = [
  ['CloudCheckmark', 'save'],
  ['Clock', 'clock'],
  ['Eye', 'left'],
  ['Flag', 'early'],
] as const satisfies readonly (readonly [IconName, string])[];

/** Four rules: nothing of the exam can surprise. */
function Rules({ client }: { readonly client: SittingClient }) {
  const t = useText();
  const { handInFrom } = client.times.value;
  const { earliest } = client.opened;
  const early = handInFrom
    ? t('exam.sitting.rule.early', { time: <Hour at={handInFrom as string} /> })
    : t('exam.sitting.rule.earlyAfter', { minutes: earliest });
  return (
    <Grid as="ul" columns={2} className="exam-rules">
      {rules.map(([icon, name]) => (
        <Row as="li" key={name} gap={3} align="start">
          <span className="exam-rule-icon tint-brand round-card ink-brand">
            <Icon name={icon} />
          </span>
          <span>
            <b className="block">{name === 'early' ? early : t(`exam.sitting.rule.${name}`)}</b>
            <span className="note">{t(`exam.sitting.rule.${name}.text`)}</span>
          </span>
        </Row>
      ))}
    </Grid>
  );
}

function Seat({ client: { opened } }: { readonly client: SittingClient }) {
  const t = useText();
  const lines = [
    ['name', opened.student],
    ['admission', inGroups(opened.admission)],
    ['room', opened.room],
    ['seat', String(opened.seat)],
    ['invigilator', opened.invigilators.join(t('exam.sitting.and')) || '–'],
  ] as const;
  return (
    <Panel title={t('exam.sitting.seat.title')}>
      <Stack as="dl" gap={2} className="card-body">
        {lines.map(([name, value]) => (
          <Row key={name} justify="between">
            <dt className="soft">{t(`exam.sitting.seat.${name}`)}</dt>
            <dd className="strong num">{value}</dd>
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}
