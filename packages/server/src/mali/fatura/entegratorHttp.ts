import { ALICI_YANITLARI } from '@masabasi/core/mali/fatura/gonderim';
import { z } from 'zod';
import { type Entegrator, EntegratorHatasi } from './entegrator.ts';

/** Integrator over HTTP: few calls, each answered with a code and a sentence. Oversized answers do not count. */

export interface EntegratorAdresi {
  /** Without a trailing slash. */
  readonly url: string;
  readonly anahtar: string | null;
}

const CEVAP_MS = 10_000;
const EN_COK_CEVAP = 12 * 1024 * 1024;
const ETTN = z.string().regex(/^[0-9a-f-]{36}$/i);
const bilgi = z.object({
  ettn: ETTN,
  kod: z.string().regex(/^\d{4}$/),
  aciklama: z.string().max(2000).default(''),
  yanit: z.enum(ALICI_YANITLARI).nullable().default(null),
  neden: z.string().max(2000).default(''),
});
const gelenler = z.object({ gelenler: z.array(z.object({ sira: z.int().min(1), ettn: ETTN })).max(1000) });
const mukellef = z.object({ kayitli: z.boolean(), unvan: z.string().max(400), etiket: z.string().max(200) });
const sonuc = z.object({ tamam: z.boolean(), aciklama: z.string().max(500).default('') });

interface Cevap {
  readonly durum: number;
  readonly govde: Buffer;
}

/** Bytes of an ETTN in upper or lower case. */
const ettnBaytlari = (ettn: string): Buffer => Buffer.from(ettn.replaceAll('-', ''), 'hex');

/** Reads an answer up to its size limit. */
async function govdesi(cevap: Response): Promise<Buffer> {
  const parcalar: Uint8Array[] = [];
  let boyut = 0;
  for await (const parca of cevap.body ?? []) {
    boyut += parca.length;
    if (boyut > EN_COK_CEVAP) throw new EntegratorHatasi('Entegratörün yanıtı çok uzun.');
    parcalar.push(parca);
  }
  return Buffer.concat(parcalar);
}

/** Integrator at an address. @param sure milliseconds to wait for an answer */
export function entegratorHttp({ url, anahtar }: EntegratorAdresi, sure = CEVAP_MS): Entegrator {
  async function iste(yontem: 'GET' | 'POST', yol: string, govde?: object): Promise<Cevap> {
    let cevap: Cevap;
    try {
      const yanit = await fetch(`${url}${yol}`, {
        method: yontem,
        // A redirect would lead to a server that nobody configured.
        redirect: 'error',
        signal: AbortSignal.timeout(sure),
        headers: {
          accept: 'application/json',
          ...(anahtar !== null && { authorization: `Bearer ${anahtar}` }),
          ...(govde && { 'content-type': 'application/json' }),
        },
        ...(govde && { body: JSON.stringify(govde) }),
      });
      cevap = { durum: yanit.status, govde: await govdesi(yanit) };
    } catch (e) {
      if (e instanceof EntegratorHatasi) throw e;
      throw new EntegratorHatasi('Entegratöre ulaşılamadı ya da yanıtı yarım kaldı.', { cause: e });
    }
    if (cevap.durum === 401 || cevap.durum === 403)
      throw new EntegratorHatasi('Entegratör anahtarı kabul etmedi; ENTEGRATOR_ANAHTARI ayarını kontrol ediniz.');
    if (cevap.durum >= 500 || cevap.durum === 429)
      throw new EntegratorHatasi(`Entegratör şimdi yanıt veremiyor (${cevap.durum}).`);
    return cevap;
  }
  function oku<T>(bicim: z.ZodType<T>, { govde }: Cevap): T {
    try {
      return bicim.parse(JSON.parse(govde.toString('utf8')));
    } catch (e) {
      throw new EntegratorHatasi('Entegratörün yanıtı okunamadı.', { cause: e });
    }
  }
  /** An answer about another invoice is no answer about this one. */
  function bilgisi(ettn: string, cevap: Cevap) {
    const b = oku(bilgi, cevap);
    if (!ettnBaytlari(b.ettn).equals(ettnBaytlari(ettn)))
      throw new EntegratorHatasi('Entegratör başka bir faturayı yanıtladı.');
    return { Kod: b.kod, Aciklama: b.aciklama, Yanit: b.yanit, Neden: b.neden };
  }
  const sonucu = (cevap: Cevap): string | null => {
    const s = oku(sonuc, cevap);
    return s.tamam ? null : s.aciklama || 'Entegratör kabul etmedi.';
  };
  return {
    gonder: async (b) =>
      bilgisi(
        b.Ettn,
        await iste('POST', '/belgeler', {
          ettn: b.Ettn,
          no: b.No,
          tur: b.Tur,
          alici: b.AliciKimlik,
          ozet: b.Ozet,
          xml: Buffer.from(b.Xml).toString('base64'),
        }),
      ),
    async durum(ettn) {
      const cevap = await iste('GET', `/belgeler/${ettn}`);
      return cevap.durum === 404 ? null : bilgisi(ettn, cevap);
    },
    iptal: async (ettn, neden) => sonucu(await iste('POST', `/belgeler/${ettn}/iptal`, { neden })),
    gelenler: async (sonra) =>
      oku(gelenler, await iste('GET', `/gelenler?sonra=${sonra}`)).gelenler.map((g) => ({
        Sira: g.sira,
        Ettn: g.ettn,
      })),
    async gelen(ettn) {
      const cevap = await iste('GET', `/gelenler/${ettn}`);
      if (cevap.durum !== 200) throw new EntegratorHatasi('Gelen fatura entegratörden alınamadı.');
      return cevap.govde;
    },
    yanitla: async (ettn, yanit, neden) => sonucu(await iste('POST', `/gelenler/${ettn}/yanit`, { yanit, neden })),
    async mukellef(kimlik) {
      const m = oku(mukellef, await iste('GET', `/mukellefler/${kimlik}`));
      return { Kayitli: m.kayitli, Unvan: m.unvan, Etiket: m.etiket };
    },
  };
}
