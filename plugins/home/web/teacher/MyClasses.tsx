import type { TaughtClassItem } from 'edutech/core/common/api/organisation';
import { Panel } from 'edutech/core/ui/Card';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { MoreLink } from 'edutech/core/ui/Section';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';

/** The classes that the teacher teaches this term. */
export function MyClasses({ classes }: { classes: readonly TaughtClassItem[] }) {
  const t = useText();
  return (
    <Panel title={t('home.classes')} end={<MoreLink to="/home/detail">{t('home.activity')}</MoreLink>}>
      {classes.length === 0 ? (
        <EmptyState picture="box" title={t('home.classes.none')} text={t('home.classes.noneHint')} />
      ) : (
        <Stack as="ul" gap={2} className="pad-x-4 pad-b-4">
          {classes.map((one) => (
            <li key={`${one.classId} ${one.subjectId}`} className="home-class pad-3 round-card ground">
              <b>{one.className}</b>
              <span className="note">
                {one.gradeName} · {one.subjectName}
              </span>
              <small className="muted num">{t('home.classes.students', { count: one.stuCount })}</small>
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
