import { useLoaderData } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { getAssignment, weakWords } from '../../../api';
import { routes } from '../../../routes';
import { AssignFields } from './AssignFields';
import { useAssigning } from './use-assigning';

export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const id = url.searchParams.get('assignment');
  if (!isId(id)) return null;
  const assignment = await call(getAssignment, { assignmentId: id }, { signal });
  const unitId = assignment.wordList[0]?.unitId;
  const classes = unitId ? (await call(weakWords, { unitId }, { signal })).classes : [];
  const given = new Set(assignment.classes.map(({ classId }) => classId));
  return { assignment, classes: classes.filter(({ classId }) => !given.has(classId)) };
};
type Data = Awaited<ReturnType<typeof loader>>;

/** Assigns a draft to classes, or homework that some classes have to further ones. */
export function Page() {
  const data = useLoaderData<Data>();
  if (data) return <PublishForm key={data.assignment.assignmentId} data={data} />;
  return (
    <NothingHere
      picture="box"
      title="dictionary.error.noAssignment"
      on={{ to: routes.list.to(), label: 'dictionary.list.title' }}
    />
  );
}

function PublishForm({ data: { assignment, classes } }: { readonly data: NonNullable<Data> }) {
  const t = useText();
  const state = useAssigning(assignment.wordList, { draft: assignment, title: assignment.title, classes });
  return (
    <PageFrame title={t('dictionary.publish.title')} note={assignment.title}>
      <Stack className="card pad-5 dictionary-form" gap={4}>
        {assignment.classes.length > 0 && (
          <p className="note">
            {t('dictionary.publish.given', {
              classes: assignment.classes.map(({ className }) => className).join('、'),
            })}
          </p>
        )}
        <AssignFields state={state} words={assignment.wordList} classes={classes} isShort />
        {state.wrong && (
          <p className="ink-late" role="alert">
            {t(state.wrong)}
          </p>
        )}
        <Button
          look="primary"
          size="large"
          icon="Send"
          busy={state.isBusy}
          disabled={state.values.classIds.length === 0}
          onClick={state.assign}
        >
          {t('dictionary.assign.assign')}
        </Button>
      </Stack>
    </PageFrame>
  );
}
