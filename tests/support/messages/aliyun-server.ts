import { createHash, createHmac } from 'node:crypto';
import { type Asked, json, startLocalService } from './local-service';

export const aliyunKey = { keyId: 'LTAI5tTestOnly', secret: 'a secret of the test, thirty long' };
const templates: Readonly<Record<string, readonly string[]>> = { SMS_1: ['title', 'city'], SMS_2: ['code'] };
const clockSkew = 900_000;

export interface TakenSms {
  readonly to: string;
  readonly template: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly outId: string;
}

/**
 * The short message service of Alibaba Cloud (dysmsapi 2017-05-25), as its documents say: each call is checked by version 3 of
 * the signature, and what a call asks for twice is sent twice.
 */
export async function startAliyunServer(now: () => Date = () => new Date()) {
  const taken: TakenSms[] = [];
  const nonces = new Set<string>();
  /** Refusals for the next messages to numbers. */
  const refused = new Map<string, { readonly Code: string; readonly Message: string }>();
  const actionOf = ({ request }: Asked) => String(request.headers['x-acs-action']);
  const sendSms = (query: URLSearchParams) => {
    const field = (name: string) => query.get(name) ?? '';
    const to = field('PhoneNumbers');
    const names = templates[field('TemplateCode')];
    const refusal = refused.get(to);
    refused.delete(to);
    if (refusal) return refusal;
    if (!/^1[3-9]\d{9}$/.test(to)) return { Code: 'isv.MOBILE_NUMBER_ILLEGAL', Message: `非法手机号 ${to}` };
    if (field('SignName') !== '云州教育') return { Code: 'isv.SMS_SIGNATURE_ILLEGAL', Message: '签名不合法' };
    if (!names) return { Code: 'isv.SMS_TEMPLATE_ILLEGAL', Message: '模板不合法' };
    const variables = JSON.parse(field('TemplateParam')) as Record<string, string>;
    if (names.some((name) => !variables[name]))
      return { Code: 'isv.TEMPLATE_MISSING_PARAMETERS', Message: '模板变量缺失' };
    if (Object.values(variables).some((one) => one.length > 35))
      return { Code: 'isv.PARAM_LENGTH_LIMIT', Message: '变量超过长度限制' };
    if (Object.values(variables).some((one) => /https?:|[【】]/.test(one)))
      return { Code: 'isv.PARAM_NOT_SUPPORT_URL', Message: '变量不支持 URL' };
    taken.push({ to, template: field('TemplateCode'), variables, outId: field('OutId') });
    return { Code: 'OK', Message: 'OK', BizId: `${taken.length}^0` };
  };
  const details = (query: URLSearchParams) => {
    const ofNumber = taken.filter(({ to }) => to === query.get('PhoneNumber'));
    const [page, size] = [Number(query.get('CurrentPage')), Number(query.get('PageSize'))];
    const list = ofNumber.slice((page - 1) * size, page * size).map(({ outId: OutId }) => ({ OutId, SendStatus: 3 }));
    if (!/^\d{8}$/.test(query.get('SendDate') ?? '')) return { Code: 'isv.INVALID_PARAMETERS', Message: 'SendDate' };
    return { Code: 'OK', Message: 'OK', TotalCount: ofNumber.length, SmsSendDetailDTOs: { SmsSendDetailDTO: list } };
  };
  const service = await startLocalService(
    (asked) => actionOf(asked) === 'SendSms',
    (asked, response) => {
      const fault = faultOf(asked, nonces, now());
      if (fault) return json(response, { ...fault, RequestId: 'test' }, 400);
      const query = asked.url.searchParams;
      const action = actionOf(asked);
      if (action === 'SendSms') return json(response, sendSms(query));
      if (action === 'QuerySendDetails') return json(response, details(query));
      const isThere = (query.get('TemplateCode') ?? '') in templates;
      const missing = { Code: 'isv.SMS_TEMPLATE_ILLEGAL', Message: '模板不存在' };
      return json(response, isThere ? { Code: 'OK', Message: 'OK', TemplateStatus: 1 } : missing);
    },
  );
  return {
    ...service,
    taken: taken as readonly TakenSms[],
    refuse: (number: string, Code: string, Message = '') => void refused.set(number, { Code, Message }),
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What the gateway says of a call whose signature, time or nonce is not right. */
function faultOf({ request, url, body }: Asked, nonces: Set<string>, now: Date) {
  const { headers } = request;
  const [, keyId, signed = '', signature] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (keyId !== aliyunKey.keyId)
    return { Code: 'InvalidAccessKeyId.NotFound', Message: 'Specified access key is not found.' };
  const needed = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-acs-'));
  const names = signed.split(';');
  const canonical = `${request.method}\n${url.pathname}\n${url.search.slice(1)}\n${names
    .map((name) => `${name}:${String(headers[name]).trim()}\n`)
    .join('')}\n${signed}\n${sha256(body)}`;
  const wanted = createHmac('sha256', aliyunKey.secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  const isOrdered = url.search.slice(1).split('&').join() === url.search.slice(1).split('&').sort().join();
  if (needed.some((name) => !names.includes(name)) || !isOrdered || signature !== wanted)
    return { Code: 'SignatureDoesNotMatch', Message: 'Specified signature does not match our calculation.' };
  if (Math.abs(Date.parse(String(headers['x-acs-date'])) - now.getTime()) > clockSkew)
    return { Code: 'InvalidTimeStamp.Expired', Message: 'Specified time stamp or date value is expired.' };
  const nonce = String(headers['x-acs-signature-nonce']);
  if (nonces.has(nonce)) return { Code: 'SignatureNonceUsed', Message: 'Specified signature nonce was used already.' };
  nonces.add(nonce);
  return null;
}
