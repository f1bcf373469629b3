import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { Tag } from 'edutech/core/ui/Tag';
import { useDeployment, useMessages, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { routes as work } from 'edutech/plugins/work/routes';
import { myItem } from '../../api';
import { askedAreas, requestStates } from '../../model/request';
import { itemTopic } from '../../model/live';
import { routes } from '../../routes';
import { AskedItem } from '../shared/AskedItem';
import { useNews } from '../shared/use-news';
import { AnswerCards } from './AnswerCards';
import { AskForm, HelpNote } from './AskForm';
import { LadderPanel } from './LadderPanel';
import { OwnQuestions } from './OwnQuestions';

/** What an address says that one looks at. */
function askedAt(search: URLSearchParams) {
  const area = askedAreas.find((one) => one === search.get('area')) ?? 'bank';
  const ids = { itemId: search.get('item'), placeId: search.get('place'), partId: search.get('part') };
  const given = Object.fromEntries(Object.entries(ids).filter(([, id]) => isId(id)));
  return { area, ...given } as { area: typeof area; itemId?: string; placeId?: string; partId?: string };
}

export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const asked = askedAt(url.searchParams);
  if (!asked.itemId && !asked.placeId) return { asked, found: null };
  return { asked, found: await call(myItem, asked, { signal }) };
};

/** One item with its hints, the teachers' answers, and one's own question about it. */
export function Page() {
  const t = useText();
  const { asked, found } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const deployment = useDeployment();
  useNews(found && !found.isNew ? [`${itemTopic}:${found.item.itemId}`] : []);
  if (!found)
    return (
      <NothingHere title={t('coach.error.noItem')} on={{ to: routes.studentList.to(), label: t('coach.mine.back') }} />
    );
  const { item, title, number, ladder, answers, laterAnswers, requests, media, people, help, isNew } = found;
  // who asked while answering goes on there
  const homework =
    asked.area === 'work' && asked.placeId ? work.question.ifOn(deployment, { id: asked.placeId }) : undefined;
  const name = number === null ? t('coach.studentDetail.title') : t('coach.item.number', { number });
  return (
    <PageFrame
      title={name}
      note={
        <>
          {item.subject}
          {title !== '' && <span lang={langOf(title)}> · {title}</span>}
        </>
      }
      end={
        <>
          {homework && (
            <Button look="primary" to={homework}>
              {t('coach.item.homework')}
            </Button>
          )}
          <Button to={routes.studentList.to()}>{t('coach.mine.back')}</Button>
        </>
      }
    >
      <Split side={300} until={1024}>
        <Stack>
          <section className="card pad-4" aria-label={t('coach.item')}>
            <AskedItem item={item} />
            {item.knowledge.length > 0 && (
              <Row wrap className="above-2">
                {item.knowledge.map(({ kiid, knowName }) => (
                  <Tag key={kiid} tone="brand">
                    {knowName}
                  </Tag>
                ))}
              </Row>
            )}
          </section>
          <AnswerCards answers={answers} later={laterAnswers} people={people} />
          <OwnQuestions requests={requests} media={media} canRead={answers.length > 0} />
        </Stack>
        <Stack>
          <LadderPanel itemId={item.itemId} ladder={ladder} />
          <Asking
            about={isNew ? asked : { area: asked.area, itemId: item.itemId }}
            help={help}
            hasAnswers={answers.length > 0}
            isOpen={requests.some(({ state }) => state === requestStates.open)}
          />
        </Stack>
      </Split>
    </PageFrame>
  );
}

interface AskingProps {
  readonly about: ReturnType<typeof askedAt>;
  readonly help: Parameters<typeof HelpNote>[0]['help'];
  readonly hasAnswers: boolean;
  /** One's question waits: there is no second one. */
  readonly isOpen: boolean;
}

function Asking({ about, help, hasAnswers, isOpen }: AskingProps) {
  const t = useText();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(!hasAnswers && !isOpen);
  if (isOpen)
    return (
      <section className="card pad-4">
        <h2 className="t-head below-2">{t('coach.ask.waits')}</h2>
        <HelpNote help={help} />
      </section>
    );
  return (
    <section className="card pad-4" aria-label={t('coach.ask.title')}>
      <h2 className="t-head below-2">{t(hasAnswers ? 'coach.ask.still' : 'coach.ask.title')}</h2>
      {isAsking ? (
        <AskForm
          about={about}
          afterAnswers={hasAnswers}
          needsPicture={false}
          help={help}
          onAsked={() => {
            setAsking(false);
            messages.show('coach.ask.done', { tone: 'success' });
            void revalidate();
          }}
        />
      ) : (
        <Stack gap={2}>
          <HelpNote help={help} />
          <Button wide icon="Comment" onClick={() => setAsking(true)}>
            {t('coach.ask.act')}
          </Button>
        </Stack>
      )}
    </section>
  );
}
