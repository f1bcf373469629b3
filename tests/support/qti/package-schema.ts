import type { Version } from './item-schema';

const space: Readonly<Record<Version, string>> = {
  2: 'http://www.imsglobal.org/xsd/imscp_v1p1',
  3: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
};
const words: Readonly<Record<Version, readonly [schema: string, version: string, type: string]>> = {
  2: ['QTIv2.1 Package', '1.0.0', 'imsqti_item_xmlv2p1'],
  3: ['QTI Package', '3.0.0', 'imsqti_item_xmlv3p0'],
};
const fixed = (name: string, value: string) =>
  `<xs:element name="${name}"><xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="${value}"/></xs:restriction></xs:simpleType></xs:element>`;

/** The schema of a manifest: content packaging 1.1 and its profiles for QTI, in which a package has no organizations. */
export function manifestSchema(version: Version): string {
  const [schema, number, type] = words[version];
  return `<?xml version="1.0"?><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${space[version]}" targetNamespace="${space[version]}" elementFormDefault="qualified">
<xs:element name="manifest"><xs:complexType><xs:sequence>
<xs:element name="metadata"><xs:complexType><xs:sequence>${fixed('schema', schema)}${fixed('schemaversion', number)}</xs:sequence></xs:complexType></xs:element>
<xs:element name="organizations"><xs:complexType/></xs:element>
<xs:element name="resources"><xs:complexType><xs:sequence>
<xs:element name="resource" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
<xs:element name="file" maxOccurs="unbounded"><xs:complexType><xs:attribute name="href" type="xs:anyURI" use="required"/></xs:complexType></xs:element>
</xs:sequence><xs:attribute name="identifier" type="xs:ID" use="required"/><xs:attribute name="type" fixed="${type}" use="required"/><xs:attribute name="href" type="xs:anyURI" use="required"/></xs:complexType></xs:element>
</xs:sequence></xs:complexType></xs:element>
</xs:sequence><xs:attribute name="identifier" type="xs:ID" use="required"/></xs:complexType></xs:element></xs:schema>`;
}
