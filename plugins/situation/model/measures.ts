import { fewestPeople } from './states';

// The measures of this area by their formulas, for its own explanation and for the dictionary of measures.

/** The measures; their words are the messages `situation.how.<id>` and `.text`. */
export const measures = [
  {
    id: 'student',
    version: 1,
    formula: '\\theta \\leftarrow \\theta + \\frac{1}{1+0.05n}\\,(s-p),\\quad p=\\frac{1}{1+e^{-(\\theta-b)}}',
    source: 'Pelánek 2016, Computers & Education 98, 169–179',
  },
  { id: 'class', version: 1, formula: 'v = 0.65 + \\overline{(s - f)}', source: '' },
] as const;

/** Fewest people of whom a figure is told. */
export const fewest = fewestPeople;
