import { cityMinute } from 'edutech/core/common/time/city-time';
import { Panel } from 'edutech/core/ui/Card';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { QuestionData } from './load-preview';

/** Areas that have a word here. */
const known: ReadonlySet<string> = new Set(['work', 'exam', 'guide', 'coach', 'prepare', 'spoc', 'live', 'wrong']);

interface UsesProps extends Pick<QuestionData, 'uses'> {
  /** Times that anybody has used it. */
  readonly used: number;
}

/** Where the question is used, as far as the reader may know. */
export function Uses({ uses, used }: UsesProps) {
  const t = useText();
  return (
    <Panel title={t('questions.uses')} note={uses.length > 0 && <span className="muted num">{uses.length}</span>}>
      {uses.length === 0 ? (
        <p className="card-body note">
          {t(used > 0 ? 'questions.uses.elsewhere' : 'questions.uses.none', { count: used })}
        </p>
      ) : (
        <Stack as="ul" gap={0} className="questions-versions pad-b-2">
          {uses.map(({ plugin, thingId, version, person, school, time, isOwn }) => (
            <li key={`${plugin} ${thingId} ${version}`}>
              <Row as="span" justify="between" wrap>
                <span>{t(`questions.uses.${known.has(plugin) ? plugin : 'other'}`)}</span>
                {isOwn && <Tag tone="brand">{t('questions.uses.mine')}</Tag>}
              </Row>
              <small className="muted">
                {[cityMinute(new Date(time)), person, school].filter(Boolean).join(' · ')} ·{' '}
                {t('questions.version', { version })}
              </small>
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
