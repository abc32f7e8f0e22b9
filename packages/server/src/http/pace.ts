import type { Endpoint, Hiz } from '@masabasi/core/endpoint';
import { adresOnEki } from '@masabasi/core/oturum/rules';
import { HttpError } from './errors.ts';

/** So many addresses are counted at a time: a flood from more of them costs no more memory. */
const EN_COK_ADRES = 50_000;

interface Pencere {
  readonly biter: number;
  adet: number;
}

/**
 * How often each address comes through a door for people outside, by this server alone: a count that all servers shared would
 * be a write for each of a flood's calls.
 */
export class Hizlar {
  readonly #pencereler = new Map<string, Pencere>();

  /**
   * Counts a call.
   * @param uc the endpoint
   * @throws 429 for one too many, with the seconds to wait
   */
  gel(uc: string, ip: string, { adet, saniye }: Hiz, simdi: Date): void {
    const t = simdi.getTime();
    const anahtar = `${uc} ${adresOnEki(ip)}`;
    const eski = this.#pencereler.get(anahtar);
    if (eski === undefined || eski.biter <= t) {
      this.#yerAc(t);
      this.#pencereler.delete(anahtar);
      this.#pencereler.set(anahtar, { biter: t + saniye * 1000, adet: 1 });
      return;
    }
    eski.adet++;
    if (eski.adet <= adet) return;
    const bekle = Math.ceil((eski.biter - t) / 1000);
    throw new HttpError(429, `Bu adresten çok sık istek geldi. ${bekle} saniye sonra tekrar deneyiniz.`, {
      'retry-after': String(bekle),
    });
  }

  /**
   * Counts a call of an endpoint for people outside, once it says something that is worth a question to the database.
   * @throws 429 for one too many from this address
   */
  say({ ad, e }: { readonly ad: string; readonly e: Pick<Endpoint, 'access'> }, ip: string, simdi: Date): void {
    if ('hiz' in e.access) this.gel(ad, ip, e.access.hiz, simdi);
  }

  /** Whatever is over goes when there is no room; after it, who came first. */
  #yerAc(t: number): void {
    if (this.#pencereler.size < EN_COK_ADRES) return;
    for (const [anahtar, p] of this.#pencereler) if (p.biter <= t) this.#pencereler.delete(anahtar);
    for (const anahtar of this.#pencereler.keys()) {
      if (this.#pencereler.size < EN_COK_ADRES) return;
      this.#pencereler.delete(anahtar);
    }
  }
}
