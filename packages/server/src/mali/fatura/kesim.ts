import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import { faturaFisi } from '@masabasi/core/mali/fatura/defter';
import { type Aykirilik, faturaAykiriliklari } from '@masabasi/core/mali/fatura/kontrol';
import { faturaBelgesi, type FaturaKalemi } from '@masabasi/core/mali/fatura/olustur';
import {
  eskiTarihEngeli,
  eskiTarihUyarilari,
  FATURA_SURECI,
  type FaturaTuru,
  kurEngeli,
  kurUyarisi,
} from '@masabasi/core/mali/fatura/rules';
import { type Kurus, kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { type Gun, istanbulGunu, istanbulSaniyesi, tarihYaz } from '@masabasi/core/platform/time/tarih';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/connect.ts';
import { defterEngeli, defterYaz, kapaliDonem } from '../defter/api.ts';
import { red } from '../../platform/http/context.ts';
import { gecir } from '../../platform/process/surec.ts';
import { kanitla, kanitYaz, xmlOzeti } from './kanit.ts';
import { degisti, iadesiniYaz, kilitli, tutarlari, type Yazan } from './kayit.ts';
import { alici, asilFatura, kaydi, sonKur } from './kayitlar.ts';
import { faturaKoku, faturaOku } from './oku.ts';
import * as q from './queries.ts';
import { type ResmiDenetim, resmiDenetim } from './sema.ts';
import { siradaki, sonGun } from './seri.ts';
import { ublYaz } from './ubl.ts';
import { yapiAykiriliklari } from './yapi.ts';
import { found } from '../../platform/http/errors.ts';

/** Checks between a draft and the cut invoice. */

/** A number in the shape of the later one, with series and year. Real numbers count from 1, so no invoice has it. */
const ornekNo = (seri: string, tarih: Gun): string => `${seri}${tarih.slice(0, 4)}000000000`;

const serisi = (ayar: Awaited<ReturnType<typeof q.ayar>>, tur: FaturaTuru): string =>
  tur === 'efatura' ? ayar.efatura_seri : ayar.earsiv_seri;

const seriEngeli = (seri: string, son: Gun): string =>
  `${seri} serisinde son fatura ${tarihYaz(son)} tarihli; daha önceki bir güne numara verilmez.`;

type Kesilecek = Parameters<typeof kaydi>[1] & { readonly Tur: FaturaTuru };

/** Objection when the draft's kind no longer fits its customer, as a sentence. Null: it fits. */
async function turEngeli(db: Db, f: Kesilecek): Promise<string | null> {
  const alan = await alici(db, f.MusteriId);
  if (alan === null || alan.tur === f.Tur) return null;
  return alan.tur === 'efatura'
    ? 'Müşteri e-Fatura mükellefi; taslağı kaydederek e-Fatura’ya çeviriniz.'
    : 'Müşteri e-Fatura mükellefi değil; taslağı kaydederek e-Arşiv’e çeviriniz.';
}

/** Objections against the day of a draft. */
async function gunEngelleri(db: Db, f: Kesilecek, seri: string, bugun: Gun): Promise<Aykirilik[]> {
  const eski = eskiTarihEngeli(f.Tarih, bugun);
  if (eski !== null) return [{ Kural: 'eskiTarih', Cumle: eski }];
  const kapali = await kapaliDonem(db, f.Tarih);
  if (kapali !== null) return [{ Kural: 'kapaliDonem', Cumle: kapali }];
  const son = await sonGun(db, seri, Number(f.Tarih.slice(0, 4)));
  return son !== null && f.Tarih < son ? [{ Kural: 'seriGunu', Cumle: seriEngeli(seri, son) }] : [];
}

/** Warnings before a draft is cut, one sentence each: an earlier day, an unusual exchange rate. */
export async function uyarilari(db: Db, f: Kesilecek, simdi: Date): Promise<string[]> {
  const kur =
    // A return uses the rate of its original invoice.
    f.IadeId === null && f.ParaBirimi !== 'TRY'
      ? kurUyarisi(f.ParaBirimi, f.Kur, await sonKur(db, f.ParaBirimi))
      : null;
  return [...eskiTarihUyarilari(f.Tarih, istanbulGunu(simdi)), ...(kur === null ? [] : [kur])];
}

/** All objections against cutting a draft in its present form. */
export async function engelleri(
  db: Db,
  f: Kesilecek,
  kalemler: readonly FaturaKalemi[],
  simdi: Date,
): Promise<Aykirilik[]> {
  const bugun = istanbulGunu(simdi);
  const seri = serisi(await q.ayar(db), f.Tur);
  const sozler = [
    ['tur', await turEngeli(db, f)],
    ['kurAraligi', kurEngeli(f.ParaBirimi, f.Kur)],
    ['iadeTutari', f.IadeId === null ? null : await iadeTutariEngeli(db, f.IadeId, kalemler)],
  ] as const;
  const ilk = [
    ...sozler.flatMap(([Kural, Cumle]) => (Cumle === null ? [] : [{ Kural, Cumle }])),
    ...(await gunEngelleri(db, f, seri, bugun)),
  ];
  const belge = faturaBelgesi(await kaydi(db, f, kalemler, { No: '', Saat: istanbulSaniyesi(simdi) }));
  const kurallar = faturaAykiriliklari(belge, { bugun, taslak: true });
  if (kurallar.length > 0) return [...ilk, ...kurallar];
  // Checks of the numbered document run early, with a sample number.
  return [...ilk, ...yapiAykiriliklari(faturaKoku(ublYaz({ ...belge, No: ornekNo(seri, f.Tarih) })), bugun)];
}

/** Part of an invoice that no cut return has sent back yet. */
export const iadeKalani = async (db: Db, { Id, Odenecek }: { Id: number; Odenecek: number }): Promise<Kurus> =>
  kurus((await q.iadeler(db, Id)).reduce((t, i) => (i.No === null ? t : t - i.Odenecek), Odenecek));
const iadeCumlesi = (kalan: Kurus, birim: string): string =>
  `İade, faturanın iade edilmemiş tutarından (${paraYaz(kalan, birim)}) çok olamaz.`;

/** Objection when a return sends back too much, from current data and without a lock. Null: none. */
async function iadeTutariEngeli(db: Db, iadeId: number, kalemler: readonly FaturaKalemi[]): Promise<string | null> {
  const asil = await asilFatura(db, iadeId);
  if (asil?.DurumAnahtar !== 'kesildi') return 'İade edilen fatura iptal edilmiş.';
  const kalan = await iadeKalani(db, asil);
  const tutarlar = tutarlari(kalemler);
  return 'durum' in tutarlar || tutarlar.odenecek <= kalan ? null : iadeCumlesi(kalan, asil.ParaBirimi);
}

/** The same check while cutting, with the original invoice locked. */
async function iadeEngeli({ db, urunler }: Yazan, f: FaturaKarti): Promise<string | null> {
  if (f.IadeId === null) return null;
  const asil = await q.kilitle(db, f.IadeId, urunler);
  if (asil === null || asil.DurumAnahtar !== 'kesildi') return 'İade edilen fatura iptal edilmiş ya da görünmüyor.';
  const kalan = await iadeKalani(db, asil);
  return f.Odenecek > kalan ? iadeCumlesi(kalan, asil.ParaBirimi) : null;
}

/** Document of an invoice: read from the XML of a cut invoice, or built from a draft as if cut now. */
export async function belgesi(db: Db, f: FaturaKarti, simdi: Date) {
  const xml = await q.xmli(db, f.Id);
  if (xml !== null) return faturaOku(xml);
  return faturaBelgesi(await kaydi(db, f, await q.kalemler(db, f.Id), { No: '', Saat: istanbulSaniyesi(simdi) }));
}

/** Result of the slow rules and the bytes that they checked: the whole document except its number. */
export interface Kesim {
  readonly ornek: string;
  readonly resmi: ResmiDenetim;
}
type Kesen = Yazan & { readonly config: Pick<Config, 'semaDizini'> };
interface Istek {
  readonly Id: number;
  readonly Surum: number;
}

/**
 * Runs the slow checks of a draft, above all the official schema and the official rules. Nothing is locked meanwhile,
 * because an invoice with many lines takes seconds.
 */
export async function kesimHazirla({ db, urunler, simdi, config }: Kesen, { Id, Surum }: Istek) {
  const f = found(await q.kart(db, Id, urunler), 'Fatura', Surum);
  if (f.DurumAnahtar !== 'taslak') return red(FATURA_SURECI.kapali(f.Durum));
  const kalemler = await q.kalemler(db, Id);
  const engeller = await engelleri(db, f, kalemler, simdi);
  if (engeller.length > 0) return red(engeller.map((e) => e.Cumle).join(' '));
  const ornek = await ornegi(db, f, kalemler, simdi);
  const resmi = await resmiDenetim(config.semaDizini, ornek, istanbulGunu(simdi));
  if (resmi.sema?.length) return red(`Fatura resmî şemaya uymuyor: ${resmi.sema.join(' ')}`);
  if (resmi.resmiKurallar?.length) return red(`Fatura resmî kurallara uymuyor: ${resmi.resmiKurallar.join(' ')}`);
  return { ornek, resmi } satisfies Kesim;
}

/** Bytes of a draft's document, with a number of the right shape. */
async function ornegi(db: Db, f: FaturaKarti, kalemler: readonly FaturaKalemi[], simdi: Date): Promise<string> {
  const No = ornekNo(serisi(await q.ayar(db), f.Tur), f.Tarih);
  return ublYaz(faturaBelgesi(await kaydi(db, f, kalemler, { No, Saat: istanbulSaniyesi(simdi) })));
}

/**
 * Cuts a checked draft. One SQL statement writes its number, its XML and its state, so none of them ever exists without
 * the others.
 */
export async function kes(ctx: Kesen, { Id, Surum }: Istek, { ornek, resmi }: Kesim) {
  const { db, ben, simdi } = ctx;
  const f = await kilitli(ctx, { Id, Surum });
  if (f.DurumAnahtar !== 'taslak') return red(FATURA_SURECI.kapali(f.Durum));
  const kalemler = await q.kalemler(db, Id);
  // The draft has the same version, but its customer, its seller or the series may have changed during the checks.
  if ((await turEngeli(db, f)) !== null || (await ornegi(db, f, kalemler, simdi)) !== ornek)
    return red('Fatura denetlenirken müşterinin ya da satıcının bilgileri değişti; yeniden kesiniz.');
  const hazir = await kaydi(db, f, kalemler, { No: '', Saat: istanbulSaniyesi(simdi) });
  const seri = serisi(await q.ayar(db), f.Tur);
  // Read everything before locking the ledger and the number, because all other requests wait from then on.
  const engel = (await iadeEngeli(ctx, f)) ?? (await defterEngeli(db, f.Tarih));
  if (engel !== null) return red(engel);
  const No = await siradaki(db, seri, f.Tarih);
  if (No === null) return red(seriEngeli(seri, (await sonGun(db, seri, Number(f.Tarih.slice(0, 4)))) ?? f.Tarih));
  const belge = faturaBelgesi({ ...hazir, No });
  const xml = ublYaz(belge);
  const ozet = xmlOzeti(xml);
  const kanit = kanitla(xml, ozet, istanbulGunu(simdi), { belge, resmi });
  const kalan = kanit.filter((k) => !k.Gecti);
  if (kalan.length > 0) throw new Error(`an invoice that was proven is not: ${kalan.map((k) => k.Denetim).join(', ')}`);
  const fis = faturaFisi({ ...f, No });
  if (fis !== null) await defterYaz(ctx, fis);
  const sonuc = await gecir(db, FATURA_SURECI, {
    tablo: 'fatura',
    id: Id,
    kayit: f,
    nereye: 'kesildi',
    cagiran: { keser: true },
    degisen: {
      no: No,
      xml,
      xml_ozet: ozet,
      kesme_zamani: simdi,
      kesen_id: ben.Id,
    },
    yaz: (satir) =>
      degisti(ctx, satir, {
        eylem: 'faturaKes',
        tur: 'kesildi',
        aciklama: `${No}, ${paraYaz(f.Odenecek, f.ParaBirimi)}`,
        eski: { Durum: 'taslak' },
        yeni: { Durum: 'kesildi', Odenecek: f.Odenecek, ParaBirimi: f.ParaBirimi },
      }),
  });
  await kanitYaz(db, Id, ozet, kanit, simdi);
  if (f.IadeId !== null) await iadesiniYaz(ctx, f.IadeId, 'iadeKesildi', { ...f, No });
  return { ...sonuc, No };
}
