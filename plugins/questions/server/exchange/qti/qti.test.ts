import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { formulasIn, textOf } from '../../../kit/common/walk-content';
import { readXml } from '../../../kit/server/xml/xml-tree';
import { storedZip } from 'edutech/core/server/zip/stored-zip';
import { mediaId } from '../exchange-format';
import { pngOf } from '../fixtures/pictures';
import { latexOfMathml } from './latex-of-mathml';
import { readQti } from './read-qti';

const picture = pngOf(16, 16);
const two = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const three = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';

/** In the shape of the examples that 1EdTech publishes for version 2.1, with a rubric, a template and a picture. */
const choice = `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="${two}" identifier="choice" title="Unattended luggage" adaptive="false" timeDependent="false">
  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>ChoiceA</value></correctResponse></responseDeclaration>
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="3"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>
  <itemBody>
    <p>Look at the text in the picture.</p>
    <p><img src="../images/sign%20one.png" alt="NEVER LEAVE LUGGAGE UNATTENDED"/></p>
    <choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1">
      <prompt>What does it say?</prompt>
      <simpleChoice identifier="ChoiceA">You must stay with your luggage.</simpleChoice>
      <simpleChoice identifier="ChoiceB" fixed="true">Do not let <em>someone else</em> look after it.</simpleChoice>
    </choiceInteraction>
  </itemBody>
  <responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>
</assessmentItem>`;

const mapped = `<assessmentItem xmlns="${two}" identifier="m" title="Water" adaptive="false" timeDependent="false">
  <responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="identifier">
    <correctResponse><value>H</value><value>O</value></correctResponse>
    <mapping lowerBound="0" upperBound="2" defaultValue="-2"><mapEntry mapKey="H" mappedValue="1"/><mapEntry mapKey="O" mappedValue="1"/><mapEntry mapKey="Cl" mappedValue="-1"/></mapping>
  </responseDeclaration>
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
  <itemBody><choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="0"><prompt>Which elements?</prompt>
    <simpleChoice identifier="H">Hydrogen</simpleChoice><simpleChoice identifier="Cl">Chlorine</simpleChoice><simpleChoice identifier="O">Oxygen</simpleChoice></choiceInteraction></itemBody>
  <responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/>
</assessmentItem>`;

const threeEntry = `<qti-assessment-item xmlns="${three}" identifier="e" title="Sonnet" adaptive="false" time-dependent="false">
  <qti-response-declaration identifier="R1" cardinality="single" base-type="string"><qti-correct-response><qti-value>York</qti-value></qti-correct-response>
    <qti-mapping default-value="0"><qti-map-entry map-key="York" mapped-value="1" case-sensitive="true"/><qti-map-entry map-key="york" mapped-value="0.5"/></qti-mapping></qti-response-declaration>
  <qti-response-declaration identifier="R2" cardinality="single" base-type="float"><qti-correct-response><qti-value>2.5</qti-value></qti-correct-response></qti-response-declaration>
  <qti-outcome-declaration identifier="MAXSCORE" cardinality="single" base-type="float"><qti-default-value><qti-value>4</qti-value></qti-default-value></qti-outcome-declaration>
  <qti-item-body><p>Glorious summer by this sun of <qti-text-entry-interaction response-identifier="R1" expected-length="10"/>, and
    <math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mn>5</mn><mn>2</mn></mfrac><mo>=</mo></math> <qti-text-entry-interaction response-identifier="R2"/>.</p></qti-item-body>
  <qti-response-processing><qti-response-condition><qti-response-if><qti-equal tolerance-mode="absolute" tolerance="0.1 0.1"><qti-variable identifier="R2"/><qti-correct identifier="R2"/></qti-equal></qti-response-if></qti-response-condition></qti-response-processing>
  <qti-modal-feedback identifier="a" outcome-identifier="F" show-hide="show"><qti-content-body><p>Richard III.</p></qti-content-body></qti-modal-feedback>
</qti-assessment-item>`;

const inline = `<assessmentItem xmlns="${two}" identifier="i" title="Inline" adaptive="false" timeDependent="false">
  <responseDeclaration identifier="A" cardinality="single" baseType="identifier"><correctResponse><value>G</value></correctResponse></responseDeclaration>
  <itemBody><blockquote><p>Now is the winter of <inlineChoiceInteraction responseIdentifier="A" shuffle="false"><inlineChoice identifier="G">our</inlineChoice><inlineChoice identifier="L">your</inlineChoice></inlineChoiceInteraction> discontent</p></blockquote></itemBody>
</assessmentItem>`;

const several = `<assessmentItem xmlns="${two}" identifier="s" title="Reading" adaptive="false" timeDependent="false">
  <responseDeclaration identifier="A" cardinality="single" baseType="identifier"><correctResponse><value>T</value></correctResponse></responseDeclaration>
  <responseDeclaration identifier="B" cardinality="single" baseType="string"/>
  <outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>6</value></defaultValue></outcomeDeclaration>
  <itemBody><p>A long text.</p><p>First:</p><choiceInteraction responseIdentifier="A" maxChoices="1"><simpleChoice identifier="T">True</simpleChoice><simpleChoice identifier="F">False</simpleChoice></choiceInteraction>
   <p>Second: why?</p><extendedTextInteraction responseIdentifier="B"/><rubricBlock view="scorer"><p>Because.</p></rubricBlock></itemBody>
</assessmentItem>`;

const unknown = (name: string) =>
  `<assessmentItem xmlns="${two}" identifier="x" title="x"><itemBody><p>x</p><${name} responseIdentifier="R"/></itemBody></assessmentItem>`;

function packaged(
  items: Readonly<Record<string, string>>,
  more: readonly { name: string; content: Buffer }[] = [],
): Buffer {
  const resources = Object.keys(items).map(
    (name) =>
      `<resource identifier="${name}" type="imsqti_item_xmlv2p1" href="items/${name}.xml"><file href="items/${name}.xml"/></resource>`,
  );
  const manifest = `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>${resources.join('')}</resources></manifest>`;
  return storedZip([
    { name: 'imsmanifest.xml', content: Buffer.from(manifest) },
    ...Object.entries(items).map(([name, xml]) => ({ name: `items/${name}.xml`, content: Buffer.from(xml) })),
    ...more,
  ]);
}

const one = (xml: string) => readQti(Buffer.from(xml)).questions[0]!;

test('a package of version 2.1 is read in the order of its manifest, with its pictures', () => {
  const { questions, notes, media } = readQti(
    packaged({ choice, mapped }, [{ name: 'images/sign one.png', content: picture }]),
  );
  expect(notes).toEqual([]);
  expect([...media.keys()]).toEqual([mediaId(picture)]);
  const [first, second] = questions;
  expect(first).toMatchObject({
    title: 'Unattended luggage',
    body: { type: 0, points: 3, mayShuffle: true },
    key: { choice: [0] },
  });
  expect(first!.body.stem.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'paragraph']);
  expect(first!.body.stem[1]).toMatchObject({
    inlines: [{ kind: 'picture', file: mediaId(picture), width: 16, height: 16 }],
  });
  expect(second).toMatchObject({ body: { type: 1, points: 2 }, key: { choice: [0, 2], partialCredit: 'share' } });
});

test('version 3 is read by the same rules: gaps with variants and tolerance, MathML as LaTeX, feedback', () => {
  const { body, key } = one(threeEntry);
  expect(body).toMatchObject({ type: 3, points: 4, gaps: [{ kind: 'text' }, { kind: 'number' }] });
  expect(formulasIn(body.stem)).toEqual(['\\frac{5}{2}=']);
  expect(key.gaps).toEqual([
    { accepted: ['York'], comparison: 'text', isCaseSensitive: true },
    { accepted: ['2.5'], comparison: 'number', tolerance: { kind: 'absolute', value: 0.1 } },
  ]);
  expect(textOf(key.analysis!)).toBe('Richard III.');
});

test('choices within the lines make a passage, several interactions a text with parts', () => {
  expect(one(inline)).toMatchObject({
    body: { type: 8, parts: [{ type: 0, points: 1 }] },
    key: { parts: [{ choice: [0] }] },
  });
  const { body, key } = one(several);
  expect(body.type).toBe(9);
  expect(body.parts?.map(({ type, points, stem }) => [type, points, textOf(stem)])).toEqual([
    [2, 3, ''],
    [5, 3, 'Second: why?'],
  ]);
  expect(key.parts?.[0]).toEqual({ truth: true });
});

test('what is no question of ours is listed by its file, and the rest is read', () => {
  const items = {
    choice,
    match: unknown('matchInteraction'),
    order: unknown('orderInteraction'),
    spot: unknown('hotspotInteraction'),
    broken: '<assessmentItem>',
  };
  const { questions, notes } = readQti(packaged(items, [{ name: 'images/sign one.png', content: picture }]));
  expect(questions).toHaveLength(1);
  expect(notes.map(({ fault, place }) => [place.line, place.name, fault])).toEqual([
    [2, 'items/match.xml', 'matching'],
    [3, 'items/order.xml', 'ordering'],
    [4, 'items/spot.xml', 'unknownType'],
    [5, 'items/broken.xml', 'damaged'],
  ]);
});

test('items that change each time are refused by name', () => {
  const template = choice.replace(
    '<itemBody>',
    '<templateDeclaration identifier="A" cardinality="single" baseType="integer"/><itemBody>',
  );
  const adaptive = choice.replace('adaptive="false"', 'adaptive="true"');
  const { questions, notes } = readQti(packaged({ template, adaptive }));
  expect(questions).toEqual([]);
  expect(notes.map(({ fault, detail }) => [fault, detail])).toEqual([
    ['template', 'A'],
    ['adaptive', ''],
  ]);
});

test('feedback behind options, what candidates are told, and a missing key are kept or told', () => {
  const xml = choice
    .replace(
      'luggage.</simpleChoice>',
      'luggage.<feedbackInline identifier="a" outcomeIdentifier="F" showHide="show">Right.</feedbackInline></simpleChoice>',
    )
    .replace('<itemBody>', '<itemBody><rubricBlock view="candidate"><p>Read well.</p></rubricBlock>')
    .replace(/<correctResponse>.*<\/correctResponse>/, '')
    .replace('<p><img src="../images/sign%20one.png" alt="NEVER LEAVE LUGGAGE UNATTENDED"/></p>', '');
  const { questions, notes } = readQti(Buffer.from(xml));
  expect(textOf(questions[0]!.body.stem)).toMatch(/^Read well\./);
  expect(textOf(questions[0]!.body.options![0]! as never)).toBe('You must stay with your luggage.');
  expect(textOf(questions[0]!.key.analysis!)).toBe('A: Right.');
  expect(questions[0]!.key.choice).toBeUndefined();
  expect(notes.map(({ fault }) => fault)).toEqual(['noAnswer']);
});

test('addresses that point out of the package, or elsewhere, are named and not followed', () => {
  const xml = choice.replace('../images/sign%20one.png', '../../../../etc/passwd');
  expect(readQti(packaged({ xml })).notes.map(({ fault }) => fault)).toEqual(['lostFile']);
  const link = choice.replace('../images/sign%20one.png', 'https://example.org/x.png');
  expect(readQti(packaged({ link })).notes.map(({ fault }) => fault)).toEqual(['remotePicture']);
  const escaping = storedZip([{ name: '../../evil.xml', content: Buffer.from(choice) }]);
  expect(readQti(escaping).questions).toHaveLength(1);
});

test('packages that unpack to more than there is room for, are cut off or hold nothing are refused', () => {
  const bomb = storedZip([{ name: 'a.xml', content: deflateRawSync(Buffer.alloc(200 * 1_048_576)) }]);
  bomb.writeUInt16LE(8, bomb.lastIndexOf(Buffer.from('PK\u0001\u0002')) + 10);
  expect(readQti(bomb).notes).toMatchObject([{ fault: 'tooLarge' }]);
  expect(readQti(packaged({ choice }).subarray(0, 400)).notes).toMatchObject([{ fault: 'damaged' }]);
  expect(readQti(storedZip([])).notes).toMatchObject([{ fault: 'empty' }]);
  expect(readQti(Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).notes).toMatchObject([{ fault: 'damaged' }]);
});

test.each([
  ['<msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mn>1</mn>', 'x^{2}+1'],
  ['<msqrt><mi>a</mi><mo>&#x2264;</mo><mi>b</mi></msqrt>', '\\sqrt{a\\le b}'],
  ['<mroot><mi>x</mi><mn>3</mn></mroot>', '\\sqrt[3]{x}'],
  [
    '<mrow><mo>&#x2220;</mo><mi>A</mi><mo>=</mo><msup><mn>60</mn><mo>&#xB0;</mo></msup></mrow>',
    '\\angle A=60^{\\circ}',
  ],
  ['<mi>sin</mi><mo>&#x2061;</mo><mi>x</mi>', '\\sin x'],
  [
    '<munderover><mo>&#x2211;</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>',
    '\\sum_{i=1}^{n}i',
  ],
  ['<mfenced open="[" close=")"><mn>1</mn><mn>2</mn></mfenced>', '\\left[1,2\\right)'],
  ['<mover><mi>AB</mi><mo>&#x2192;</mo></mover>', '\\vec{\\mathrm{AB}}'],
  [
    '<mtable><mtr><mtd><mi>x</mi></mtd><mtd><mn>1</mn></mtd></mtr><mtr><mtd><mi>y</mi></mtd><mtd><mn>2</mn></mtd></mtr></mtable>',
    '\\begin{matrix}x & 1 \\\\ y & 2\\end{matrix}',
  ],
  ['<msubsup><mi>a</mi><mi>n</mi><mn>2</mn></msubsup>', 'a_{n}^{2}'],
  ['<mtext>若 </mtext><mi>&#x3B1;</mi><mi>x</mi>', '\\text{若 }\\alpha x'],
  [
    '<semantics><mi>x</mi><annotation encoding="application/x-tex">\\dfrac{1}{x}</annotation></semantics>',
    '\\dfrac{1}{x}',
  ],
])('MathML %s is %s', (inner, latex) => {
  expect(latexOfMathml(readXml(`<math>${inner}</math>`, {}))).toBe(latex);
});
