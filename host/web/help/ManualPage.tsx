import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Card, Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useRead } from 'edutech/core/web/asking/use-asked';
import { useAppearance, useSession, useText } from 'edutech/core/web/hooks';
import { useModuleLinks } from 'edutech/core/web/modules';
import { helpedPages } from '../../generated/messages';
import { audienceOf } from '../layouts/person';
import { plugins } from '../plugins/installed';
import { loadStyle } from '../plugins/styles';
import { textsOfHelp } from '../plugins/text-groups';
import { loadTexts, textsOf } from '../plugins/texts';
import { holderOf } from '../routing/holder';
import { HelpText } from './HelpText';
import { type Chapter, type ManualPart, manualOf } from './manual';
import { helpOf, withLabels } from './page-help';

/** The help of every page that this person's navigation opens: to read, to search and to print. */
export function Page() {
  useSignals();
  const t = useText();
  const user = useSession().user.value;
  const [typed, setTyped] = useState('');
  const own = useModuleLinks((user && audienceOf(user)) ?? 'teacher');
  const administration = useModuleLinks('admin');
  const links = [...new Map([...own, ...administration].map((link) => [link.id, link])).values()];
  const whole = manualOf({ links, plugins, helped: helpedPages, holder: holderOf(user) });
  const owners = [...new Set(whole.flatMap(({ chapters }) => chapters.map(({ page }) => page.plugin.id)))];
  const { data, error, again } = useHelpOf(owners);
  const isThere = data !== undefined;
  const words = useWords();
  const wanted = typed.trim().toLowerCase();
  const parts = whole
    .map(({ title, chapters }) => ({ title, chapters: chapters.filter((one) => words(one).includes(wanted)) }))
    .filter(({ chapters }) => chapters.length > 0);
  // The address names a chapter, which is there when the texts are
  useEffect(() => {
    if (isThere) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);
  if (error !== undefined) return <ErrorState page error={error} onRetry={again} />;
  return (
    <PageFrame
      title={t('host.manual.title')}
      note={t('host.manual.note')}
      end={
        <>
          <input
            type="search"
            className="input natural"
            value={typed}
            placeholder={t('host.manual.search')}
            aria-label={t('host.manual.search')}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button icon="Print" onClick={() => window.print()}>
            {t('host.manual.print')}
          </Button>
        </>
      }
    >
      {!isThere ? (
        <Skeletons shape="text" />
      ) : parts.length === 0 ? (
        <EmptyState picture="search" title={t('host.manual.none')} />
      ) : (
        <Split side={300} first until={1024}>
          <Contents parts={parts} />
          <Stack gap={4}>
            {parts.map((part) => (
              <Part key={part.title} part={part} />
            ))}
          </Stack>
        </Split>
      )}
    </PageFrame>
  );
}

/** Loads the help of these plugins, in the language of the page. */
function useHelpOf(owners: readonly string[]) {
  const { language } = useAppearance();
  return useRead(
    // each sheet begins with that of the parts which all pages are built of
    () => Promise.all([loadTexts(language.peek(), owners.flatMap(textsOfHelp)), ...owners.slice(0, 1).map(loadStyle)]),
    owners,
  );
}

/** All words of a chapter, in small letters. */
function useWords() {
  const t = useText();
  const texts = textsOf(useAppearance().language.value).value;
  return ({ page, title }: Chapter): string => {
    const help = helpOf(page.id, texts);
    const ids = help ? [help.purpose, ...help.steps, ...help.asked.flatMap((one) => [one.question, one.answer])] : [];
    return [t(title), ...ids.map((id) => withLabels(t(id), (label) => t(label)))].join(' ').toLowerCase();
  };
}

function Contents({ parts }: { readonly parts: readonly ManualPart[] }) {
  const t = useText();
  return (
    <nav aria-labelledby="manual-contents">
      <Panel id="manual-contents" title={t('host.manual.contents')}>
        <Stack gap={3} className="pad-x-4 pad-b-4">
          {parts.map(({ title, chapters }) => (
            <Stack key={title} gap={1}>
              {title && <b>{t(title)}</b>}
              {chapters.map((chapter) => (
                <a key={chapter.page.id} href={`#${chapter.page.id}`}>
                  {t(chapter.title)}
                </a>
              ))}
            </Stack>
          ))}
        </Stack>
      </Panel>
    </nav>
  );
}

/** A part begins on a sheet of its own: the first after the contents. */
function Part({ part: { title, chapters } }: { readonly part: ManualPart }) {
  const t = useText();
  const Heading = title ? 'h3' : 'h2';
  return (
    <Stack as="section" gap={4} className="new-sheet">
      {title && <h2>{t(title)}</h2>}
      {chapters.map(({ page, title: name }) => (
        <Card key={page.id} className="pad-4">
          <Row justify="between" wrap className="below-3">
            <Heading id={page.id} className="t-head">
              {t(name)}
            </Heading>
            <Button look="quiet" size="small" to={page.route.path}>
              {t('host.manual.open')}
            </Button>
          </Row>
          <HelpText page={page} below={Heading} />
        </Card>
      ))}
    </Stack>
  );
}
