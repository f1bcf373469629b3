import { expect, test } from 'vitest';
import { storedZip } from 'edutech/core/server/zip/stored-zip';
import { textOf } from '../../../../kit/common/walk-content';
import { pngOf } from '../../fixtures/pictures';
import { readQti } from '../read-qti';

/** In the shape of the examples of 1EdTech for version 1.2. */
const choice = `<item title="Standard multiple choice" ident="IMS_V01_I_BasicExample002">
  <presentation label="BasicExample002"><flow>
    <material><mattext>What is the capital of France?</mattext></material>
    <response_lid ident="MCb_01" rcardinality="Single"><render_choice shuffle="Yes">
      <flow_label><response_label ident="A"><flow_mat><material><mattext>London</mattext></material></flow_mat></response_label></flow_label>
      <flow_label><response_label ident="B"><flow_mat><material><mattext>Paris</mattext></material></flow_mat></response_label></flow_label>
      <flow_label><response_label ident="C"><flow_mat><material><mattext>Washington</mattext></material></flow_mat></response_label></flow_label>
    </render_choice></response_lid></flow></presentation>
  <resprocessing><outcomes><decvar vartype="Integer" defaultval="0" maxvalue="2"/></outcomes>
    <respcondition><conditionvar><varequal respident="MCb_01">B</varequal></conditionvar><setvar action="Set">2</setvar><displayfeedback feedbacktype="Response" linkrefid="Solution"/></respcondition></resprocessing>
  <itemfeedback ident="Solution"><solution><solutionmaterial><material><mattext>Paris has been the capital since 987.</mattext></material></solutionmaterial></solution></itemfeedback>
</item>`;

/** In the shape of Canvas: HTML as text, points in a field, right ones joined by `and`. */
const several = `<item ident="g1" title="Question">
  <itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>multiple_answers_question</fieldentry></qtimetadatafield><qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>3.0</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
  <presentation><material><mattext texttype="text/html">&lt;div&gt;&lt;p&gt;Which are &lt;em&gt;prime&lt;/em&gt;?&lt;/p&gt;&lt;img src="sign.png" alt="a sign"&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;/div&gt;</mattext></material>
    <response_lid ident="response1" rcardinality="Multiple"><render_choice>
      <response_label ident="11"><material><mattext texttype="text/plain">2</mattext></material></response_label>
      <response_label ident="12"><material><mattext texttype="text/plain">4</mattext></material></response_label>
      <response_label ident="13"><material><mattext texttype="text/plain">7</mattext></material></response_label>
    </render_choice></response_lid></presentation>
  <resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
    <respcondition continue="No"><conditionvar><and><varequal respident="response1">11</varequal><not><varequal respident="response1">12</varequal></not><varequal respident="response1">13</varequal></and></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing>
</item>`;

const blank = `<item ident="g2" title="Blank"><presentation><flow>
  <material><mattext>Water boils at</mattext></material><response_str ident="FIB" rcardinality="Single"><render_fib columns="3"/></response_str><material><mattext>degrees.</mattext></material></flow></presentation>
  <resprocessing><respcondition><conditionvar><or><varequal respident="FIB" case="No">100</varequal><varequal respident="FIB">one hundred</varequal></or></conditionvar><setvar>1</setvar></respcondition></resprocessing></item>`;

const essay =
  '<item ident="g3" title="Essay"><presentation><material><mattext>Describe your town.</mattext></material><response_str ident="E"><render_fib rows="5"/></response_str></presentation></item>';

const spot =
  '<item ident="g4" title="Where is it?"><presentation><material><mattext>Show the town.</mattext></material><response_xy ident="X"><render_hotspot/></response_xy></presentation></item>';

const document = (items: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2.dtd">
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="Quiz"><section ident="root">${items}</section></assessment></questestinterop>`;

test('a document of version 1.2 is read as one question for each of its items', () => {
  const { questions, notes } = readQti(Buffer.from(document(choice + blank + essay)));
  expect(notes).toEqual([]);
  const [first, second, third] = questions;
  expect(first).toMatchObject({
    title: 'Standard multiple choice',
    body: { type: 0, points: 2, mayShuffle: true },
    key: { choice: [1] },
  });
  expect(textOf(first!.body.stem!)).toBe('What is the capital of France?');
  expect(first!.body).toHaveProperty('options.length', 3);
  expect(textOf((first!.key as { analysis: Parameters<typeof textOf>[0] }).analysis)).toContain('since 987');
  expect(second).toMatchObject({ body: { type: 3 }, key: { gaps: [{ accepted: ['100', 'one hundred'] }] } });
  expect(textOf(second!.body.stem!)).toContain('degrees.');
  expect(third!.body.type).toBe(5);
});

test('a package of Canvas is read with its points, its pictures and all right options', () => {
  const manifest = `<manifest xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"><resources><resource identifier="r" type="imsqti_xmlv1p2"><file href="quiz/quiz.xml"/></resource></resources></manifest>`;
  const packed = storedZip([
    { name: 'imsmanifest.xml', content: Buffer.from(manifest) },
    { name: 'quiz/quiz.xml', content: Buffer.from(document(several)) },
    { name: 'quiz/sign.png', content: pngOf(16, 16) },
  ]);
  const { questions, notes, media } = readQti(packed);
  expect(notes).toEqual([]);
  expect(questions).toMatchObject([{ body: { type: 1, points: 3 }, key: { choice: [0, 2] } }]);
  expect(textOf(questions[0]!.body.stem!)).toContain('prime');
  expect(JSON.stringify(questions)).not.toContain('alert');
  expect([...media.values()].map(({ name }) => name)).toEqual(['sign.png']);
});

test('an item that asks for a place in a picture is told with its title, and the others are read', () => {
  const { questions, notes } = readQti(Buffer.from(document(spot + choice)));
  expect(notes).toMatchObject([
    { fault: 'unknownType', place: { line: 1, name: 'Where is it?' }, detail: 'response_xy' },
  ]);
  expect(questions.map(({ place }) => place.line)).toEqual([2]);
});

test('a document type with declarations of its own is refused', () => {
  const bomb = document(choice).replace('SYSTEM "ims_qtiasiv1p2.dtd">', '[<!ENTITY a "b">]>');
  expect(readQti(Buffer.from(bomb)).notes).toMatchObject([{ fault: 'damaged' }]);
});

const filled = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('');

test('a hostile document costs no more than its length', () => {
  const doctypes = readQti(Buffer.from('<!DOCTYPE questestinterop '.repeat(200_000)));
  expect(doctypes.notes.map(({ fault }) => fault)).toEqual(['damaged']);
  const manifest = `<manifest><resources>${'<resource type="imsqti_xmlv1p2" href="a.xml"/>'.repeat(60_000)}</resources></manifest>`;
  const repeated = storedZip([
    { name: 'imsmanifest.xml', content: Buffer.from(manifest) },
    { name: 'a.xml', content: Buffer.from(document(blank)) },
  ]);
  expect(readQti(repeated).questions.map(({ title }) => title)).toEqual(['Blank']);
  const label = (at: number) => `<response_label ident="${at}"/>`;
  const equal = (at: number) => `<varequal respident="R">${at}</varequal>`;
  const options = `<item title="Options"><presentation><response_lid ident="R"><render_choice>${filled(40_000, label)}</render_choice></response_lid></presentation>
    <resprocessing><respcondition><conditionvar>${filled(40_000, equal)}</conditionvar></respcondition></resprocessing></item>`;
  const { questions, notes } = readQti(Buffer.from(document(options + blank)));
  expect(questions.map(({ title }) => title)).toEqual(['Blank']);
  expect(notes).toMatchObject([{ fault: 'tooLong', place: { name: 'Options' } }]);
});

test('HTML behind the beginning of an address of data counts as what it is', () => {
  const html = (inner: string) =>
    document(
      blank.replace('<mattext>Water', `<mattext texttype="text/html"><![CDATA[${inner}]]></mattext><mattext>Water`),
    );
  const faults = (inner: string) => readQti(Buffer.from(html(inner))).notes.map(({ fault }) => fault);
  expect(faults(`data:${'<i></i>'.repeat(20_000)}`)).toEqual(['tooLong']);
  const figure = `data:image/png;base64,${Buffer.concat([pngOf(16, 16), Buffer.alloc(100_000)]).toString('base64')}`;
  expect(faults(`<img src="${figure}">`)).toEqual([]);
});
