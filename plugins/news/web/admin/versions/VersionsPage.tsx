import { Link, useLoaderData } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { adminArticle, articleVersions, type ArticleFields } from '../../../api';
import { linesOf } from '../../../model/articles/text/text';
import { reviewAddress, versionsAddress, writeAddress } from '../shared/addresses';
import { differences, type LineChange } from './differences';

type Versions = OutputOf<typeof articleVersions>;
interface Data {
  readonly article: OutputOf<typeof adminArticle>;
  readonly versions: Versions;
  /** The newer of the two that are compared. */
  readonly number: number;
}

export const loader: Loader<Data> = async ({ call, params, url, signal }) => {
  const id = params['id'] ?? '';
  const [article, versions] = await Promise.all([
    call(adminArticle, { id }, { signal }),
    call(articleVersions, { id }, { signal }),
  ]);
  const asked = Number(url.searchParams.get('number'));
  return {
    article,
    versions,
    number: versions.some(({ number }) => number === asked) ? asked : (versions[0]?.number ?? 0),
  };
};

/** Earlier states of the text, and what each changed of the one before. */
export function Page() {
  const t = useText();
  const { article, versions, number } = useLoaderData<Data>();
  const at = versions.findIndex((version) => version.number === number);
  const [now, before] = [versions[at], versions[at + 1]];
  return (
    <PageFrame
      title={t('news.versions.title')}
      note={article.title}
      end={
        <Button
          to={article.acts.includes('edit') ? writeAddress(article.id) : reviewAddress(article.id)}
          icon="ArrowLeft"
        >
          {t('news.versions.back')}
        </Button>
      }
    >
      <Stack align="start" gap={4} className="news-review">
        <div className="card news-differences pad-t-4 pad-x-5 pad-b-5">
          {now && before ? (
            <Comparison before={before.fields} now={now.fields} />
          ) : (
            <EmptyState picture="box" title={t('news.versions.first')} text={t('news.versions.firstText')} />
          )}
        </div>
        <Stack as="aside">
          <VersionList articleId={article.id} versions={versions} number={number} />
        </Stack>
      </Stack>
    </PageFrame>
  );
}

function VersionList({ articleId, versions, number }: { articleId: string; versions: Versions; number: number }) {
  const t = useText();
  return (
    <Panel title={t('news.versions.list')}>
      <ul className="news-versions">
        {versions.map((version) => (
          <li key={version.number}>
            <Link
              className="pad-y-2 pad-x-4 size-13 hovers"
              to={`${versionsAddress(articleId)}?number=${version.number}`}
              aria-current={version.number === number ? 'true' : undefined}
            >
              <b>{t('news.versions.number', { number: version.number })}</b>
              <span>{version.by}</span>
              <SaidMoment at={version.savedAt} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const comparedTexts = ['title', 'titleEn', 'summary', 'summaryEn', 'link', 'source', 'editor', 'author'] as const;

function Comparison({ before, now }: { before: ArticleFields; now: ArticleFields }) {
  const t = useText();
  const parts = [
    ...comparedTexts.map((name) => ({
      name,
      lines: differences([before[name]].filter(Boolean), [now[name]].filter(Boolean)),
    })),
    { name: 'body', lines: differences(linesOf(before.body), linesOf(now.body)) },
  ].filter(({ lines }) => lines.some(({ kind }) => kind !== 'same'));
  if (parts.length === 0) return <p className="muted">{t('news.versions.same')}</p>;
  return (
    <>
      {parts.map(({ name, lines }) => (
        <section key={name} aria-label={t(`news.field.${name}`)}>
          <h2 className="soft t-strong">{t(`news.field.${name}`)}</h2>
          {lines.map((line, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and the list is drawn once
            <Line key={nth} line={line} />
          ))}
        </section>
      ))}
    </>
  );
}

const Line = ({ line }: { line: LineChange }) => (
  <p className={`pad-y-2 pad-x-3 news-line news-line-${line.kind}`}>
    {line.changes.map(({ kind, text }, nth) =>
      kind === 'added' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line have no names and never move, the line is drawn once
        <ins className="tint-done ink-done" key={nth}>
          {text}
        </ins>
      ) : kind === 'removed' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line have no names and never move, the line is drawn once
        <del className="tint-late ink-late" key={nth}>
          {text}
        </del>
      ) : (
        text
      ),
    )}
  </p>
);
