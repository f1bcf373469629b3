import { FormattedMessage } from 'react-intl';
import type { TaughtClassItem } from 'edutech/core/common/api/organisation';
import { Panel } from 'edutech/core/ui/Card';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { MoreLink } from 'edutech/core/ui/Section';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { routes } from '../../routes';

/** The classes that the teacher teaches this term. */
export function MyClasses({ classes }: { classes: readonly TaughtClassItem[] }) {
  return (
    <Panel
      title={<FormattedMessage id="home.classes" />}
      end={
        <MoreLink to={routes.detail.to()}>
          <FormattedMessage id="home.activity" />
        </MoreLink>
      }
    >
      {classes.length === 0 ? (
        <EmptyState
          picture="box"
          title={<FormattedMessage id="home.classes.none" />}
          text={<FormattedMessage id="home.classes.noneHint" />}
        />
      ) : (
        <Stack as="ul" gap={2} className="pad-x-4 pad-b-4">
          {classes.map((one) => (
            <li key={`${one.classId} ${one.subjectId}`} className="home-class pad-3 round-card ground">
              <b>{one.className}</b>
              <span className="note">
                {one.gradeName} · {one.subjectName}
              </span>
              <small className="muted num">
                <FormattedMessage id="home.classes.students" values={{ count: one.stuCount }} />
              </small>
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
