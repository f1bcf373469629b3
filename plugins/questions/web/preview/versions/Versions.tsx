import { Link } from 'react-router';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Panel } from 'edutech/core/ui/Card';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { questionAddress } from '../../shared/addresses';
import type { QuestionData } from '../load-preview';

const VersionDialog = onDemand(() => import('./VersionDialog').then((part) => part.VersionDialog));

/** What the question was when: each version can be looked at, and compared with the one before. */
export function Versions({ data: { question, versions } }: { readonly data: QuestionData }) {
  const t = useText();
  const [compared, setCompared] = useState<number | null>(null);
  return (
    <Panel title={t('questions.versions')} note={<span className="muted num">{versions.length}</span>}>
      <Stack as="ol" gap={0} className="questions-versions pad-b-2">
        {versions.map(({ version, time, person, note }) => (
          <li key={version} aria-current={version === question.version ? 'true' : undefined}>
            <Row as="span" justify="between" wrap>
              <Link to={questionAddress(question.id, version === question.newest ? undefined : version)}>
                {t('questions.version', { version })}
              </Link>
              {version > 1 && (
                <Button look="link" size="small" onClick={() => setCompared(version)}>
                  {t('questions.version.compare')}
                </Button>
              )}
            </Row>
            <small className="muted">{[cityMinute(new Date(time)), person].filter(Boolean).join(' · ')}</small>
            {note && <p>{note}</p>}
          </li>
        ))}
      </Stack>
      {compared !== null && (
        <VersionDialog
          question={question}
          version={compared}
          others={versions.map(({ version }) => version).filter((version) => version !== compared)}
          onClose={() => setCompared(null)}
        />
      )}
    </Panel>
  );
}
