import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { Editor } from 'edutech/plugins/writing/kit/ui/editor/Editor';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { ConflictView } from 'edutech/core/ui/form/saving/ConflictView';
import { useDraft } from 'edutech/plugins/writing/kit/ui/draft/use-draft';
import { BarSlot } from 'edutech/core/ui/navigation/BarSlot';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Stack } from 'edutech/core/ui/layout/Stack';
import {
  adminArticle,
  adminChannels,
  saveArticle,
  uploadPicture,
  type ArticleConflict,
  type ArticleFields,
  type Channel,
} from '../../../api';
import { articleLanguage } from '../../article/frame-document';
import { ArticleStateTag } from '../shared/ArticleStateTag';
import { reviewAddress, versionsAddress } from '../shared/addresses';
import { useArticleActs } from '../shared/use-article-acts';
import { CheckPanel } from './CheckPanel';
import { comparedFields } from './compared-fields';
import { PreviewDialog } from './PreviewDialog';
import { RemarksPanel } from './RemarksPanel';
import { SettingsPanel } from './SettingsPanel';
import { TitleFields } from './TitleFields';
import { useCheck } from './useCheck';

interface Data {
  readonly article: OutputOf<typeof adminArticle>;
  readonly channels: readonly Channel[];
}

export const loader: Loader<Data> = async ({ call, params, signal }) => {
  const article = await call(adminArticle, { id: params['id'] ?? '' }, { signal });
  const { siteId } = article;
  const channels = await call(adminChannels, siteId ? { siteId } : {}, { signal });
  return { article, channels };
};

/** Writing on a draft; what is in review or out is read at its own page. */
export function Page() {
  const t = useText();
  const { article, channels } = useLoaderData<Data>();
  if (article.acts.includes('edit')) return <Desk key={article.id} article={article} channels={channels} />;
  return (
    <PageFrame title={article.title || t('news.admin.untitled')}>
      <Stack justify="start" className="card pad-5">
        <ArticleStateTag state={article.state} />
        <p>{t('news.write.locked')}</p>
        <Button look="primary" to={reviewAddress(article.id)}>
          {t('news.write.read')}
        </Button>
      </Stack>
    </PageFrame>
  );
}

/** The desk: text in the middle, what belongs to it at the side. Everything is saved by itself. */
function Desk({ article, channels }: Data) {
  const call = useCall();
  const t = useText();
  const draft = useDraft<ArticleFields>({
    name: `news.article.${article.id}`,
    values: article.fields,
    version: article.version,
    save: (fields, version, save) => call(saveArticle, { id: article.id, version, save, fields }, { quiet: true }),
  });
  const [resolved, setResolved] = useState(0);
  const [isPreviewing, setPreviewing] = useState(false);
  const check = useCheck(draft.values);
  const submission = useSubmission(article.id, draft, check.now);
  const upload = async (picture: File) => (await call(uploadPicture, {}, { files: { file: picture } })).address;
  const resolve = async (chosen: ArticleConflict) => {
    const isSaved = await draft.resolve(chosen);
    setResolved(resolved + 1);
    return isSaved;
  };
  return (
    <PageFrame
      title={t('news.write.title')}
      note={article.siteName}
      end={
        <>
          <Button icon="Eye" onClick={() => setPreviewing(true)}>
            {t('news.write.preview')}
          </Button>
          <Button to={versionsAddress(article.id)} icon="Clock">
            {t('news.write.versions')}
          </Button>
          <Button look="primary" icon="Send" busy={submission.isBusy} onClick={() => void submission.run()}>
            {t('news.act.submit')}
          </Button>
        </>
      }
    >
      <BarSlot>{draft.saving && <SaveState saving={draft.saving} />}</BarSlot>
      {draft.error !== null && (
        <p className="pad-y-2 pad-x-3 round tint-late ink-late above-2 below-2" role="alert">
          <ErrorText error={draft.error} />
        </p>
      )}
      {draft.conflict ? (
        <div className="card pad-4">
          <ConflictView conflict={draft.conflict} fields={comparedFields(t, channels)} resolve={resolve} />
        </div>
      ) : (
        <Stack align="start" gap={4} className="news-desk">
          <Stack>
            <TitleFields values={draft.values} onChange={draft.change} />
            {draft.values.type === 1 && (
              <Editor
                key={resolved}
                html={draft.values.body}
                onChange={(body) => draft.change({ body })}
                upload={upload}
                label={t('news.detail.body')}
                placeholder={t('news.write.bodyHint')}
                language={articleLanguage}
                className="news-body"
              />
            )}
          </Stack>
          <Stack as="aside">
            <RemarksPanel comments={article.comments} steps={article.steps} />
            <CheckPanel check={check.found} busy={check.busy} onCheck={() => void check.now()} />
            <SettingsPanel values={draft.values} channels={channels} onChange={draft.change} upload={upload} />
          </Stack>
        </Stack>
      )}
      {isPreviewing && <PreviewDialog values={draft.values} onClose={() => setPreviewing(false)} />}
    </PageFrame>
  );
}

/** Saves, looks through the text, and hands it to review; what keeps it back is shown in the panel of checks. */
function useSubmission(
  id: string,
  draft: { flush: () => Promise<boolean>; version: () => number; forget: () => void },
  checkNow: () => Promise<boolean>,
) {
  const { act } = useArticleActs();
  const navigate = useNavigate();
  const submit = async () => {
    if (!(await draft.flush()) || !(await checkNow())) return;
    const outcome = await act('submit', [{ id, version: draft.version() }]);
    if (!outcome) return;
    draft.forget();
    await navigate(reviewAddress(id));
  };
  return useAct(submit, { changes: false });
}
