import { unpackedParts } from 'edutech/core/server/zip/unpacked-parts';
import { validateXML } from 'xmllint-wasm';
import { itemSchema, mathSchema, type Version } from './item-schema';
import { manifestSchema } from './package-schema';

/** What is wrong with the manifest and the items of a package, by the schemas of its version; empty where nothing is. */
export async function faultsOfPackage(bytes: Buffer, version: Version): Promise<string[]> {
  const parts = unpackedParts(bytes, (name) => name.endsWith('.xml'), 50_000_000);
  if (typeof parts === 'string') return [parts];
  const files = parts.map(({ name, content }) => ({
    fileName: name.replaceAll('/', '-'),
    contents: content.toString('utf8'),
  }));
  const isManifest = ({ fileName }: { fileName: string }) => fileName === 'imsmanifest.xml';
  const manifest = await validateXML({
    xml: files.filter(isManifest),
    schema: [{ fileName: 'manifest.xsd', contents: manifestSchema(version) }],
  });
  const items = await validateXML({
    xml: files.filter((file) => !isManifest(file)),
    schema: [{ fileName: 'item.xsd', contents: itemSchema(version) }],
    preload: [{ fileName: 'mathml.xsd', contents: mathSchema(version) }],
  });
  return [...manifest.errors, ...items.errors].map(({ message, rawMessage }) => message || rawMessage);
}
