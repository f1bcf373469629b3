import { useSignals } from '@preact/signals-react/runtime';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { AskedItem } from '../state/sheet';
import type { SittingClient } from '../state/sitting-client';

const minute = 60_000;

interface Line {
  readonly icon: IconName;
  readonly text: string;
  readonly isDue: boolean;
}

interface LinesProps {
  readonly client: SittingClient;
  readonly asked: AskedItem;
  readonly isNarrow: boolean;
}

/** What is to be known now, each in one quiet line: a pause, no network, minutes more, the last ten minutes, a word. */
export function Lines({ client, asked, isNarrow }: LinesProps) {
  useSignals();
  const t = useText();
  void client.answers.saving.value;
  const { state, extended, messages } = client.times.value;
  const left = client.untilEnd();
  const ofSection = client.untilEndOf(asked);
  const opensIn = client.untilOpenOf(asked);
  const waiting = client.answers.waiting.size;
  const lines: (Line | false)[] = [
    state === 'paused' && { icon: 'Pause', text: t('exam.sitting.line.paused'), isDue: true },
    !client.isOnline.value && {
      icon: 'CloudOff',
      text: t('exam.sitting.line.offline', { count: waiting }),
      isDue: true,
    },
    extended > 0 && { icon: 'Clock', text: t('exam.sitting.line.extended', { minutes: extended }), isDue: false },
    asked.beforeEnd > 0 &&
      ofSection < 5 * minute &&
      state !== 'paused' && {
        icon: 'Clock',
        text:
          ofSection > 0
            ? t('exam.sitting.line.section', { section: asked.section, minutes: Math.ceil(ofSection / minute) })
            : t('exam.sitting.line.collected', { section: asked.section }),
        isDue: ofSection <= 0,
      },
    opensIn > 0 &&
      state !== 'paused' && {
        icon: 'Clock',
        text: t('exam.sitting.line.opens', { section: asked.section, minutes: Math.ceil(opensIn / minute) }),
        isDue: false,
      },
    left < 10 * minute &&
      state !== 'paused' && {
        icon: 'Clock',
        text: t('exam.sitting.line.last', { minutes: Math.max(1, Math.ceil(left / minute)) }),
        isDue: false,
      },
    isNarrow && messages.length > 0 && { icon: 'Comment', text: messages.at(-1)!.text, isDue: false },
  ];
  return (
    <Stack aria-live="polite" gap={2} className="exam-lines">
      {lines.map(
        (line) =>
          line && (
            <Row
              key={line.icon + line.text}
              className={line.isDue ? 'pad-y-2 pad-x-3 round-card tint-due' : 'pad-y-2 pad-x-3 round-card tint-brand'}
            >
              <Icon name={line.icon} size={16} />
              {line.text}
            </Row>
          ),
      )}
    </Stack>
  );
}
