import { contract } from '@masabasi/core/contract';
import type { SaglayiciAdi } from '@masabasi/core/mali/odeme/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { readConfig } from '../config.ts';
import { kart } from '../mali/fatura/queries.ts';
import { saklananUrunler } from '../platform/http/access.ts';
import { formOku, type Ham, yazilari } from '../mali/odeme/form.ts';
import { geriAlmaIsi } from '../mali/odeme/iade.ts';
import { mutabakatIsi } from '../mali/odeme/job.ts';
import { tamam, testServer } from './product.ts';
import { kesilenFatura } from './banka.ts';
import { bankayiAc, ISYERI, Siparisler } from './bankaTarafi.ts';
import { taklitBanka } from './bankalar.ts';
import { taklitKurulus } from './kuruluslar.ts';
import { BOS_MUSTERI, oturumVer } from './walk.ts';

/**
 * Setting of tests about card payments: a trial bank with controllable answers, a person who takes payments, invoices.
 */

const { odeme: oda, musteri } = contract;
const yok = (): void => undefined;
const coz = (t: string) =>
  t
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Required environment variables of each provider, and no more (`odemeConfig.ts`). */
function ortami(ad: SaglayiciAdi, url: string): Record<string, string> {
  const uye = { ODEME_UYE: ISYERI.uye };
  const kullanici = { ODEME_KULLANICI: ISYERI.kullanici };
  const parola = { ODEME_PAROLA: ISYERI.parola };
  const terminal = { ODEME_TERMINAL: ISYERI.terminal };
  const sayfa = { ODEME_SAYFA: `${url}/sayfa` };
  const nestpay = { ...uye, ...kullanici, ...parola, ...sayfa };
  const iade = { ODEME_IADE_KULLANICI: ISYERI.iadeKullanici, ODEME_IADE_PAROLA: ISYERI.iadeParola };
  const onun: Readonly<Record<SaglayiciAdi, Readonly<Record<string, string>>>> = {
    deneme: nestpay,
    nestpay,
    garanti: { ...nestpay, ...terminal, ...iade },
    akbank: { ...uye, ...terminal, ...sayfa },
    paytr: { ...uye, ODEME_TUZ: ISYERI.tuz },
    iyzico: kullanici,
    payfor: nestpay,
    posnet: { ...uye, ...terminal, ...kullanici, ...sayfa },
  };
  return {
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: 'https://masa.example',
    ODEME_SAGLAYICI: ad,
    ODEME_ANAHTAR: ISYERI.anahtar,
    ODEME_API: url,
    ODEME_TAKSIT: '6',
    ...onun[ad],
  };
}

export async function odemeDenemesi(ad: SaglayiciAdi = 'nestpay') {
  const siparisler = new Siparisler();
  const asil = taklitBanka(ad, siparisler) ?? taklitKurulus(ad, siparisler);
  const o = {
    siparisler,
    asil,
    /** Replaces the bank's answer. Null: the normal answer. */
    araya: null as ((govde: string) => string | null) | null,
    kasiyer: '',
    kisiId: 0,
  };
  const banka = {
    ...asil,
    api: (yol: string, govde: string, b: Readonly<Record<string, string | undefined>>) =>
      o.araya?.(govde) ?? asil.api(yol, govde, b),
  };
  const acik = await bankayiAc(banka);
  const ortam = ortami(ad, acik.url);
  const s = await testServer({ ortam });
  o.kisiId = await s.kisi('kasiyer', {
    departmanId: await s.departman('Mali'),
    yetkiler: [YETKI.maliGor, YETKI.tahsilatYaz, YETKI.faturaKes],
  });
  await s.db.insertInto('kisi_proje').values({ kisi_id: o.kisiId, proje_id: 2 }).execute();
  o.kasiyer = await oturumVer(s, o.kisiId);
  const form = { ...BOS_MUSTERI, Ad: 'Şule', Soyad: 'Irmak', ProjeIdler: [2] };
  const musteriId = tamam(await s.call(musteri.musteriKaydet, { musteri: form, benzerleriGordum: true }, o.kasiyer)).Id;

  let no = 0;
  let adres = 0;
  const gonder = (yol: string, govde: Buffer | string, { tur, imza }: Partial<Pick<Ham, 'tur' | 'imza'>> = {}) =>
    fetch(s.url + yol, {
      method: 'POST',
      body: new Uint8Array(Buffer.from(govde)),
      redirect: 'manual',
      headers: {
        'content-type': tur ?? 'application/x-www-form-urlencoded',
        ...(imza && { 'x-iyz-signature-v3': imza }),
        'x-forwarded-for': `10.9.${adres >> 8}.${adres++ & 255}`,
      },
    });
  const isOrtami = () => ({
    db: s.db,
    config: readConfig(ortam),
    saat: () => new Date(s.saat.simdi),
    log: {
      error: (x: unknown) => {
        throw new Error(JSON.stringify(x));
      },
      warn: yok,
      info: yok,
      debug: yok,
    },
  });
  const oku = async (FaturaId: number) => tamam(await s.call(oda.odemeler, { FaturaId }, o.kasiyer));
  return Object.assign(o, {
    s,
    banka,
    ortam,
    gonder,
    isOrtami,
    oku,
    prepare: (FaturaId: number, Taksit = 1) => s.call(oda.prepare, { FaturaId, Taksit }, o.kasiyer),
    yeniFatura: (tutar = 10_000) => kesilenFatura(s.db, { musteriId, kisiId: o.kisiId, no: ++no, tutar }),
    kalani: async (Id: number) => (await kart(s.db, Id, saklananUrunler([2])))!.Kalan,
    sonDeneme: async (FaturaId: number) => (await oku(FaturaId)).denemelist[0]!,
    mutabakat: () => mutabakatIsi.calistir(isOrtami(), {}, new AbortController().signal),
    donus: (h: Ham) => gonder(`/api/payment/callback/${ad}`, h.govde),
    bildir: (h: Ham) => gonder(`/api/payment/notice/${ad}`, h.govde),
    /** Lets time pass, and signs in again when the session is over. */
    async gecsin(dakika: number): Promise<void> {
      s.saat.simdi = new Date(s.saat.simdi.getTime() + dakika * 60_000);
      if (dakika > 60) o.kasiyer = await oturumVer(s, o.kisiId);
    },
    /** Opens a payment and goes to the bank with the browser's fields. */
    async bankada(FaturaId: number) {
      const p = tamam(await s.call(oda.prepare, { FaturaId, Taksit: 1 }, o.kasiyer));
      const html = await (await gonder(p.action, '')).text();
      const action = coz(/action="([^"]*)"/.exec(html)?.[1] ?? '');
      const fields = Object.fromEntries(
        [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, n, d]) => [coz(n!), coz(d!)]),
      );
      const y = { method: 'POST' as const, action, fields, belirtec: null };
      /** The bank's fields for a successful payment, to be changed and signed again. */
      const basariAlanlari = () => yazilari(formOku(banka.sayfa(y, true))!);
      return { oid: p.orderId, y, basariAlanlari };
    },
    /** Asks for a refund and runs it. */
    async geri(Id: number, Tutar: number) {
      const r = await s.call(oda.odemeGeriAl, { Id, Tutar }, o.kasiyer);
      if (r.body.durum) await geriAlmaIsi.calistir(isOrtami(), { Id, Tutar, Kisi: o.kisiId });
      return r.body;
    },
    bakildi: (Id: number, Gorunuyor: boolean) => s.call(oda.odemeBakildi, { Id, Gorunuyor }, o.kasiyer),
    async kapat() {
      await s.kapat();
      await acik.kapat();
    },
  });
}
export type OdemeDenemesi = Awaited<ReturnType<typeof odemeDenemesi>>;
