import { expect, it } from 'vitest';
import {
  cloze,
  clozeKey,
  freeKey,
  free,
  gaps,
  gapsKey,
  line,
  listening,
  listeningKey,
  single,
  singleKey,
} from '../samples/questions';
import { drawn, media } from '../samples/draw';
import { ContentView } from '../content/ContentView';
import { KeyView } from './KeyView';
import { QuestionView } from './QuestionView';

it('shows the stem with its figure beside it, and the options by letters', () => {
  const html = drawn(<QuestionView body={single} media={media} number={7} />);
  expect(html).toContain('7.');
  expect(html).toMatch(/class="question-figures\b/);
  expect(html).toContain('alt="过点 (2, 0) 和 (0, 4) 的直线"');
  expect(html.match(/question-letter[^"]*">[A-D]</g)).toHaveLength(4);
});

it('holds the place of a formula until it is drawn, and shows no LaTeX meanwhile', () => {
  expect(drawn(<QuestionView body={single} media={media} />)).toContain('data-waiting="">kx+b&gt;0</span>');
});

it('never reads a text as HTML', () => {
  const html = drawn(<ContentView content={line('<img src=x onerror=alert(1)>')} media={media} />);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

it('sets no style attribute, which the content policy would block', () => {
  for (const body of [single, gaps, cloze, listening, free])
    expect(drawn(<QuestionView body={body} media={media} />)).not.toContain('style=');
});

it('says what a picture would show whose file is not there', () => {
  const html = drawn(<QuestionView body={single} media={{}} />);
  expect(html).not.toContain('<img');
  expect(html).toContain('过点 (2, 0) 和 (0, 4) 的直线</span>');
});

it('names each gap for those who do not see its line', () => {
  const html = drawn(<QuestionView body={gaps} media={media} />);
  expect(html).toContain('Gap 1');
  expect(html).toContain('Gap 2');
});

it('puts the numbers of its parts into the passage of a cloze', () => {
  const html = drawn(<QuestionView body={cloze} media={media} firstPart={21} />);
  expect(html).toMatch(/<span class="question-place[^"]*">21<\/span>/);
  expect(html).toMatch(/<span class="question-place[^"]*">22<\/span>/);
  expect(html.match(/question-part-short/g)).toHaveLength(2);
});

it('gives a listening text a player that says how often it may be played', () => {
  const html = drawn(<QuestionView body={listening} media={media} />);
  expect(html).toContain('src="/files/talk.mp3"');
  expect(html).toContain('2 plays left of 2');
  expect(html).not.toContain('type="range"');
});

it('shows no place for an answer where there is none', () => {
  expect(drawn(<KeyView body={free} questionKey={{ partialCredit: 'half' }} media={media} />)).toBe('');
});

it('shows a key: letters, gaps with their variants, steps with points, what is said', () => {
  expect(drawn(<KeyView body={single} questionKey={singleKey} media={media} />)).toContain('>B</p>');
  const filled = drawn(<KeyView body={gaps} questionKey={gapsKey} media={media} />);
  expect(filled).toContain('3x-2=y');
  expect(filled).toContain('-2 cm');
  expect(filled).toContain('in any order');
  expect(drawn(<KeyView body={free} questionKey={freeKey} media={media} />)).toContain('(6 points)');
  expect(drawn(<KeyView body={listening} questionKey={listeningKey} media={media} />)).toContain('The bell is ringing');
  expect(drawn(<KeyView body={cloze} questionKey={clozeKey} media={media} />).match(/>A<\/p>/g)).toHaveLength(2);
});
