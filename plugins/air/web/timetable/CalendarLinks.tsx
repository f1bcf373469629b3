import { useIntl } from 'react-intl';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import type { Id } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { CopyButton } from 'edutech/core/ui/CopyButton';
import { useText } from 'edutech/core/web/hooks';
import { airCalendar } from '../../api';

/** The address under which calendar programs read what is on in a grade: opened, or copied for a subscription. */
export function CalendarLinks({ gradeId }: { readonly gradeId: Id }) {
  const t = useText();
  const language = useIntl().locale;
  const path = `${addressOf(airCalendar.root, airCalendar.path)}?gradeId=${gradeId}&language=${language}`;
  // only the browser knows under which name it reaches the platform
  const origin = typeof window === 'undefined' ? '' : window.location.origin;
  return (
    <>
      <Button look="quiet" icon="Calendar" href={path}>
        {t('air.timetable.calendar')}
      </Button>
      <CopyButton words={origin + path}>{t('air.timetable.copyCalendar')}</CopyButton>
    </>
  );
}
