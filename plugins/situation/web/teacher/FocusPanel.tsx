import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { Avatar } from 'edutech/core/ui/Avatar';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import type { ClassMap, FocusStudent } from '../../api';

/** Students worth a talk, chosen by change and in the order of the class list; only teachers of the class see them. */
export function FocusPanel({ focus }: Pick<ClassMap, 'focus'>) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  return (
    <Panel title={t('situation.focus.title')} note={<Tag>{t('situation.focus.private')}</Tag>} className="no-print">
      {focus.length === 0 && <p className="note pad-x-4">{t('situation.focus.none')}</p>}
      <ul className="ruled-list lined-top">
        {focus.map((student) => (
          <Row as="li" key={student.studentId} gap={3} className="pad-y-2 pad-x-4">
            <Avatar person={student.studentId} name={student.name} />
            <span className="grow">
              <b lang={langOf(student.name)}>{student.name}</b>
              <Reason student={student} />
            </span>
            <Button
              size="small"
              to={changed(query, { student: student.studentId })}
              aria-label={t('situation.focus.lookAt', { name: student.name })}
            >
              {t('situation.focus.look')}
            </Button>
          </Row>
        ))}
      </ul>
      <p className="note pad-x-4 pad-y-3">{t('situation.focus.note')}</p>
    </Panel>
  );
}

const inks = {
  absent: 'ink-late',
  falling: 'ink-late',
  forgot: 'ink-star',
  borderline: 'ink-star',
  rising: 'ink-done',
} as const;

function Reason({ student: { reason, before, now, point } }: { readonly student: FocusStudent }) {
  const t = useText();
  const intl = useIntl();
  const share = (value: number | null) => intl.formatNumber(value ?? 0, { style: 'percent' });
  return (
    <small className={`block ${inks[reason]}`}>
      {t(`situation.reason.${reason}`, {
        before: share(before),
        now: reason === 'absent' ? (now ?? 0) : share(now),
        point: <CityWords>{point}</CityWords>,
      })}
    </small>
  );
}
