import { useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useAppearance, useText } from 'edutech/core/web/hooks';
import { helpedPages } from '../../generated/messages';
import type { Page } from '../plugins/plugin-set';
import { textsOfHelp } from '../plugins/text-groups';
import { loadTexts, textsOf } from '../plugins/texts';
import { helpOf, type PageHelp, withLabels } from './page-help';

type State = 'waiting' | 'ready' | 'failed';

/** The way to the help of a page that has some. */
export const HelpButton = ({ page }: { readonly page: Page }) => helpedPages.has(page.id) && <Help page={page} />;

/** What the page is for and how it is used, over the page; its texts come when somebody asks. */
function Help({ page }: { readonly page: Page }) {
  useSignals();
  const t = useText();
  const { language } = useAppearance();
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<State>('waiting');
  const help = helpOf(page.id, textsOf(language.value).value);
  const open = () => {
    setState('waiting');
    dialog.current?.showModal();
    loadTexts(language.peek(), textsOfHelp(page.plugin.id)).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <IconButton icon="QuestionCircle" label={t('host.help.title')} onClick={open} />
      <dialog ref={dialog} className="key-hints" aria-labelledby="page-help-title" aria-busy={state === 'waiting'}>
        <header>
          <h2 id="page-help-title">{t('host.help.title')}</h2>
          <IconButton icon="Dismiss" label={t('host.help.close')} onClick={() => dialog.current?.close()} />
        </header>
        {state === 'failed' && <p role="alert">{t('host.help.failed')}</p>}
        {state === 'ready' && help && <HelpText help={help} />}
      </dialog>
    </>
  );
}

function HelpText({ help: { purpose, steps, asked } }: { readonly help: PageHelp }) {
  const t = useText();
  const say = (id: string) => withLabels(t(id), (label) => t(label));
  return (
    <Stack gap={3}>
      <p>{say(purpose)}</p>
      <h3>{t('host.help.steps')}</h3>
      <Stack as="ol" gap={2}>
        {steps.map((id, at) => (
          <Row as="li" key={id} align="baseline">
            <b className="num fixed ink-brand">{at + 1}</b>
            <span>{say(id)}</span>
          </Row>
        ))}
      </Stack>
      {asked.length > 0 && <h3>{t('host.help.asked')}</h3>}
      {asked.map(({ question, answer }) => (
        <section key={question}>
          <b>{say(question)}</b>
          <p>{say(answer)}</p>
        </section>
      ))}
    </Stack>
  );
}
