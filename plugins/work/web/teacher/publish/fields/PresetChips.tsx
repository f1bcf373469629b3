import { Chip } from 'edutech/core/ui/Chip';
import { Row } from 'edutech/core/ui/layout/Row';
import { useSaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
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
  const t = useText();
  const say = useSaidMoment();
  return ({ id, dueAt }: Preset): string => {
    const moment = say(new Date(dueAt), now);
    return id === 'lesson' ? t('work.publish.preset.lesson', { moment }) : moment;
  };
}
