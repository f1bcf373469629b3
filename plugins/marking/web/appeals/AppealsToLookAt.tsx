import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useText } from 'edutech/core/web/hooks';
import type { Appeal } from '../../api';

const AppealDrawer = onDemand(() => import('./AppealDrawer').then((part) => part.AppealDrawer));

/** Appeals that a leader has asked one to look at. */
export function AppealsToLookAt({ appeals }: { readonly appeals: readonly Appeal[] }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const [openId, open] = useState<string | null>(null);
  const chosen = appeals.find(({ appealId }) => appealId === openId);
  return (
    <Panel title={t('marking.appeals.toLookAt')}>
      <Stack as="ul" className="card-body">
        {appeals.map(({ appealId, title, label }) => (
          <Row as="li" key={appealId}>
            <span className="grow">
              <span lang={langOf(title)}>{title}</span> {t('marking.appeals.of', { label })}
            </span>
            <Button onClick={() => open(appealId)}>{t('marking.appeals.look')}</Button>
          </Row>
        ))}
      </Stack>
      {chosen && (
        <AppealDrawer
          key={chosen.appealId}
          appeal={chosen}
          onClose={() => open(null)}
          onDone={() => {
            open(null);
            void revalidate();
          }}
        />
      )}
    </Panel>
  );
}
