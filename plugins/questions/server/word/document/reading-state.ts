import { newId } from 'edutech/core/common/ids';
import type { Drawing } from './drawings';
import type { ListNumbers } from './numbering/list-numbers';
import type { WordPackage } from './package';
import type { FoundPicture, PaperProblem, Place } from './source-line';
import type { Styles } from './styles';

/** The state of reading a document: its position, and what it has found. */
export interface ReadingState {
  readonly opened: WordPackage;
  readonly styles: Styles;
  readonly numbers: ListNumbers;
  readonly pictures: FoundPicture[];
  readonly problems: PaperProblem[];
  page: number;
  paragraph: number;
  place(): Place;
  problem(problem: PaperProblem['problem'], detail: string): void;
  /** Registers a picture and returns its id; null if it is external. */
  picture(drawing: Drawing): FoundPicture | null;
}

/** More than any paper has: a file that says so was made to do harm. */
const mostPictures = 2000;
const mostProblems = 500;

export function startReading(opened: WordPackage, styles: Styles, numbers: ListNumbers): ReadingState {
  const reading: ReadingState = {
    opened,
    styles,
    numbers,
    pictures: [],
    problems: [],
    page: 1,
    paragraph: 0,
    place: () => ({ page: reading.page, paragraph: Math.max(1, reading.paragraph) }),
    problem: (problem, detail) => {
      if (reading.problems.length < mostProblems) reading.problems.push({ problem, place: reading.place(), detail });
    },
    picture: (drawing) => {
      const part = opened.target(drawing.relation);
      if (part === null || reading.pictures.length >= mostPictures) {
        const address = opened.address(drawing.relation);
        if (address === null) reading.problem('picture', drawing.alt);
        else reading.problem('pictureLinked', address.slice(-100));
        return null;
      }
      const { width, height, alt } = drawing;
      const found = { id: newId(), part, width, height, alt: alt.slice(0, 500), place: reading.place() };
      reading.pictures.push(found);
      return found;
    },
  };
  return reading;
}
