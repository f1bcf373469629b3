import { useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useText } from 'edutech/core/web/hooks';
import { type PaperPart, pointsOfPart } from '../../../model/paper/document';
import { changedPart, removedPart } from '../../../model/paper/edits/sections';
import { numbersOf, sectionNumbersOf } from '../../../model/paper/figures/figures';
import { useComposer } from '../desk/composer-context';
import { OutlineSection } from './OutlineSection';

/** Past so many items sections begin folded. */
const foldsFrom = 40;

/** Parts, sections and items of the paper, each with its points; rows are moved by dragging, and by Alt with the arrows. */
export function Outline() {
  const t = useText();
  const { desk, chosen } = useComposer();
  const { document } = desk;
  const root = useRef<HTMLDivElement>(null);
  const numbers = useMemo(() => numbersOf(document), [document]);
  const sections = useMemo(() => sectionNumbersOf(document), [document]);
  const [isMany] = useState(() => numbers.size > foldsFrom);
  // What is chosen on the paper is in sight here
  useEffect(() => {
    if (chosen) root.current?.querySelector(`[data-row="${CSS.escape(chosen)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div ref={root} className="composer-scroll pad-2">
      {document.parts.map((part) => (
        <section key={part.id} aria-label={part.title || t('exam.compose.paper')}>
          {(document.parts.length > 1 || part.title !== '') && <PartHead part={part} />}
          {part.sections.map((section) => (
            <OutlineSection
              key={section.id}
              section={section}
              partId={part.id}
              number={sections.get(section.id)!}
              numbers={numbers}
              folded={isMany}
            />
          ))}
        </section>
      ))}
      {sections.size === 0 && <p className="note pad-3 center">{t('exam.compose.outline.empty')}</p>}
    </div>
  );
}

/** Heading of a part, with what it comes to. */
function PartHead({ part }: { readonly part: PaperPart }) {
  const t = useText();
  const { desk, isLocked } = useComposer();
  return (
    <div className="composer-part muted">
      <input
        className="bare round shrink"
        value={part.title}
        maxLength={60}
        disabled={isLocked}
        placeholder={t('exam.compose.part.placeholder')}
        aria-label={t('exam.compose.part')}
        onChange={({ currentTarget: { value } }) =>
          desk.act((paper) => changedPart(paper, part.id, { title: value }), `part:${part.id}`)
        }
      />
      <span className="num nowrap">{t('exam.points', { points: pointsOfPart(part) })}</span>
      {!isLocked && desk.document.parts.length > 1 && (
        <IconButton
          icon="Dismiss"
          label={t('exam.compose.part.remove')}
          onClick={() => desk.act((paper) => removedPart(paper, part.id))}
        />
      )}
    </div>
  );
}
