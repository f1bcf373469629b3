import { useEffect, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { keysInReach } from 'edutech/core/ui/keys/page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useServices, useText } from 'edutech/core/web/hooks';
import type { AskedHelp } from 'edutech/core/web/screen/dialog-queue';
import { manualPage } from '../pages/host-pages';
import type { Page } from '../plugins/plugin-set';
import { textsOfHelp } from '../plugins/text-groups';
import { loadTexts } from '../plugins/texts';
import type { HelpText } from './HelpText';

type Loaded = 'waiting' | 'failed' | { readonly HelpText: typeof HelpText } | null;

interface HelpPanelProps {
  /** The page, if somebody has written help for it; its texts come now. */
  readonly page: Page | null;
  readonly asked: AskedHelp;
}

/** What the page is for and how it is used, then its keys, over everything. */
export function HelpPanel({ page, asked: { atKeys, close } }: HelpPanelProps) {
  const t = useText();
  const { appearance, navigation, session } = useServices();
  const dialog = useRef<HTMLDialogElement>(null);
  const keysTitle = useRef<HTMLHeadingElement>(null);
  // those that acted before this lay over them
  const [keys] = useState(() => keysInReach()?.hints ?? []);
  const [loaded, setLoaded] = useState<Loaded>(page ? 'waiting' : null);
  // Opens once, and loads what it says; keys are there without a network too
  useEffect(() => {
    dialog.current?.showModal();
    if (!page) return;
    Promise.all([import('./HelpText'), loadTexts(appearance.language.peek(), textsOfHelp(page.plugin.id))]).then(
      ([part]) => setLoaded(part),
      () => setLoaded('failed'),
    );
  }, [page, appearance]);
  // Keys that were asked for are seen and read first, once what stands above them has come
  useEffect(() => {
    if (!atKeys || loaded === 'waiting') return;
    keysTitle.current?.focus();
    keysTitle.current?.scrollIntoView();
  }, [atKeys, loaded]);
  const openManual = () => {
    dialog.current?.close();
    navigation.go(`${manualPage.route.path}#${page?.id ?? ''}`);
  };
  return (
    <dialog
      ref={dialog}
      className="key-hints"
      aria-labelledby="page-help-title"
      aria-busy={loaded === 'waiting'}
      onClose={close}
    >
      <Row as="header" justify="between" className="below-2">
        <h2 id="page-help-title" className="t-18">
          {t('host.help.title')}
        </h2>
        <IconButton icon="Dismiss" label={t('core.ui.close')} onClick={() => dialog.current?.close()} />
      </Row>
      <Stack gap={4}>
        {loaded === 'failed' && <p role="alert">{t('host.help.failed')}</p>}
        {page && loaded !== null && typeof loaded === 'object' && <loaded.HelpText page={page} below="h2" />}
        {keys.length > 0 && (
          <section>
            <h3 ref={keysTitle} tabIndex={-1}>
              {t('host.help.keys')}
            </h3>
            <dl>
              {keys.map(({ keys: names, does }) => (
                <Row key={does} justify="between" gap={4} className="pad-y-2 ruled-below">
                  <dt>{t(does)}</dt>
                  <Row as="dd" gap={1}>
                    {names.map((name) => (
                      <kbd key={name} className="key">
                        {name}
                      </kbd>
                    ))}
                  </Row>
                </Row>
              ))}
            </dl>
          </section>
        )}
        {session.user.peek() && <Button onClick={openManual}>{t('host.manual.title')}</Button>}
      </Stack>
    </dialog>
  );
}
