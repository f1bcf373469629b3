import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { Button } from 'edutech/core/ui/Button';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { ContentLink } from 'edutech/core/ui/navigation/ContentLink';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { changed, listQuery } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { askSubjects, listMyRequests } from '../../api';
import type { OwnRequest } from '../../api/asking';
import { itemTopic } from '../../model/live';
import { routes } from '../../routes';
import { useNews } from '../shared/use-news';
import { NewExercise } from './NewExercise';
import { stateTones } from './state-tones';

const sizes = [10, 20, 50] as const;
const states = [0, 1, 2] as const;

export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const search = url.searchParams;
  if (search.get('view') === 'new') return { view: 'new', subjects: await call(askSubjects, {}, { signal }) } as const;
  const { page, pageLine } = listQuery(search, sizes);
  const state = states.find((one) => String(one) === search.get('state'));
  const wish = { ...(state !== undefined && { state }), page, pageLine };
  return { view: 'list', state, list: await call(listMyRequests, wish, { signal }) } as const;
};

/** A student's questions, those with news first; and asking about an exercise of one's own. */
export function Page() {
  const data = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return data.view === 'new' ? <NewExercise subjects={data.subjects} /> : <MyRequests data={data} />;
}

type ListData = Extract<Awaited<ReturnType<typeof loader>>, { view: 'list' }>;

function MyRequests({ data: { list, state } }: { readonly data: ListData }) {
  const t = useText();
  useNews(list.data.filter((one) => one.state === 0).map(({ itemId }) => `${itemTopic}:${itemId}`));
  const askAct = (
    <Button look="primary" icon="Camera" to={routes.studentList.to({ view: 'new' })}>
      {t('coach.mine.new')}
    </Button>
  );
  return (
    <PageFrame title={t('coach.studentList.title')} note={t('coach.mine.note')} end={askAct}>
      <Stack>
        <Tabs
          label={t('coach.mine.states')}
          items={[
            { id: 'all', label: t('coach.mine.all'), to: routes.studentList.to() },
            ...states.map((one) => ({
              id: String(one),
              label: t(`coach.mine.${one}`, { count: one === 0 ? list.open : one === 1 ? list.answered : 0 }),
              to: routes.studentList.to({ state: String(one) }),
            })),
          ]}
          current={state === undefined ? 'all' : String(state)}
        />
        <ListStates
          count={list.data.length}
          filtered={state !== undefined}
          clear={changed(new URLSearchParams(), {})}
          empty={{ picture: 'box', title: t('coach.mine.none'), text: t('coach.mine.none.text') }}
        >
          <Stack gap={2}>
            {list.data.map((request) => (
              <RequestRow key={request.requestId} request={request} />
            ))}
          </Stack>
          <Pager total={list.pageData.total} size={list.pageData.line} sizes={sizes} />
        </ListStates>
      </Stack>
    </PageFrame>
  );
}

function RequestRow({ request }: { readonly request: OwnRequest }) {
  const t = useText();
  const [now] = useState(() => new Date());
  const { itemId, about, title, number, subject, subjectCode, state, stuck, asked, answered, expected } = request;
  const from = number === null ? title : t('coach.item.of', { number, title });
  const moment = (value: unknown) => <SaidMoment at={new Date(String(value))} now={now} />;
  return (
    <article className={`card pad-3 coach-mine hue-${subjectHue(subjectCode)}`}>
      <Row wrap rows={1} className="t-13">
        <span className="dot" aria-hidden="true" />
        <b>{subject}</b>
        {from !== '' && (
          <span className="fine clip1" lang={langOf(from)}>
            {from}
          </span>
        )}
        <Tag tone={stateTones[state]} className="end">
          {t(`coach.state.${state}`)}
        </Tag>
      </Row>
      <ContentLink to={routes.studentDetail.to({ item: itemId })} className="coach-mine-about clip2 ink above-1">
        {about === '' ? t('coach.item.picture') : about}
      </ContentLink>
      <p className="fine above-1">
        {t(`coach.stuck.${stuck}`)} · {moment(asked)}
        {state === 0 && <> · {t('coach.mine.expected', { expected: moment(expected) })}</>}
        {answered !== null && <> · {t('coach.mine.answeredAt', { time: moment(answered) })}</>}
      </p>
    </article>
  );
}
