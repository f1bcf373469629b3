import { useSignals } from '@preact/signals-react/runtime';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useAppearance, useText } from 'edutech/core/web/hooks';
import type { Page } from '../plugins/plugin-set';
import { textsOf } from '../plugins/texts';
import { helpOf, withLabels } from './page-help';

interface HelpTextProps {
  readonly page: Page;
  /** What its headings are below. */
  readonly below: 'h2' | 'h3';
}

/** What a page is for, how it is used, and what is often asked, once its texts are there. */
export function HelpText({ page, below }: HelpTextProps) {
  useSignals();
  const t = useText();
  const help = helpOf(page.id, textsOf(useAppearance().language.value).value);
  if (!help) return null;
  const { purpose, steps, asked } = help;
  const say = (id: string) => withLabels(t(id), (label) => t(label));
  const Heading = below === 'h2' ? 'h3' : 'h4';
  return (
    <Stack gap={3}>
      <p>{say(purpose)}</p>
      <Heading>{t('host.help.steps')}</Heading>
      <Stack as="ol" gap={2}>
        {steps.map((id, at) => (
          <Row as="li" key={id} align="baseline">
            <b className="num fixed ink-brand">{at + 1}</b>
            <span>{say(id)}</span>
          </Row>
        ))}
      </Stack>
      {asked.length > 0 && <Heading>{t('host.help.asked')}</Heading>}
      {asked.map(({ question, answer }) => (
        <section key={question}>
          <b>{say(question)}</b>
          <p>{say(answer)}</p>
        </section>
      ))}
    </Stack>
  );
}
