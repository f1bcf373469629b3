// The metrics dictionary: what each figure is, by formula, source and version. Its words are messages `exam.metric.<id>` and
// `exam.metric.<id>.text`. A changed formula gets a new version, so that a printed report can say by which it was counted.

export interface Metric {
  readonly id: string;
  readonly version: number;
  /** In LaTeX. */
  readonly formula: string;
  /** Fewest papers that it is counted of. */
  readonly fewest: number;
  /** Where it comes from, as literature is quoted. */
  readonly source: string;
}

const metric = (id: string, formula: string, { fewest = 5, source = '', version = 1 } = {}): Metric => ({
  id,
  version,
  formula,
  fewest,
  source,
});

export const metrics: readonly Metric[] = [
  metric('mean', String.raw`\bar X=\frac{1}{n}\sum_{i=1}^{n}X_i`),
  metric('deviation', String.raw`\sigma=\sqrt{\frac{1}{n}\sum_{i=1}^{n}(X_i-\bar X)^2}`),
  metric('rates', String.raw`\frac{\left|\{i:X_i\ge c\cdot W\}\right|}{n}`),
  metric(
    'quartiles',
    String.raw`h=(n-1)q,\quad Q=X_{\lfloor h\rfloor}+(h-\lfloor h\rfloor)(X_{\lfloor h\rfloor+1}-X_{\lfloor h\rfloor})`,
    {
      source: 'Hyndman & Fan 1996, type 7; Tukey 1977',
    },
  ),
  metric('facility', String.raw`P=\frac{\bar x}{w}`),
  metric('discrimination', String.raw`D=P_{H27\%}-P_{L27\%}`, { fewest: 10, source: 'Kelley 1939' }),
  metric('correlation', String.raw`r=\frac{\operatorname{cov}(x,X-x)}{\sigma_x\,\sigma_{X-x}}`, {
    fewest: 10,
    source: 'Henrysson 1963',
  }),
  metric('alpha', String.raw`\alpha=\frac{k}{k-1}\left(1-\frac{\sum_{j=1}^{k}\sigma_j^2}{\sigma_X^2}\right)`, {
    fewest: 10,
    source: 'Cronbach 1951',
  }),
  metric(
    'caution',
    String.raw`C_i=\frac{\sum_{j\le s_i}(1-u_{ij})p_j-\sum_{j>s_i}u_{ij}p_j}{\sum_{j\le s_i}p_j-s_i\bar p}`,
    {
      fewest: 10,
      source: 'Sato 1975; Harnisch & Linn 1981',
    },
  ),
  metric('disparity', String.raw`D^{*}=\frac{A(S,P)}{A_{B}(N,k,\bar u)}`, { fewest: 10, source: 'Sato 1975' }),
];
