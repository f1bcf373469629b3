import { useNavigate } from 'react-router';
import { type ConflictField, ConflictView } from 'edutech/core/ui/form/saving/ConflictView';
import { useText } from 'edutech/core/web/hooks';
import type { PaperFields } from '../../../../api';
import { itemsOf, type PaperDocument, pointsOfPaper } from '../../../../model/paper/document';
import { routes } from '../../../../routes';
import { useComposer } from '../composer-context';

type Versioned = PaperFields & { readonly version: number };

/** Two people, or two tabs, have written on one paper: what each has is chosen. */
export function PaperConflict() {
  const t = useText();
  const navigate = useNavigate();
  const { desk } = useComposer();
  if (!desk.conflict) return null;
  const fields: ConflictField<Versioned>[] = [
    { name: 'title', label: t('exam.compose.title') },
    {
      name: 'document',
      label: t('exam.compose.paper'),
      show: (paper: PaperDocument) =>
        t('exam.compose.conflict.paper', { count: itemsOf(paper).length, points: pointsOfPaper(paper) }),
    },
    { name: 'subjectId', label: t('exam.compose.subject') },
    { name: 'gradeId', label: t('exam.compose.grade') },
  ];
  const resolve = async (chosen: Versioned) => {
    const isSaved = await desk.resolve(chosen);
    if (isSaved && desk.paperId) await navigate(routes.create.to({ id: desk.paperId }), { replace: true });
    return isSaved;
  };
  return (
    <div className="scrolls-y pad-4">
      <div className="card pad-4">
        <ConflictView
          conflict={desk.conflict as { mine: Versioned; theirs: Versioned }}
          fields={fields}
          resolve={resolve}
        />
      </div>
    </div>
  );
}
