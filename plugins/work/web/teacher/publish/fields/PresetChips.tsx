import { useIntl } from 'react-intl';
import { cityDay, cityTimeZone } from 'edutech/core/common/time/city-time';
import { Chip } from 'edutech/core/ui/Chip';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { dueDay } from '../../../shared/deadlines';
import type { Preset } from '../plan/deadline-presets';

interface PresetChipsProps {
  readonly presets: readonly Preset[];
  readonly chosen: Preset | null;
  readonly onChoose: (preset: Preset) => void;
  /** Fields for another time are open. */
  readonly isOther: boolean;
  readonly onOther: () => void;
  readonly now: Date;
}

/** The deadlines that are given most, said as people say them, and the way to any other. */
export function PresetChips({ presets, chosen, onChoose, isOther, onOther, now }: PresetChipsProps) {
  const t = useText();
  const nameOf = usePresetName(now);
  return (
    <Row align="stretch" wrap className="work-chips" role="group" aria-label={t('work.publish.dueAt')}>
      {presets.map((preset) => (
        <Chip key={preset.id} selected={preset === chosen} onClick={() => onChoose(preset)}>
          {nameOf(preset)}
        </Chip>
      ))}
      <Chip selected={isOther} onClick={onOther}>
        {t('work.publish.otherTime')}
      </Chip>
    </Row>
  );
}

/** 明早 7:40, 周五 8:00, 下节课前（周四 8:50）. */
function usePresetName(now: Date) {
  const intl = useIntl();
  const t = useText();
  return ({ id, dueAt }: Preset): string => {
    const due = new Date(dueAt);
    const zone = { timeZone: cityTimeZone } as const;
    // English writes 07:40 where the clock has 24 hours
    const time = intl
      .formatTime(due, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', ...zone })
      .replace(/^0/, '');
    const day = dueDay(due, now);
    if (id === 'morning' && day === 'tomorrow') return t('work.publish.preset.tomorrow', { time });
    const isFar = day === 'date';
    const named = isFar
      ? intl.formatDate(cityDay(due), { month: 'short', day: 'numeric', timeZone: 'UTC' })
      : intl.formatDate(due, { weekday: 'short', ...zone });
    const moment = `${day === 'tomorrow' ? t('work.tomorrow') : day === 'today' ? t('work.today') : named} ${time}`;
    return id === 'lesson' ? t('work.publish.preset.lesson', { moment }) : moment;
  };
}
