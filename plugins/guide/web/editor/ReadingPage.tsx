import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { PagesPanel } from 'edutech/plugins/print/kit/ui/PagesPanel';
import { SheetBar } from 'edutech/plugins/print/kit/ui/SheetBar';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { guidePages, type WholeGuide } from '../../api';
import { inLessonOrder, isItem } from '../../model/book/document';
import { routes } from '../../routes';
import { BlockName } from '../shared/BlockName';
import { mediaOf } from '../shared/media-of';
import { StaticPart } from '../shared/StaticPart';

/** A colleague's guide book, to be read and copied. */
export function ReadingPage({ data }: { readonly data: WholeGuide }) {
  const t = useText();
  const { book, document, items } = data;
  const [view, setView] = useState<'read' | 'pages'>('read');
  const media = mediaOf(data.media);
  const bodies = new Map(items.map(({ itemId, body }) => [itemId, body]));
  return (
    <PageFrame
      title={<CityWords>{book.title}</CityWords>}
      note={<CityWords>{book.owner}</CityWords>}
      end={
        <Can rule={['guide_book_tea.add']}>
          <Button look="primary" icon="Copy" to={routes.list.to({ open: 'new', from: book.id })}>
            {t('guide.copy')}
          </Button>
        </Can>
      }
    >
      <Stack>
        <Row>
          <Segmented
            label={t('guide.view')}
            value={view}
            onChange={setView}
            options={(['read', 'pages'] as const).map((value) => ({ value, label: t(`guide.view.${value}`) }))}
          />
        </Row>
        {view === 'pages' ? (
          <Pages bookId={book.id} media={media} />
        ) : (
          <div className="card pad-5">
            {inLessonOrder(document.blocks).map((block) => (
              <section key={block.id} className="guide-block">
                <h2 className="t-16 strong">
                  <BlockName block={block} />
                </h2>
                <Stack className="above-2">
                  {block.parts.map((part) => {
                    if (!isItem(part)) return <StaticPart key={part.id} part={part} media={media} />;
                    const body = bodies.get(part.id);
                    return body && <QuestionView key={part.id} body={body} media={media} />;
                  })}
                </Stack>
              </section>
            ))}
          </div>
        )}
      </Stack>
    </PageFrame>
  );
}

interface PagesProps {
  readonly bookId: string;
  readonly media: Readonly<Record<string, string>>;
}

/** The pages as they are printed. */
function Pages({ bookId, media }: PagesProps) {
  const t = useText();
  const [look, setLook] = useState<SheetLook>({ size: 'a4' });
  const asked = useAsked(guidePages, { bookId, look }, { keeps: true });
  return (
    <>
      <SheetBar look={look} onLook={setLook} />
      <PagesPanel asked={asked} title={t('guide.view.pages')} addressOf={(file) => media[file]} />
    </>
  );
}
