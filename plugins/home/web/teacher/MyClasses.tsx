import { FormattedMessage } from 'react-intl';
import type { TaughtClassItem } from 'edutech/core/common/api/organisation';
import { Panel } from 'edutech/core/ui/Card';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { MoreLink } from 'edutech/core/ui/Section';

/** The classes that the teacher teaches this term. */
export function MyClasses({ classes }: { classes: readonly TaughtClassItem[] }) {
  return (
    <Panel
      title={<FormattedMessage id="home.classes" />}
      end={
        <MoreLink to="/home/detail">
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
        <ul className="home-classes">
          {classes.map((one) => (
            <li key={`${one.classId} ${one.subjectId}`} className="home-class">
              <b>{one.className}</b>
              <span>
                {one.gradeName} · {one.subjectName}
              </span>
              <small>
                <FormattedMessage id="home.classes.pupils" values={{ count: one.stuCount }} />
              </small>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
