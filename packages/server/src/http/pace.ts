import type { Endpoint, Hiz } from '@masabasi/core/endpoint';
import { adresOnEki } from '@masabasi/core/oturum/rules';
import { HttpError } from './errors.ts';
import { Held } from './held.ts';

/** So many addresses are counted at a time: a flood from more of them costs no more memory. */
const EN_COK_ADRES = 50_000;

/** Secrets of one address that are looked up at a time although it has come too often. */
const EN_COK_BAKILAN = 4;

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
  gel(uc: string, ip: string, hiz: Hiz, simdi: Date): void {
    this.#ekle(`${uc} ${adresOnEki(ip)}`, hiz, simdi, 'Bu adresten çok sık istek geldi.');
  }

  /**
   * Counts a write of somebody signed in. Each server counts by itself: with several of them somebody may do more, and
   * still no more than others can read.
   * @param adet how many a minute
   * @throws 429 for one too many, with the seconds to wait
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
   * Counts a call of an endpoint for people outside, once it says something that is worth a question to the database.
   * @throws 429 for one too many from this address
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
   * Counts a call that names a secret, each secret for itself as well. Whoever shares an address can fill its count with
   * what they make up; it turns nobody away who holds a right one.
   * @param gecerli whether something lies at the secret; asked only once the address has come too often
   * @throws 429 for one too many with this secret, or from this address without a right one
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
