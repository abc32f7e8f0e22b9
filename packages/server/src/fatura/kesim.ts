import type { FaturaKarti } from '@masabasi/core/fatura/contract';
import { faturaFisi } from '@masabasi/core/fatura/defter';
import { type Aykirilik, faturaAykiriliklari } from '@masabasi/core/fatura/kontrol';
import { faturaBelgesi, type FaturaKalemi } from '@masabasi/core/fatura/olustur';
import { FATURA_SURECI } from '@masabasi/core/fatura/rules';
import { kurus, paraYaz } from '@masabasi/core/para';
import { istanbulGunu, istanbulSaniyesi, tarihYaz } from '@masabasi/core/tarih';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { defterEngeli, defterYaz } from '../defter/kayit.ts';
import { red } from '../http/context.ts';
import { gecir } from '../surec.ts';
import { kanitla, kanitYaz, xmlOzeti } from './kanit.ts';
import { degisti, kilitli, type Yazan } from './kayit.ts';
import { alici, kaydi } from './kayitlar.ts';
import { faturaKoku, faturaOku } from './oku.ts';
import * as q from './queries.ts';
import { resmiDenetim } from './sema.ts';
import { siradaki, sonGun } from './seri.ts';
import { ublYaz } from './ubl.ts';
import { yapiAykiriliklari } from './yapi.ts';

/** What stands between a draft and the document that it becomes. */

/** What the official schema and rules are asked with, before there is a number. */
const ORNEK_NO = 'AAA2026000000001';

/** What stands against cutting a draft as it is. */
export async function engelleri(
  db: Db,
  f: Parameters<typeof kaydi>[1] & { readonly Tur: string },
  kalemler: readonly FaturaKalemi[],
  simdi: Date,
): Promise<Aykirilik[]> {
  const alan = await alici(db, f.MusteriId);
  const tur: Aykirilik[] =
    alan !== null && alan.tur !== f.Tur
      ? [
          {
            Kural: 'tur',
            Cumle:
              alan.tur === 'efatura'
                ? 'Müşteri e-Fatura mükellefi; taslağı kaydederek e-Fatura’ya çeviriniz.'
                : 'Müşteri e-Fatura mükellefi değil; taslağı kaydederek e-Arşiv’e çeviriniz.',
          },
        ]
      : [];
  const belge = faturaBelgesi(await kaydi(db, f, kalemler, { No: '', Saat: istanbulSaniyesi(simdi) }));
  const bugun = istanbulGunu(simdi);
  const kurallar = faturaAykiriliklari(belge, { bugun, taslak: true });
  if (kurallar.length > 0) return [...tur, ...kurallar];
  // What its elements are held against once it has a number is said before it has one.
  return [...tur, ...yapiAykiriliklari(faturaKoku(ublYaz({ ...belge, No: ORNEK_NO })), bugun)];
}

/** Returns may not send back more than is left of what they are of. */
export async function iadeEngeli({ db, urunler }: Yazan, f: FaturaKarti): Promise<string | null> {
  if (f.IadeId === null) return null;
  const asil = await q.kilitle(db, f.IadeId, urunler);
  if (asil === null || asil.DurumAnahtar !== 'kesildi') return 'İade edilen fatura iptal edilmiş ya da görünmüyor.';
  const iadeler = (await q.iadeler(db, asil.Id)).filter((i) => i.No !== null);
  const kalan = kurus(asil.Odenecek - iadeler.reduce((t, i) => t + i.Odenecek, 0));
  return f.Odenecek > kalan
    ? `İade, faturanın iade edilmemiş tutarından (${paraYaz(kalan, asil.ParaBirimi)}) çok olamaz.`
    : null;
}

/** The document of an invoice: what was cut is read of its XML, a draft as it would be cut now. */
export async function belgesi(db: Db, f: FaturaKarti, simdi: Date) {
  const xml = await q.xmli(db, f.Id);
  if (xml !== null) return faturaOku(xml);
  return faturaBelgesi(await kaydi(db, f, await q.kalemler(db, f.Id), { No: '', Saat: istanbulSaniyesi(simdi) }));
}

/**
 * Cuts a draft: it is proven first; then the number, the XML that was written with it and the state are kept by one
 * statement, so that nothing of them is ever without the others.
 */
export async function kes(
  ctx: Yazan & { readonly config: Pick<Config, 'semaDizini'> },
  { Id, Surum }: { readonly Id: number; readonly Surum: number },
) {
  const { db, ben, simdi } = ctx;
  const f = await kilitli(ctx, { Id, Surum });
  if (f.DurumAnahtar !== 'taslak') return red(FATURA_SURECI.kapali(f.Durum));
  const kalemler = await q.kalemler(db, Id);
  const engeller = await engelleri(db, f, kalemler, simdi);
  if (engeller.length > 0) return red(engeller.map((e) => e.Cumle).join(' '));
  const engel = (await iadeEngeli(ctx, f)) ?? (await defterEngeli(db, f.Tarih));
  if (engel !== null) return red(engel);
  // Whatever is read is read before the number: until the end of the work the others of its series wait.
  const hazir = await kaydi(db, f, kalemler, { No: '', Saat: istanbulSaniyesi(simdi) });
  const ayar = await q.ayar(db);
  const { semaDizini } = ctx.config;
  const bugun = istanbulGunu(simdi);
  const resmi = await resmiDenetim(semaDizini, ublYaz(faturaBelgesi({ ...hazir, No: ORNEK_NO })), bugun);
  if (resmi.sema?.length) return red(`Fatura resmî şemaya uymuyor: ${resmi.sema.join(' ')}`);
  if (resmi.resmiKurallar?.length) return red(`Fatura resmî kurallara uymuyor: ${resmi.resmiKurallar.join(' ')}`);
  const seri = f.Tur === 'efatura' ? ayar.efatura_seri : ayar.earsiv_seri;
  const No = await siradaki(db, seri, f.Tarih);
  if (No === null) {
    const son = await sonGun(db, seri, Number(f.Tarih.slice(0, 4)));
    return red(
      `${seri} serisinde son fatura ${tarihYaz(son ?? f.Tarih)} tarihli; daha önceki bir güne numara verilmez.`,
    );
  }
  const belge = faturaBelgesi({ ...hazir, No });
  const xml = ublYaz(belge);
  const ozet = xmlOzeti(xml);
  const kanit = kanitla(xml, ozet, bugun, { belge, resmi });
  const kalan = kanit.filter((k) => !k.Gecti);
  if (kalan.length > 0) throw new Error(`an invoice that was proven is not: ${kalan.map((k) => k.Denetim).join(', ')}`);
  const fis = faturaFisi({ ...f, No });
  if (fis !== null) await defterYaz(ctx, fis);
  const sonuc = await gecir(
    db,
    FATURA_SURECI,
    { tablo: 'fatura', sutun: 'durum', surumlu: true },
    {
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
          yeni: { Durum: 'kesildi', Odenecek: f.Odenecek },
        }),
    },
  );
  await kanitYaz(db, Id, ozet, kanit, simdi);
  return { ...sonuc, No };
}
