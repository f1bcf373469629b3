import { FormattedDate } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { SchoolPage } from '../../api';
import { FigureValue } from '../../kit/ui/FigureValue';
import type { Span } from '../../model/spans';
import { routes } from '../../routes';
import { Frame } from '../shared/Frame';
import { Sums } from '../shared/Sums';
import { ClassTable } from './ClassTable';
import { Hours } from './Hours';

interface SchoolViewProps {
  readonly school: SchoolPage;
  readonly span: Span;
  /** The caller's own level. */
  readonly level: 'city' | 'county' | 'school' | 'classes';
}

/** A school: sums, homework of its classes, one finding, the hours of the day. */
export function SchoolView({ school, span, level }: SchoolViewProps) {
  const t = useText();
  const up = { to: routes.view.to({ county: school.countyId, span }), name: school.county };
  return (
    <Frame
      title={school.name}
      note={t('statistics.classes.count', { count: school.classes.length })}
      at={school.at}
      span={span}
      level="school"
      placeId={school.id}
      {...(level !== 'school' && { up })}
    >
      <Sums
        sums={school.sums}
        rows={
          <a className="link" href="#acts">
            {t('statistics.school.rows')}
          </a>
        }
      />
      <Stack gap={4}>
        <div className="statistics-wide">
          <ClassTable classes={school.classes} days={school.days} />
          <Stack gap={4}>
            <Finding finding={school.finding} />
            <Hours hours={school.hours} />
          </Stack>
        </div>
        <Acts acts={school.acts} />
      </Stack>
    </Frame>
  );
}

/** One class that needs a look, and what its day is made of. */
function Finding({ finding }: Pick<SchoolPage, 'finding'>) {
  const t = useText();
  return (
    <Panel title={t('statistics.finding')}>
      <Stack className="card-body" gap={2}>
        {finding ? (
          <>
            <p>
              {t('statistics.finding.text', {
                name: <b lang={langOf(finding.name)}>{finding.name}</b>,
                run: finding.run,
                day: <FormattedDate value={finding.day} timeZone="UTC" month="short" day="numeric" weekday="short" />,
                minutes: finding.minutes,
                most: finding.most,
              })}
            </p>
            <Row wrap>
              {finding.subjects.map(({ subject, code, minutes }) => (
                <Tag key={code}>
                  <span lang={langOf(subject)}>{subject}</span> {t('statistics.kit.minutes', { minutes })}
                </Tag>
              ))}
            </Row>
            <p className="note">{t('statistics.finding.remedy')}</p>
          </>
        ) : (
          <p className="muted">{t('statistics.finding.none')}</p>
        )}
      </Stack>
    </Panel>
  );
}

/** The rows behind activity: what was done, by day. */
function Acts({ acts }: Pick<SchoolPage, 'acts'>) {
  const t = useText();
  return (
    <Panel id="acts" title={t('statistics.acts')} note={<span className="note">{t('statistics.acts.note')}</span>}>
      <div className="card-body scrolls-x">
        {acts.length === 0 ? (
          <p className="muted">{t('statistics.acts.none')}</p>
        ) : (
          <table className="statistics-classes wide t-13">
            <thead>
              <tr className="muted">
                <th scope="col">{t('statistics.day')}</th>
                <th scope="col">{t('statistics.act')}</th>
                <th scope="col">{t('statistics.times')}</th>
                <th scope="col">{t('statistics.people')}</th>
              </tr>
            </thead>
            <tbody>
              {acts.map(({ day, title, acts: times, people }) => (
                <tr key={`${day}${title}`}>
                  <th scope="row">
                    <FormattedDate value={day} timeZone="UTC" month="short" day="numeric" weekday="short" />
                  </th>
                  <td>{title}</td>
                  <td className="num">{times}</td>
                  <td>
                    <FigureValue figure={people} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Panel>
  );
}
