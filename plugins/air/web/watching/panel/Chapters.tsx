import { Icon } from 'edutech/core/ui/icons/Icon';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { lengthText } from 'edutech/core/ui/rules/length';
import type { Lesson } from '../../lesson/lesson';

interface ChaptersProps {
  readonly lesson: Lesson;
  readonly second: number;
  readonly onSeek: (at: number) => void;
}

/** The film's table of contents; what plays now is marked. */
export function Chapters({ lesson, second, onSeek }: ChaptersProps) {
  const current = lesson.chapters.findLastIndex((chapter) => chapter.at <= second);
  return (
    <ol>
      {lesson.chapters.map((chapter, index) => (
        <li key={chapter.at}>
          <button
            type="button"
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onSeek(chapter.at)}
          >
            <span className="air-time muted t-13 num">{lengthText(chapter.at)}</span>
            <CityWords>{chapter.title}</CityWords>
            {index === current && <Icon name="Play" size={16} />}
          </button>
        </li>
      ))}
    </ol>
  );
}
