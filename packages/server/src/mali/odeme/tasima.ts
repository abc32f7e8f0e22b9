import { xmlKacir } from '../../platform/xml/kacir.ts';
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

type Agac = { readonly [ad: string]: string | Agac };
/** Encodes names and values as XML. */
export const xmlYaz = (a: Agac): string =>
  Object.entries(a)
    .map(([ad, v]) => `<${ad}>${typeof v === 'string' ? xmlKacir(v) : xmlYaz(v)}</${ad}>`)
    .join('');
