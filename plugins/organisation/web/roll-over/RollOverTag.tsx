import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { RollOverItem, RollOverSchool } from '../../api';

const tones: Readonly<Record<RollOverItem['state'], TagTone>> = {
  waiting: 'info',
  running: 'info',
  done: 'done',
  failed: 'late',
  undoing: 'info',
  undone: 'plain',
  withdrawn: 'plain',
};

/** How far a school is with its step into the next year. */
export function RollOverTag({ school: { rollOver, nextClasses } }: { school: RollOverSchool }) {
  const t = useText();
  if (!rollOver)
    return <Tag>{t(nextClasses > 0 ? 'organisation.rollOver.state.classes' : 'organisation.rollOver.state.open')}</Tag>;
  return <Tag tone={tones[rollOver.state]}>{t(`organisation.rollOver.state.${rollOver.state}`)}</Tag>;
}
