import { FormattedDate } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { KeptLesson } from './kept-lesson';

/** Who did what with the lesson, the last first. */
export function StepsPanel({ steps }: { readonly steps: KeptLesson['steps'] }) {
  const t = useText();
  if (steps.length === 0) return null;
  return (
    <Panel title={t('air.lesson.steps')}>
      <Stack as="ol" gap={2} className="air-steps pad-t-2 pad-x-4 pad-b-4">
        {steps.map(({ act, by, reason, at }) => (
          <li key={at + act}>
            <span>
              <b>{by}</b> {t(`air.step.${act}`)}
            </span>
            <time className="num soft" dateTime={at}>
              <FormattedDate value={at} month="numeric" day="numeric" hour="2-digit" minute="2-digit" />
            </time>
            {reason && <p className="soft across">{reason}</p>}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
