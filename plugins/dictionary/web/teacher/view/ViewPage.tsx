import { useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { getAssignment } from '../../../api';
import { routes } from '../../../routes';
import type { Assignment } from '../create/assign-values';
import { WordLines } from './WordLines';

const Speaker = onDemand(() => import('./Speaker').then((part) => part.Speaker));
const PrintView = onDemand(() => import('./PrintView').then((part) => part.PrintView));

export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const id = url.searchParams.get('assignment');
  return isId(id) ? call(getAssignment, { assignmentId: id }, { signal }) : null;
};

/** The document is called as the homework is. */
export const head = (data: Assignment | null): PageHead => (data ? { title: data.title } : {});

/** Homework with its words: what was set, reading it aloud in class, printing it, giving it to further classes. */
export function Page() {
  const data = useLoaderData<Assignment | null>();
  const { search } = useLocation();
  const isPrint = new URLSearchParams(search).get('show') === 'print';
  if (!data)
    return (
      <NothingHere
        picture="box"
        title="dictionary.error.noAssignment"
        on={{ to: routes.list.to(), label: 'dictionary.list.title' }}
      />
    );
  return isPrint ? <PrintView assignment={data} /> : <AssignmentView assignment={data} />;
}

function AssignmentView({ assignment }: { readonly assignment: Assignment }) {
  const t = useText();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const [isReading, setReading] = useState(false);
  const { assignmentId, title, state, wordList } = assignment;
  return (
    <PageFrame
      title={title}
      note={<Tag tone={state === 'open' ? 'brand' : 'plain'}>{t(`dictionary.state.${state}`)}</Tag>}
      end={
        <>
          <Button icon="Print" onClick={() => void navigate(changed(query, { show: 'print' }))}>
            {t('dictionary.view.print')}
          </Button>
          <Button icon="Speaker" onClick={() => setReading(true)}>
            {t('dictionary.view.dictate')}
          </Button>
          {state === 'draft' ? (
            <>
              <Button icon="Edit" to={routes.create.to({ assignment: assignmentId })}>
                {t('dictionary.view.edit')}
              </Button>
              <Button look="primary" icon="Send" to={routes.publish.to({ assignment: assignmentId })}>
                {t('dictionary.assign.assign')}
              </Button>
            </>
          ) : (
            <>
              <Button icon="Add" to={routes.publish.to({ assignment: assignmentId })}>
                {t('dictionary.view.more')}
              </Button>
              <Button look="primary" icon="Eye" to={routes.monitor.to({ assignment: assignmentId })}>
                {t('dictionary.view.monitor')}
              </Button>
            </>
          )}
        </>
      }
    >
      <Split side={300} until={1024}>
        <Panel title={t('dictionary.view.words', { count: wordList.length })}>
          <WordLines words={wordList} />
        </Panel>
        <Facts assignment={assignment} />
      </Split>
      {isReading && <Speaker assignment={assignment} onClose={() => setReading(false)} />}
    </PageFrame>
  );
}

/** What was set, as a list of facts. */
function Facts({ assignment }: { readonly assignment: Assignment }) {
  const t = useText();
  const { modes, passPercent, repeats, gapSeconds, rate, takesPaper, classes, dueAt } = assignment;
  const facts = [
    { id: 'modes', value: modes.map((mode) => t(`dictionary.mode.${mode}`)).join(t('dictionary.comma')) },
    { id: 'pass', value: t('dictionary.assign.pass.value', { value: passPercent }) },
    { id: 'voice', value: t('dictionary.view.voice', { repeats, gap: gapSeconds, rate }) },
    { id: 'paper', value: t(takesPaper ? 'dictionary.view.yes' : 'dictionary.view.no') },
    { id: 'to', value: classes.map(({ className }) => className).join('、') || '–' },
    { id: 'due', value: dueAt ? <SaidMoment at={dueAt} /> : '–' },
  ] as const;
  return (
    <Panel title={t('dictionary.view.facts')}>
      <dl className="card-body">
        {facts.map(({ id, value }) => (
          <Row key={id} gap={3} align="start" className="pad-y-1">
            <dt className="soft dictionary-day fixed">{t(`dictionary.assign.${id}`)}</dt>
            <dd>{value}</dd>
          </Row>
        ))}
      </dl>
    </Panel>
  );
}
