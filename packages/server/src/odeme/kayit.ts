import { randomBytes } from 'node:crypto';
import type { FaturaKarti } from '@masabasi/core/fatura/contract';
import {
  ACIK_DENEMELER,
  DENEME_DAKIKA,
  oncekiler,
  SORGU_DAKIKA,
  type Uyari,
  UYARILAR,
} from '@masabasi/core/odeme/rules';
import { kurus, paraYaz } from '@masabasi/core/para';
import { istanbulGunu, istanbulSaati } from '@masabasi/core/tarih';
import { bildir } from '../bildirim/kayit.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import type { OdemeConfig } from '../odemeConfig.ts';
import { tahsilatGeriAl, tahsilatYaz } from '../fatura/kayit.ts';
import type { KisiId } from '../http/access.ts';
import { red } from '../http/context.ts';
import { tokenOzeti } from '../http/access.ts';
import type { Islem } from '../http/transaction.ts';
import { ODEME_UYARISI } from './bildirim.ts';
import * as q from './queries.ts';
import type { Sonuc } from './saglayici.ts';

/** What becomes of an attempt, each in the transaction of whoever says so. */

export type Yazan = Pick<Islem, 'db' | 'simdi' | 'denetle' | 'yayinla'> & {
  readonly config: Pick<Config, 'publicUrl'>;
};

const HARFLER = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Of 32 letters, 20 of them: nobody guesses another's. */
const yeniOid = (): string => Array.from(randomBytes(20), (b) => HARFLER[b % 32]).join('');

const dakika = (simdi: Date, n: number): Date => new Date(simdi.getTime() + n * 60_000);

/** Why an invoice is not paid by card; null: it is. */
export function odemeEngeli(f: FaturaKarti): string | null {
  if (f.DurumAnahtar !== 'kesildi' || f.Tip === 'IADE') return 'Yalnızca kesilmiş ve iptal edilmemiş fatura ödenir.';
  if (f.ParaBirimi !== 'TRY') return 'Kartla yalnızca Türk lirası faturalar ödenir.';
  return f.Kalan <= 0 ? 'Faturanın ödenecek tutarı kalmamış.' : null;
}

/**
 * Opens an attempt for what is left of a locked invoice; the one that is open already, where it is the same. Another is
 * not opened before the bank has said what became of it: two would both be paid.
 */
export async function denemeAc(
  is: Pick<Yazan, 'db' | 'simdi'>,
  f: FaturaKarti,
  o: { readonly odeme: OdemeConfig; readonly taksit: number; readonly kisi: number | null; readonly ip: string },
) {
  const { db, simdi } = is;
  const engel = odemeEngeli(f);
  if (engel !== null) return red(engel);
  const acik = await q.acikDeneme(db, f.Id);
  if (acik !== undefined) {
    const ayni = acik.taksit === o.taksit && acik.tutar === f.Kalan && acik.saglayici === o.odeme.saglayici;
    const suruyor = new Date(acik.son_gecerlilik) > simdi && (acik.durum === 'HAZIR' || acik.durum === 'BANKADA');
    if (ayni && suruyor) return { durum: true as const, id: acik.id, oid: acik.oid };
    if (acik.durum !== 'HAZIR')
      return red(
        `Bu faturanın süren bir ödemesi var; bankanın yanıtı bekleniyor. En geç ${istanbulSaati(dakika(new Date(acik.son_gecerlilik), SORGU_DAKIKA))} gibi kapanır.`,
      );
    await q.gecir(db, acik.id, ['HAZIR'], { durum: 'SURESI_DOLDU', bitis: simdi });
    await q.olayYaz(db, {
      denemeId: acik.id,
      zaman: simdi,
      kimden: 'biz',
      tur: 'suresi',
      aciklama: 'Bankaya gönderilmeden yerine yenisi açıldı.',
    });
  }
  const { id, oid } = await db
    .insertInto('odeme_deneme')
    .values({
      fatura_id: f.Id,
      saglayici: o.odeme.saglayici,
      oid: yeniOid(),
      tutar: f.Kalan,
      taksit: o.taksit,
      durum: 'HAZIR',
      acan_id: o.kisi,
      ip: o.ip,
      zaman: simdi,
      son_gecerlilik: dakika(simdi, DENEME_DAKIKA),
    })
    .returning(['id', 'oid'])
    .executeTakeFirstOrThrow();
  await db
    .updateTable('odeme_deneme')
    .set({ ref_ozeti: tokenOzeti(await q.refi(db, id)) })
    .where('id', '=', id)
    .execute();
  await q.olayYaz(db, {
    denemeId: id,
    zaman: simdi,
    kimden: o.kisi === null ? 'musteri' : 'kisi',
    tur: 'acildi',
    aciklama: `${paraYaz(f.Kalan, 'TRY')}${o.taksit > 1 ? `, ${o.taksit} taksit` : ''}. Tutar faturanın kalanıdır.`,
    kisi: o.kisi,
  });
  return { durum: true as const, id, oid };
}

async function uyar(is: Yazan, f: FaturaKarti, d: q.Deneme, uyari: Uyari): Promise<void> {
  const { db, simdi } = is;
  await q.olayYaz(db, { denemeId: d.id, zaman: simdi, kimden: 'biz', tur: 'uyari', aciklama: UYARILAR[uyari] });
  await bildir(is, ODEME_UYARISI, {
    kisiler: await q.uyarilacaklar(db, f.ProjeId),
    baslik: `Kartla ödemeye bakınız: ${f.Musteri}, ${f.No}`,
    metin: UYARILAR[uyari],
  });
}

/** Money was taken: it is written for the invoice once, or somebody is told why it was not. */
async function basari(is: Yazan, f: FaturaKarti, d: q.Deneme, s: Sonuc, vadeFarkli: boolean): Promise<void> {
  const { db, simdi } = is;
  const alinan = s.tutar!;
  const tutarTamam = vadeFarkli ? alinan >= d.tutar : alinan === d.tutar;
  const uyari: Uyari | null = !tutarTamam ? 'tutar' : odemeEngeli(f) !== null || f.Kalan < d.tutar ? 'mukerrer' : null;
  const gecti = await q.gecir(db, d.id, oncekiler('BASARILI'), {
    durum: 'BASARILI',
    alinan,
    uyari,
    bitis: simdi,
    islem_id: s.islemId ?? d.islem_id,
    prov_no: s.provNo ?? d.prov_no,
    md_status: s.mdStatus || d.md_status,
    hata_kodu: null,
    mesaj: '',
    kart: s.maskeliKart ?? d.kart,
  });
  // Somebody was first: the same payment is not written twice.
  if (!gecti) return;
  await q.olayYaz(db, {
    denemeId: d.id,
    zaman: simdi,
    kimden: 'biz',
    tur: 'basarili',
    aciklama: `Banka ${paraYaz(alinan, 'TRY')} aldığını söyledi${uyari === null ? '; faturaya tahsilat yazıldı' : ''}.`,
  });
  if (uyari !== null) return uyar(is, f, d, uyari);
  const yazilan = await tahsilatYaz({ ...is, ben: { Id: null } }, f, {
    Tarih: istanbulGunu(simdi),
    Tutar: kurus(d.tutar),
    Kaynak: 'odeme',
    Aciklama: `Kartla ödeme, ${d.oid}${s.provNo === null ? '' : `, provizyon ${s.provNo}`}`,
  });
  if (!yazilan.durum) throw new Error('a payment that was looked at could not be written');
  await db
    .updateTable('odeme_deneme')
    .set({ tahsilat_id: await q.sonTahsilat(db, f.Id) })
    .where('id', '=', d.id)
    .execute();
}

/** What is still to be asked of the bank, outside of the transaction. */
export type Sonraki = 'tamamla' | 'sor' | null;

/**
 * Locks an attempt, and before it its invoice: in this order everywhere, so that two that come at once wait for each other.
 * Whatever is written of an attempt is written after this.
 */
export async function kilitle(db: Db, denemeId: number) {
  const once = await q.deneme(db, denemeId);
  const f = once === undefined ? null : await q.faturasi(db, once.fatura_id);
  const d = await db.selectFrom('odeme_deneme').selectAll().where('id', '=', denemeId).forUpdate().executeTakeFirst();
  return d === undefined || f === null ? null : { d, f };
}

/** Takes what the bank says of an attempt; whoever calls has asked whether it was the bank. */
export async function uygula(is: Yazan, denemeId: number, s: Sonuc, vadeFarkli: boolean): Promise<Sonraki> {
  const { db, simdi } = is;
  const k = await kilitle(db, denemeId);
  if (k === null) return null;
  const { d, f } = k;
  if (s.hal === 'basarili') {
    if (s.tutar !== null) {
      await basari(is, f, d, s, vadeFarkli);
      return null;
    }
    await q.gecir(db, d.id, ['HAZIR', 'BANKADA'], {
      durum: 'DOGRULANDI',
      islem_id: s.islemId,
      prov_no: s.provNo,
      kart: s.maskeliKart,
      md_status: s.mdStatus,
    });
    return oncekiler('BASARILI').includes(d.durum) ? 'sor' : null;
  }
  if (s.hal === 'provizyon') {
    const baskasinin =
      s.islemId !== null &&
      (await db
        .selectFrom('odeme_deneme')
        .select('id')
        .where('saglayici', '=', d.saglayici)
        .where('guvenlik_no', '=', s.islemId)
        .where('id', '<>', d.id)
        .executeTakeFirst()) !== undefined;
    if (baskasinin || (s.tutar !== null && s.tutar !== d.tutar))
      return uygula(
        is,
        denemeId,
        { ...s, hal: 'basarisiz', hataKodu: baskasinin ? 'guvenlik-no' : 'tutar', mesaj: '' },
        vadeFarkli,
      );
    const alindi = await q.gecir(db, d.id, ['HAZIR', 'BANKADA'], {
      durum: 'PROVIZYONDA',
      guvenlik_no: s.islemId,
      md_status: s.mdStatus,
    });
    if (!alindi) return null;
    await q.olayYaz(db, {
      denemeId: d.id,
      zaman: simdi,
      kimden: 'biz',
      tur: 'provizyon',
      aciklama: `Kart sahibi doğrulandı; bankadan ${paraYaz(kurus(d.tutar), 'TRY')} isteniyor.`,
    });
    return 'tamamla';
  }
  if (s.hal === 'basarisiz') {
    const gecti = await q.gecir(db, d.id, ACIK_DENEMELER, {
      durum: 'BASARISIZ',
      bitis: simdi,
      md_status: s.mdStatus || d.md_status,
      hata_kodu: (s.hataKodu ?? 'yok').slice(0, 40),
      mesaj: s.mesaj.slice(0, 300),
      kart: s.maskeliKart ?? d.kart,
    });
    if (gecti)
      await q.olayYaz(db, {
        denemeId: d.id,
        zaman: simdi,
        kimden: 'biz',
        tur: 'basarisiz',
        aciklama: `Banka ödemeyi almadı (${s.hataKodu ?? 'yok'}).`,
      });
  }
  return null;
}

/** Writes down that so much went back; the invoice owes it again. */
export async function geriAlindi(
  is: Yazan,
  denemeId: number,
  o: { readonly tutar: number; readonly iptal: boolean; readonly kisi: KisiId | null },
): Promise<void> {
  const { db, simdi } = is;
  const { d, f } = (await kilitle(db, denemeId))!;
  const iade = d.iade + o.tutar;
  const kalan = d.tutar - iade;
  await q.gecir(db, d.id, ['BASARILI', 'IADE'], {
    durum: o.iptal ? 'IPTAL' : 'IADE',
    iade,
    uyari: null,
    tahsilat_id: null,
  });
  await q.olayYaz(db, {
    denemeId: d.id,
    zaman: simdi,
    kimden: 'kisi',
    tur: o.iptal ? 'iptal' : 'iade',
    aciklama: `${paraYaz(kurus(o.tutar), 'TRY')} karta geri gönderildi.`,
    kisi: o.kisi,
  });
  if (d.tahsilat_id === null) return;
  const ctx = { ...is, ben: { Id: o.kisi } };
  await tahsilatGeriAl(ctx, f, d.tahsilat_id, 'odeme');
  if (kalan <= 0) return;
  const guncel = (await q.faturasi(db, d.fatura_id))!;
  const yazilan = await tahsilatYaz(ctx, guncel, {
    Tarih: istanbulGunu(simdi),
    Tutar: kurus(kalan),
    Kaynak: 'odeme',
    Aciklama: `Kartla ödeme, ${d.oid}; iade edilmeyen kısmı`,
  });
  if (yazilan.durum)
    await db
      .updateTable('odeme_deneme')
      .set({ tahsilat_id: await q.sonTahsilat(db, d.fatura_id) })
      .where('id', '=', d.id)
      .execute();
}
