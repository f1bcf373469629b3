/**
 * Schemas of the elements that we write, after the content models of the specifications: QTI 2.1 (ASI information model and
 * XML binding, 2012), QTI 3.0 (ASI 1.0 XSD binding, 2022), MathML 2 and 3 (presentation). They take no element, attribute or order
 * that those do not take, and nothing that we do not write.
 */
export type Version = 2 | 3;

export const itemSpace: Readonly<Record<Version, string>> = {
  2: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  3: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
};
const mathSpace = 'http://www.w3.org/1998/Math/MathML';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const own = (version: Version, name: string) => (version === 3 ? `qti-${kebab(name)}` : name);

type Attributes = Readonly<Record<string, string>>;

/** Attributes by type; `!` for those that must be there. */
const attributesXml = (attributes: Attributes, nameOf: (name: string) => string = (name) => name) =>
  Object.entries(attributes)
    .map(([name, type]) => {
      const use = type.endsWith('!') ? ' use="required"' : '';
      return `<xs:attribute name="${nameOf(name)}" type="${type.replace('!', '')}"${use}/>`;
    })
    .join('');

const element = (name: string, content: string, attributes: string, isMixed = false) =>
  `<xs:element name="${name}"><xs:complexType${isMixed ? ' mixed="true"' : ''}>${content}${attributes}</xs:complexType></xs:element>`;

const head = (space: string) =>
  `<?xml version="1.0"?><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${space}" xmlns:m="${mathSpace}" targetNamespace="${space}" elementFormDefault="qualified">`;

const enumerations = (types: Readonly<Record<string, string>>) =>
  Object.entries(types)
    .map(
      ([name, values]) =>
        `<xs:simpleType name="${name}"><xs:restriction base="xs:string">${values
          .split('|')
          .map((value) => `<xs:enumeration value="${value}"/>`)
          .join('')}</xs:restriction></xs:simpleType>`,
    )
    .join('');

const itemTypes = {
  cardinality: 'single|multiple',
  baseType: 'identifier|string|float',
  view: 'scorer',
  use: 'scoring',
  showHide: 'show|hide',
  toleranceMode: 'exact|absolute|relative',
};
const mathTypes = {
  form: 'prefix|infix|postfix',
  display: 'block|inline',
  variant:
    'normal|bold|italic|bold-italic|double-struck|bold-fraktur|script|bold-script|fraktur|sans-serif|bold-sans-serif|sans-serif-italic|sans-serif-bold-italic|monospace',
};

/** The schema of items of one version. */
export function itemSchema(version: Version): string {
  const q = (name: string) => own(version, name);
  const ref = (name: string, occurs = '') => `<xs:element ref="${name}"${occurs}/>`;
  const many = ' minOccurs="0" maxOccurs="unbounded"';
  const optional = ' minOccurs="0"';
  const choice = (names: readonly string[], occurs = many) =>
    `<xs:choice${occurs}>${names.map((name) => ref(name)).join('')}</xs:choice>`;
  const sequence = (...parts: readonly string[]) => `<xs:sequence>${parts.join('')}</xs:sequence>`;
  const define = (name: string, content: string, attributes: Attributes = {}, isMixed = false) =>
    element(q(name), content, attributesXml(attributes, version === 3 ? kebab : undefined), isMixed);
  const html = (name: string, content: string, attributes: Attributes = {}, isMixed = true) =>
    element(name, content, attributesXml({ class: 'xs:string', ...attributes }), isMixed);

  const inline = ['span', 'strong', 'em', 'sub', 'sup', 'br', 'img', 'm:math', q('textEntryInteraction')];
  // a recording is an object in version 2, which has no element of its own for it
  const inlines = [...inline, version === 2 ? 'object' : 'audio'];
  const asked = [q('choiceInteraction'), q('extendedTextInteraction'), q('rubricBlock'), q('feedbackBlock')];
  const blocks = ['p', 'div', 'table', ...asked];
  const flow = [...inlines, ...blocks];
  const body = version === 3 ? q('contentBody') : null;
  const inside = body ? sequence(ref(body)) : choice(blocks);
  const expression = [
    'variable',
    'correct',
    'baseValue',
    'match',
    'equal',
    'or',
    'not',
    'isNull',
    'mapResponse',
    'sum',
  ].map(q);
  const one = choice(expression, '');
  const two = `<xs:choice minOccurs="2" maxOccurs="2">${expression.map((name) => ref(name)).join('')}</xs:choice>`;
  const some = choice(expression, ' maxOccurs="unbounded"');
  const declared = { identifier: 'xs:NCName!', cardinality: 'cardinality!', baseType: 'baseType' };
  const values = sequence(ref(q('value'), ' maxOccurs="unbounded"'));
  const feedback = { identifier: 'xs:NCName!', outcomeIdentifier: 'xs:NCName!', showHide: 'showHide!' };

  return [
    head(itemSpace[version]),
    `<xs:import namespace="${mathSpace}" schemaLocation="mathml.xsd"/>`,
    enumerations(itemTypes),
    define(
      'assessmentItem',
      sequence(
        ref(q('responseDeclaration'), many),
        ref(q('outcomeDeclaration'), many),
        ref(q('itemBody'), optional),
        ref(q('responseProcessing'), optional),
        ref(q('modalFeedback'), many),
      ),
      {
        identifier: 'xs:string!',
        title: 'xs:string!',
        label: 'xs:string',
        adaptive: 'xs:boolean!',
        timeDependent: 'xs:boolean!',
      },
    ),
    define('responseDeclaration', sequence(ref(q('correctResponse'), optional), ref(q('mapping'), optional)), declared),
    define('correctResponse', values),
    define('value', '', {}, true),
    define('mapping', sequence(ref(q('mapEntry'), ' maxOccurs="unbounded"')), {
      lowerBound: 'xs:double',
      upperBound: 'xs:double',
      defaultValue: 'xs:double',
    }),
    define('mapEntry', '', { mapKey: 'xs:string!', mappedValue: 'xs:double!', caseSensitive: 'xs:boolean' }),
    define('outcomeDeclaration', sequence(ref(q('defaultValue'), optional)), {
      ...declared,
      normalMaximum: 'xs:double',
    }),
    define('defaultValue', values),
    define('itemBody', choice(blocks)),
    define('choiceInteraction', sequence(ref(q('simpleChoice'), ' maxOccurs="unbounded"')), {
      class: 'xs:string',
      responseIdentifier: 'xs:NCName!',
      shuffle: 'xs:boolean!',
      maxChoices: 'xs:nonNegativeInteger!',
    }),
    define('simpleChoice', choice(flow), { identifier: 'xs:NCName!' }, true),
    define('textEntryInteraction', '', {
      class: 'xs:string',
      responseIdentifier: 'xs:NCName!',
      expectedLength: 'xs:nonNegativeInteger',
    }),
    define('extendedTextInteraction', '', {
      class: 'xs:string',
      responseIdentifier: 'xs:NCName!',
      expectedLines: 'xs:nonNegativeInteger',
    }),
    define('rubricBlock', inside, { class: 'xs:string', view: 'view!', ...(version === 3 && { use: 'use' }) }),
    define('feedbackBlock', inside, feedback),
    define('modalFeedback', body ? sequence(ref(body)) : choice(flow), feedback, version === 2),
    ...(body ? [define('contentBody', choice(flow), {}, true)] : []),
    define('responseProcessing', sequence(ref(q('responseCondition'), many))),
    define('responseCondition', sequence(ref(q('responseIf')))),
    define('responseIf', sequence(one, ref(q('setOutcomeValue'), ' maxOccurs="unbounded"'))),
    define('setOutcomeValue', one, { identifier: 'xs:NCName!' }),
    define('variable', '', { identifier: 'xs:NCName!' }),
    define('correct', '', { identifier: 'xs:NCName!' }),
    define('mapResponse', '', { identifier: 'xs:NCName!' }),
    define('baseValue', '', { baseType: 'baseType!' }, true),
    define('match', two),
    define('equal', two, { toleranceMode: 'toleranceMode!', tolerance: 'xs:string' }),
    define('or', some),
    define('sum', some),
    define('not', one),
    define('isNull', one),
    html('p', choice(inlines)),
    html('div', choice(flow)),
    html('span', choice(inlines)),
    html('strong', choice(inlines)),
    html('em', choice(inlines)),
    html('sub', choice(inlines)),
    html('sup', choice(inlines)),
    html('br', '', {}, false),
    html('img', '', { src: 'xs:anyURI!', alt: 'xs:string!', width: 'xs:string', height: 'xs:string' }, false),
    version === 2
      ? html('object', '', { data: 'xs:string!', type: 'xs:string!', width: 'xs:string', height: 'xs:string' })
      : html('audio', '', { src: 'xs:anyURI', controls: 'xs:boolean' }, false),
    html('table', sequence(ref('tbody')), {}, false),
    html('tbody', sequence(ref('tr', ' maxOccurs="unbounded"')), {}, false),
    html('tr', choice(['td', 'th'], ' maxOccurs="unbounded"'), {}, false),
    ...['td', 'th'].map((name) =>
      html(name, choice(flow), { colspan: 'xs:nonNegativeInteger', rowspan: 'xs:nonNegativeInteger' }),
    ),
    '</xs:schema>',
  ].join('\n');
}

/** MathML, the presentation elements that formulas of ours have, each with its own attributes and number of arguments. */
export function mathSchema(version: Version): string {
  const text = { mathvariant: 'variant', mathsize: 'xs:string', mathcolor: 'xs:string', mathbackground: 'xs:string' };
  const spaces = { width: 'xs:string', height: 'xs:string', depth: 'xs:string' };
  const strings = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'xs:string']));
  const booleans = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'xs:boolean']));
  const operator = {
    form: 'form',
    ...strings(['lspace', 'rspace', 'maxsize', 'minsize']),
    ...booleans(['fence', 'separator', 'stretchy', 'symmetric', 'largeop', 'movablelimits', 'accent']),
  };
  const tables = {
    ...strings(['columnalign', 'rowspacing', 'columnspacing', 'rowlines', 'columnlines', 'frame', 'framespacing']),
    ...strings(['align', 'width', 'side', 'minlabelspacing', 'rowalign']),
    ...booleans(['displaystyle', 'equalrows', 'equalcolumns']),
  };
  const newer = (names: readonly string[]) => (version === 3 ? strings(names) : {});
  const leaf: Readonly<Record<string, Attributes>> = {
    mi: text,
    mn: text,
    mtext: text,
    mo: { ...text, ...operator },
    mspace: { ...text, ...spaces, linebreak: 'xs:string' },
  };
  const any = 'any';
  const nodes: Readonly<Record<string, readonly [content: number | typeof any, attributes: Attributes]>> = {
    mrow: [any, {}],
    mstyle: [
      any,
      {
        ...text,
        ...operator,
        ...tables,
        ...strings(['scriptlevel', 'linethickness']),
        ...newer(['indentshift', 'indentalign']),
      },
    ],
    msqrt: [any, {}],
    mpadded: [any, { ...spaces, lspace: 'xs:string', ...newer(['voffset']) }],
    mphantom: [any, {}],
    menclose: [any, { notation: 'xs:string' }],
    mfrac: [2, strings(['linethickness', 'numalign', 'denomalign', 'bevelled'])],
    mroot: [2, {}],
    msup: [2, strings(['superscriptshift'])],
    msub: [2, strings(['subscriptshift'])],
    msubsup: [3, strings(['superscriptshift', 'subscriptshift'])],
    mover: [2, strings(['accent'])],
    munder: [2, strings(['accentunder'])],
    munderover: [3, strings(['accent', 'accentunder'])],
  };
  const names = [...Object.keys(leaf), ...Object.keys(nodes), 'mtable'];
  const children = (occurs: string) =>
    `<xs:choice ${occurs}>${names.map((name) => `<xs:element ref="${name}"/>`).join('')}</xs:choice>`;
  const free = children('minOccurs="0" maxOccurs="unbounded"');
  const common = attributesXml({ class: 'xs:string', id: 'xs:ID' });
  return [
    head(mathSpace),
    enumerations(mathTypes),
    element(
      'math',
      `<xs:choice minOccurs="0" maxOccurs="unbounded"><xs:element ref="semantics"/>${names.map((name) => `<xs:element ref="${name}"/>`).join('')}</xs:choice>`,
      common + attributesXml({ display: 'display' }),
    ),
    element(
      'semantics',
      `<xs:sequence>${children('')}<xs:element ref="annotation" maxOccurs="unbounded"/></xs:sequence>`,
      common,
    ),
    element('annotation', '', attributesXml({ encoding: 'xs:string' }), true),
    ...Object.entries(leaf).map(([name, attributes]) => element(name, '', common + attributesXml(attributes), true)),
    ...Object.entries(nodes).map(([name, [content, attributes]]) =>
      element(
        name,
        content === any ? free : children(`minOccurs="${content}" maxOccurs="${content}"`),
        common + attributesXml(attributes),
      ),
    ),
    element(
      'mtable',
      '<xs:sequence><xs:element ref="mtr" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>',
      common + attributesXml(tables),
    ),
    element(
      'mtr',
      '<xs:sequence><xs:element ref="mtd" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>',
      common + attributesXml(strings(['columnalign', 'rowalign'])),
    ),
    element('mtd', free, common + attributesXml(strings(['columnalign', 'rowalign', 'columnspan', 'rowspan']))),
    '</xs:schema>',
  ].join('\n');
}
