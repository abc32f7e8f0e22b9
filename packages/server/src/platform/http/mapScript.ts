import type { FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * The script of the maps service that the operator named, in the head of every page and in the content security policy.
 */

type Harita = NonNullable<Config['harita']>;

const KACIS: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const nitelik = (s: string): string => s.replace(/[&"<>]/g, (h) => KACIS[h]!);

/** Map keys are bound to a site, so this request alone sends its origin. */
const etiket = ({ betik }: Harita): string =>
  `<script src="${nitelik(betik)}" async data-harita referrerpolicy="strict-origin"></script>`;

export const haritaliSayfa = (html: string, harita: Harita): string =>
  html.replace('</head>', () => `${etiket(harita)}</head>`);

/**
 * The content security policy of an answer with the hosts of the service added: scripts, pictures, sheets, fonts and
 * requests.
 */
function haritaPolitikasi(politika: string, { betik, kaynaklar }: Harita): string {
  const konaklar = [...new Set([new URL(betik).origin, ...kaynaklar])].join(' ');
  const kurallar = new Map(politika.split(';').map((k) => [k.split(' ', 1)[0]!, k]));
  for (const kural of ['script-src', 'style-src', 'img-src', 'connect-src', 'font-src'])
    kurallar.set(kural, `${kurallar.get(kural) ?? `${kural} 'self'`} ${konaklar}`);
  return [...kurallar.values()].join(';');
}

export const haritaliGonder = (reply: FastifyReply, html: string, harita: Harita): FastifyReply =>
  reply
    .header('content-security-policy', haritaPolitikasi(String(reply.getHeader('content-security-policy')), harita))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html);
