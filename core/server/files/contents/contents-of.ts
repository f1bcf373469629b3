import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import type { Settings } from '../../settings/settings';
import type { Contents } from './contents';
import { DiskContents } from './disk-contents';
import { S3Contents } from './s3-contents';

/** Requests to the store that may be open at once: each reader of a film holds one. */
const mostConnections = 500;
/** The store begins to answer in so many milliseconds, a part of a large file included; then it is asked again. */
const patience = 60_000;

/** The store that the settings name. */
export function contentsOf(settings: Settings, dataFolder: string): Contents {
  const folder = join(dataFolder, 'files');
  if (settings.fileStore === 'disk') return new DiskContents(folder);
  const { s3Endpoint, s3Region, s3Bucket, s3KeyId, s3SecretFile, s3PathStyle } = settings;
  const sockets = { maxSockets: mostConnections, keepAlive: true };
  const client = new S3Client({
    ...(s3Endpoint && { endpoint: s3Endpoint }),
    region: s3Region,
    forcePathStyle: s3PathStyle,
    credentials: { accessKeyId: s3KeyId, secretAccessKey: readFileSync(s3SecretFile, 'utf8').trim() },
    requestHandler: {
      connectionTimeout: 5000,
      requestTimeout: patience,
      throwOnRequestTimeout: true,
      httpAgent: sockets,
      httpsAgent: sockets,
    },
    // trailers with other checksums, which most stores but Amazon's refuse
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return new S3Contents({ client, bucket: s3Bucket, draftFolder: join(folder, 'draft') });
}
