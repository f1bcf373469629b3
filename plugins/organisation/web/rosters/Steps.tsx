import { classNames } from 'edutech/core/ui/rules/class-names';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';

export const importSteps = ['template', 'upload', 'check', 'confirm'] as const;

/** The four steps of an import, with the one that is at hand. */
export function Steps({ at }: { at: (typeof importSteps)[number] }) {
  const t = useText();
  const current = importSteps.indexOf(at);
  return (
    <Row as="ol" align="stretch" wrap gap={5} rows={2} className="below-4">
      {importSteps.map((step, index) => (
        <Row
          as="li"
          key={step}
          className={classNames('soft', 'organisation-step', index < current && 'organisation-step-done')}
          aria-current={index === current ? 'step' : undefined}
        >
          <Stack as="span" align="center" justify="center" gap={0} className="num framed size-13 circle">
            {index + 1}
          </Stack>
          {t(`organisation.rosters.step.${step}`)}
        </Row>
      ))}
    </Row>
  );
}
