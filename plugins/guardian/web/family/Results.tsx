import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Panel } from 'edutech/core/ui/Card';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { ResultItem, ResultsOfChild } from '../../api';
import { SubjectTile } from '../shared/HomeworkRows';
import { useDays } from '../shared/Days';

interface RecentProps {
  readonly found: ResultsOfChild;
  readonly title: string;
  readonly note: string;
  /** Shows only the newest. */
  readonly most?: number;
}

/** What teachers say of the newest homework, and what is known or practised. */
export function Recent({ found, title, note, most }: RecentProps) {
  const t = useText();
  const { isShown, recent } = found;
  const text = isShown ? 'guardian.results.noneText' : 'guardian.results.hidden';
  return (
    <Panel title={title} note={<small className="muted">{note}</small>}>
      {recent.length === 0 ? (
        <p className="note pad-x-4 pad-b-4">{t(text)}</p>
      ) : (
        <ul className="ruled-list lined-top">
          {recent.slice(0, most).map((one) => (
            <Result key={one.id} one={one} now={new Date(found.now)} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Result({ one, now }: { one: ResultItem; now: Date }) {
  const t = useText();
  const { dayAt } = useDays(now);
  return (
    <li className="pad-4">
      <Row gap={3}>
        <SubjectTile subject={one.subject} code={one.subjectCode} />
        <strong className="grow clip1">{one.title}</strong>
        <small className="fine fixed">{dayAt(one.at)}</small>
      </Row>
      {one.words.map((words) => (
        <p key={words} className="above-2 soft">
          {words}
        </p>
      ))}
      <Row wrap gap={2} className="above-2">
        {one.knows.map((point) => (
          <Tag key={point} tone="done" icon="Checkmark">
            <span className="visually-hidden">{t('guardian.results.known')}</span> {point}
          </Tag>
        ))}
        {one.practises.map((point) => (
          <Tag key={point} tone="star">
            {t('guardian.results.practises', { point: <CityWords>{point}</CityWords> })}
          </Tag>
        ))}
      </Row>
    </li>
  );
}

/** What the child knows and works on, and how a guardian helps. */
export function Learning({ learning }: Pick<ResultsOfChild, 'learning'>) {
  const t = useText();
  return learning.map(({ subject, subjectCode, knows, practises }) => (
    <Panel key={subjectCode} title={t('guardian.learning.title', { subject })}>
      <Stack gap={2} className="pad-x-4 pad-b-4">
        <Row wrap gap={2}>
          {knows.map((point) => (
            <Tag key={point} tone="done" icon="Checkmark">
              <span className="visually-hidden">{t('guardian.results.known')}</span> <CityWords>{point}</CityWords>
            </Tag>
          ))}
          {practises.map((point) => (
            <Tag key={point} tone="star">
              {t('guardian.results.practises', { point: <CityWords>{point}</CityWords> })}
            </Tag>
          ))}
        </Row>
        <p className="soft">{t(practises.length > 0 ? 'guardian.learning.help' : 'guardian.learning.rest')}</p>
      </Stack>
    </Panel>
  ));
}

/** The child against the own past. */
export function Progress({ progress }: Pick<ResultsOfChild, 'progress'>) {
  const t = useText();
  if (progress.length === 0) return null;
  return (
    <Panel title={t('guardian.results.self')}>
      <ul className="pad-x-4 pad-b-4 soft">
        {progress.map(({ subject, before, now }) => (
          <li key={subject}>
            {t(now > before ? 'guardian.results.grew' : 'guardian.results.steady', { subject, before, now })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
