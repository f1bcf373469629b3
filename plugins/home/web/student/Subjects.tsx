import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { StudentHome } from '../../api';
import { SubjectSign } from './SubjectSign';

/** The subjects of the class with what is open in each. */
export function Subjects({ subjects }: { readonly subjects: StudentHome['subjects'] }) {
  const t = useText();
  if (subjects.length === 0) return null;
  return (
    <ul className="home-subjects scrolls-x" aria-label={t('home.subjects')}>
      {subjects.map(({ name, hue, open, done }) => (
        <Row as="li" key={name} className="card pad-2">
          <SubjectSign name={name} hue={hue} />
          <span className="shrink">
            <b className="block clip1 strong">{name}</b>
            <small className={open > 0 ? 'soft' : 'muted'}>
              {open > 0
                ? t('home.subjects.open', { count: open })
                : t(done > 0 ? 'home.subjects.done' : 'home.subjects.none')}
            </small>
          </span>
        </Row>
      ))}
    </ul>
  );
}
