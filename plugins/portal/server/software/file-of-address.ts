import { addressOf } from 'edutech/core/common/addresses/addresses';
import { downloadSoftware } from '../../api/software';
import { type Id, isId } from 'edutech/core/common/ids';

/** What an address on this platform names: a file by its id, a public one by content and name, or a software package. */
export type AskedFile =
  | { readonly id: Id }
  | { readonly sha256: string; readonly name: string }
  | { readonly packageId: Id };

const packagePath = addressOf(downloadSoftware.root, downloadSoftware.path);
const publicPath = /^\/files\/([0-9a-f]{64})\/([^/]+)$/;
const ticketPath = /^\/files\/ticket\/[a-z]+\/([0-9a-f]{32})\/[^/]+$/;

/**
 * Reads an address of `Files` or of a software package (with or without origin), or a bare id. Nothing: it is none of ours. The browser
 * has url-encoded the parameter once, as the specification says, and older clients twice.
 */
export function fileOfAddress(address: string): AskedFile | undefined {
  const text = address.includes('/') ? address : decoded(address);
  if (isId(text)) return { id: text };
  const { pathname, searchParams } = URL.parse(text ?? '', 'http://here') ?? {};
  const packageId = pathname === packagePath && searchParams?.get('ffid');
  if (packageId) return isId(packageId) ? { packageId } : undefined;
  const [, id] = ticketPath.exec(pathname ?? '') ?? [];
  if (id) return { id };
  const [, sha256, encoded = ''] = publicPath.exec(pathname ?? '') ?? [];
  const name = decoded(encoded);
  return sha256 && name ? { sha256, name } : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
