import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { newId, isId } from 'edutech/core/common/ids';
import { notFound } from 'edutech/core/common/errors';
import { Button } from 'edutech/core/ui/Button';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type HomeworkValues, saveHomework } from '../../../api';
import { composeAddress, workListAddress } from '../../shared/addresses';
import { valuesOf } from '../compose/load-compose';
import { type PublishData, readPublish } from './load-publish';
import { PublishForm } from './PublishForm';

export const loader: Loader<PublishData> = ({ call, url, signal, termId }) => {
  const homeworkId = url.searchParams.get('id');
  if (!isId(homeworkId)) throw notFound('work.error.noHomework');
  return readPublish(call, { homeworkId, termId, signal });
};

/** Publishing as a page: from the list, for narrow screens, for classes that do not have it yet. */
export function Page() {
  const t = useText();
  const data = useLoaderData<PublishData>();
  const call = useCall();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const { homework } = data;
  const save = async (changes: Partial<HomeworkValues>) => {
    const { homeworkId, version } = homework;
    await call(saveHomework, { ...valuesOf(homework), ...changes, homeworkId, version, save: newId() });
    await revalidator.revalidate();
  };
  const shorten = (itemIds: readonly string[]) =>
    save({
      minutes: undefined,
      items: valuesOf(homework).items.filter(({ itemId }) => !itemIds.includes(itemId)),
    });
  const retitle = (title: string) =>
    save({ title }).then(
      () => true,
      () => false, // the call has shown the error
    );
  return (
    <PageFrame
      title={t('work.publish.title')}
      end={
        <Button icon="Edit" to={composeAddress(homework.homeworkId)}>
          {t(homework.isDraft ? 'work.publish.backToSheet' : 'work.publish.seeSheet')}
        </Button>
      }
    >
      <div className="card work-publish-page mid">
        <PublishForm
          data={data}
          onTitle={homework.isDraft ? retitle : undefined}
          onShorten={homework.isDraft ? shorten : undefined}
          onDone={() => void navigate(workListAddress)}
        />
      </div>
    </PageFrame>
  );
}
