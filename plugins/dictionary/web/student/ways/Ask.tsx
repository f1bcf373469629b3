import { onDemand } from 'edutech/core/ui/form/on-demand';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import type { Word } from '../../../api/records';
import type { Mode } from '../../../model/modes';
import type { Practice } from '../practise/use-practice';
import { Choose } from './Choose';
import { Recognise } from './Recognise';
import { Say } from './Say';
import { Sentence } from './Sentence';
import { Spell } from './Spell';

const Strokes = onDemand(() => import('./strokes/Strokes').then((part) => part.Strokes));

/** What every way of asking gets. */
export interface AskProps {
  readonly practice: Practice;
  readonly word: Word;
  readonly mode: Mode;
}

interface OneProps extends AskProps {
  /** The character that is written, where strokes are asked. */
  readonly sign: string | null;
  readonly onSign: (sign: string | null) => void;
}

/** The word that is asked, in the way in which it is asked; Enter goes on once it is answered, Space says it. */
export function Ask(props: OneProps) {
  const { practice, word, mode, onSign } = props;
  usePageKeys(({ key, target }) => {
    const isControl = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
    if (key === ' ' && !isControl && (mode !== 'spell' || practice.told)) {
      practice.voice.say(word);
      return true;
    }
    if (key !== 'Enter' || !practice.told || isControl) return false;
    practice.next();
    return true;
  });
  switch (mode) {
    case 'recognise':
      return <Recognise {...props} />;
    case 'choose':
      return <Choose {...props} />;
    case 'say':
      return <Say {...props} />;
    case 'sentence':
      return <Sentence {...props} />;
    case 'strokes':
      return <Strokes {...props} onSign={onSign} />;
    default:
      return <Spell {...props} />;
  }
}
