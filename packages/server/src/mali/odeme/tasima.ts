import { xmlKacir } from '../../platform/xml/kacir.ts';
import { xmlOku, type XmlDugumu } from '../../platform/xml/xml.ts';
import { EN_COK_GOVDE } from './form.ts';
import { SaglayiciHatasi } from './saglayici.ts';

/** HTTP requests to banks. */

interface TasimaIstegi {
  readonly url: string;
  readonly tur: 'application/json' | 'application/x-www-form-urlencoded' | 'text/xml; charset=utf-8';
  readonly govde: string;
  readonly basliklar?: Readonly<Record<string, string>>;
}
export type Tasima = (i: TasimaIstegi) => Promise<string>;

const SURE_MS = 20_000;

/**
 * Sends a request to a bank. No request is repeated: after an unknown result the caller asks for the state of the
 * payment.
 * @throws SaglayiciHatasi when the bank is unreachable, answers with another status than 200, or sends too much
 */
export const httpTasima: Tasima = async ({ url, tur, govde, basliklar }) => {
  try {
    const yanit = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': tur, accept: '*/*', ...basliklar },
      body: govde,
      redirect: 'error',
      signal: AbortSignal.timeout(SURE_MS),
    });
    const metin = await yanit.text();
    if (yanit.status !== 200) throw new SaglayiciHatasi(`Banka ${yanit.status} yanıtını verdi.`);
    if (metin.length > 4 * EN_COK_GOVDE) throw new SaglayiciHatasi('Bankanın yanıtı okunamayacak kadar uzun.');
    return metin;
  } catch (e) {
    throw e instanceof SaglayiciHatasi ? e : new SaglayiciHatasi('Bankaya ulaşılamadı.', { cause: e });
  }
};

/** Encodes fields as a form. */
export const formYaz = (a: Readonly<Record<string, string>>): string => new URLSearchParams(a).toString();

export type Agac = { readonly [ad: string]: string | Agac };
/** Encodes names and values as XML. */
const xmlYaz = (a: Agac): string =>
  Object.entries(a)
    .map(([ad, v]) => `<${ad}>${typeof v === 'string' ? xmlKacir(v) : xmlYaz(v)}</${ad}>`)
    .join('');

/**
 * Sends XML to the bank and reads its answer.
 * @throws SaglayiciHatasi for an answer without this root
 */
export async function xmlSor(tasima: Tasima, url: string, istek: Agac, kok: string): Promise<XmlDugumu> {
  const govde = `<?xml version="1.0" encoding="UTF-8"?>${xmlYaz(istek)}`;
  const yanit = await tasima({ url, tur: 'text/xml; charset=utf-8', govde });
  try {
    const okunan = xmlOku(yanit, { derinlik: 12, dugum: 500 });
    if (okunan.ad === kok) return okunan;
  } catch {
    // Falls through to the common sentence.
  }
  throw new SaglayiciHatasi('Bankanın yanıtı anlaşılamadı.');
}
