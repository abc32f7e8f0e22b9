import type { Endpoint } from '@masabasi/core/platform/call/endpoint';
import type { Reply } from './sending.ts';

/** Faults of an answer to a bad request. The names are the goal's figures. */
export type Fault = 'server_errors' | 'accepted' | 'schema_breaks' | 'bad_sentences' | 'without_token';

const ENGLISH =
  /\b(invalid|expected|unexpected|required|must|string|number|object|received|unrecognized|error|undefined|too|at position)\b/i;
const INSIDE = /node_modules|\/src\/|\.ts\b|\bat \w+ \(|select |insert |constraint/i;

const parsed = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

/** Faults of a refusal: `{durum:false, msg}` needs a Turkish sentence without internal details that names the field. */
function refusalFaults({ status, text }: Reply, field?: string): Fault[] {
  const body = parsed(text);
  if (body?.['durum'] !== false || typeof body['msg'] !== 'string') return ['schema_breaks'];
  const { msg } = body as { msg: string };
  const named = field === undefined || status !== 400 || msg.includes(`'${field}`);
  const own = field === undefined ? msg : msg.replaceAll(field, '');
  const good = /^[A-ZÇĞİÖŞÜ'].*\.$/su.test(msg) && !ENGLISH.test(own) && !INSIDE.test(msg) && named;
  return good ? [] : ['bad_sentences'];
}

/** Faults of the answer to a body that has to be refused with one of these statuses. */
export function refusedFaults(reply: Reply, statuses: readonly number[], field?: string): Fault[] {
  if (reply.status >= 500 || reply.status === 0) return ['server_errors'];
  if (statuses.includes(401) && reply.status !== 401 && !statuses.includes(reply.status)) return ['without_token'];
  if (!statuses.includes(reply.status)) return ['accepted'];
  return refusalFaults(reply, field);
}

/** Refused because of right, record, version or rate, not because of its form. */
const OTHER = new Set([401, 403, 404, 409, 429]);

/** Faults of the answer to a request that the contract accepts. */
export function acceptedFaults(e: Endpoint, reply: Reply): Fault[] {
  if (reply.status >= 500 || reply.status === 0) return ['server_errors'];
  if (reply.status === 200) return e.response.safeParse(parsed(reply.text)).success ? [] : ['schema_breaks'];
  const body = parsed(reply.text);
  const refusal = body?.['durum'] === false && typeof body['msg'] === 'string';
  return OTHER.has(reply.status) && refusal ? [] : ['schema_breaks'];
}
