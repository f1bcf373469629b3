import { useIntl } from 'react-intl';
import { useText } from 'edutech/core/web/hooks';
import type { DayLesson } from '../../../api';
import { saidDifference } from '../shared/said-difference';

/** What is different with a lesson. */
export function SaidChange({ lesson }: { readonly lesson: DayLesson }) {
  const t = useText();
  const intl = useIntl();
  return saidDifference(t, intl, lesson);
}
