import type { Endpoint, Hiz } from '@masabasi/core/platform/call/endpoint';
import { adresOnEki } from '@masabasi/core/kisi/oturum/rules';
import { HttpError } from '../errors.ts';
import { Held } from './held.ts';

/** The most addresses counted at a time, so that a flood from more of them needs no more memory. */
const EN_COK_ADRES = 50_000;

/** Secrets looked up at a time for one address that is over its limit. */
const EN_COK_BAKILAN = 4;

interface Pencere {
  readonly biter: number;
  adet: number;
}

/**
 * Counts the calls of each address through the doors for people outside, on this server alone: a count shared by all
 * servers would be a write for each call of a flood.
 */
export class Hizlar {
  readonly #pencereler = new Map<string, Pencere>();

  /**
   * Counts a call.
   * @param uc the endpoint
   * @throws 429 above the limit, with the seconds to wait
   */
  gel(uc: string, ip: string, hiz: Hiz, simdi: Date): void {
    this.#ekle(`${uc} ${adresOnEki(ip)}`, hiz, simdi, 'Bu adresten çok sık istek geldi.');
  }

  /**
   * Counts a write of a signed-in person. Each server counts by itself. With several servers a person may do more, but
   * still no more than others can read.
   * @param adet limit for a minute
   * @throws 429 above the limit, with the seconds to wait
   */
  kisi(uc: string, kisiId: number, adet: number, simdi: Date): void {
    const soz = `Bu işlemi bir dakikada en çok ${adet} kez yapabilirsiniz.`;
    this.#ekle(`${uc} kişi ${kisiId}`, { adet, saniye: 60 }, simdi, soz);
  }

  #ekle(anahtar: string, { adet, saniye }: Hiz, simdi: Date, soz: string): void {
    const t = simdi.getTime();
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
    throw new HttpError(429, `${soz} ${bekle} saniye sonra tekrar deneyiniz.`, {
      'retry-after': String(bekle),
    });
  }

  /**
   * Counts a call of an endpoint for people outside, once it is valid enough for a query.
   * @throws 429 above the limit of this address
   */
  say({ ad, e }: { readonly ad: string; readonly e: Pick<Endpoint, 'access'> }, ip: string, simdi: Date): void {
    if ('hiz' in e.access) this.gel(ad, ip, e.access.hiz, simdi);
  }

  readonly #kodlar: Hizlar | null;
  readonly #bakilan = new Held<string>(EN_COK_BAKILAN);
  constructor(kodlari = true) {
    this.#kodlar = kodlari ? new Hizlar(false) : null;
  }

  /**
   * Counts a call with a secret, for the address and for the secret. Another person at the same address can fill the
   * address's count with invented secrets, so a valid secret passes even then.
   * @param gecerli true when the secret exists. Called only once the address is over its limit
   * @throws 429 above the limit of this secret, or of this address without a valid secret
   */
  async gizliyle(
    g: { readonly uc: string; readonly ip: string; readonly kod: string; readonly hiz: Hiz; readonly simdi: Date },
    gecerli: () => Promise<boolean>,
  ): Promise<void> {
    if (g.kod !== '') this.#kodlar?.gel(`${g.uc} ${g.kod}`, g.ip, g.hiz, g.simdi);
    try {
      this.gel(g.uc, g.ip, g.hiz, g.simdi);
    } catch (e) {
      const adres = adresOnEki(g.ip);
      if (g.kod === '' || !this.#bakilan.take(adres)) throw e;
      try {
        if (!(await gecerli())) throw e;
      } finally {
        this.#bakilan.release(adres);
      }
    }
  }

  /** Makes room: removes expired counts, then the oldest ones. */
  #yerAc(t: number): void {
    if (this.#pencereler.size < EN_COK_ADRES) return;
    for (const [anahtar, p] of this.#pencereler) if (p.biter <= t) this.#pencereler.delete(anahtar);
    for (const anahtar of this.#pencereler.keys()) {
      if (this.#pencereler.size < EN_COK_ADRES) return;
      this.#pencereler.delete(anahtar);
    }
  }
}
