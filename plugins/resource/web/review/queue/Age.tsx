import { useState } from 'react';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';

interface AgeProps {
  readonly submitted: string;
  readonly due: string;
  readonly isOverdue: boolean;
}

const hour = 3_600_000;
const day = 24 * hour;

/** How long a task has waited, and how near its limit is: orange on the last day, red behind it. */
export function Age({ submitted, due, isOverdue }: AgeProps) {
  const t = useText();
  const [now] = useState(() => Date.now());
  const left = new Date(due).getTime() - now;
  const waited = Math.max(0, now - new Date(submitted).getTime());
  const tone: TagTone = isOverdue ? 'late' : left < day ? 'due' : 'plain';
  return (
    <Stack as="span" gap={0}>
      <span>
        <Tag tone={tone} icon={isOverdue ? 'Warning' : 'Clock'}>
          {t(isOverdue ? 'resource.audit.overdue' : waited < day ? 'resource.audit.hours' : 'resource.audit.days', {
            hours: Math.max(1, Math.round(waited / hour)),
            days: Math.round(waited / day),
          })}
        </Tag>
      </span>
      <span className="resource-row-note clipped soft t-12 nowrap">
        {t('resource.audit.due', { time: cityMinute(new Date(due)) })}
      </span>
    </Stack>
  );
}
