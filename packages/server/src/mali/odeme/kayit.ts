import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import {
  acigininUyarisi,
  ACIK_DENEMELER,
  acikKalan,
  alinanTamam,
  oncekiler,
  type Uyari,
  UYARILAR,
} from '@masabasi/core/mali/odeme/rules';
import { type Kurus, kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { bildir } from '../../platform/bildirim/api.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/connect.ts';
import { faturaYolu, tahsilatGeriAl, tahsilatYaz } from '../fatura/api.ts';
import type { KisiId } from '../../platform/http/access.ts';
import type { Islem } from '../../platform/http/transaction.ts';
import { FATURA_ODENDI, ODEME_UYARISI } from './bildirim.ts';
import * as q from './queries.ts';
import { type Sonuc, temizle } from './saglayici.ts';

export { sonuc } from './saglayici.ts';

/** State changes of an attempt, each in the transaction of its caller. */

export type Yazan = Pick<Islem, 'db' | 'simdi' | 'denetle' | 'yayinla'> & {
  readonly config: Pick<Config, 'publicUrl'>;
};

/** Reason to refuse a card payment of an invoice. Null: allowed. */
export function odemeEngeli(f: FaturaKarti): string | null {
  if (f.DurumAnahtar !== 'kesildi' || f.Tip === 'IADE') return 'Yalnızca kesilmiş ve iptal edilmemiş fatura ödenir.';
  if (f.ParaBirimi !== 'TRY') return 'Kartla yalnızca Türk lirası faturalar ödenir.';
  return f.Kalan <= 0 ? 'Faturanın ödenecek tutarı kalmamış.' : null;
}

/** A share of an attempt with its locked invoice. */
export interface TutulanPay extends q.Pay {
  readonly f: FaturaKarti;
}

/** Raises the alarm of an attempt: its story gives the reason, and people who may write payments are notified. */
export async function uyar(
  is: Yazan,
  d: q.Deneme,
  { paylar, soz, ek = '' }: { readonly paylar: readonly TutulanPay[]; readonly soz: string; readonly ek?: string },
): Promise<void> {
  const { db, simdi } = is;
  await q.olayYaz(db, { denemeId: d.id, zaman: simdi, kimden: 'biz', tur: 'uyari', aciklama: `${soz}${ek}` });
  for (const [urun, onun] of Map.groupBy(paylar, (p) => p.f.ProjeId))
    await bildir(is, ODEME_UYARISI, {
      kisiler: await q.uyarilacaklar(db, urun),
      baslik: `Kartla ödemeye bakınız: ${onun[0]!.f.Musteri}, ${onun.map((p) => p.f.No).join(', ')}`.slice(0, 200),
      metin: soz,
    });
}

const toplami = (paylar: readonly q.Pay[]): number => paylar.reduce((t, p) => t + p.Yazilan, 0);

/** The alarm of an attempt, from its unwritten amount and its unchecked facts. Null: no alarm. */
export const uyarisi = (d: q.Deneme, yazilan: number): Uyari | null =>
  acigininUyarisi(d, yazilan) ?? (d.ikinci_onay !== null && d.ikinci_bakildi === null ? 'mukerrer' : null);

/** Ends a refund, so the alarm depends on the open amount again. The caller holds the lock on the attempt. */
export async function iadeBitti(db: Db, k: { readonly d: q.Deneme; readonly paylar: readonly TutulanPay[] }) {
  const kalkan = { iade_tutar: null, iade_kisi_id: null, iade_zaman: null, iade_soruldu: null };
  await db
    .updateTable('odeme_deneme')
    .set({ ...kalkan, uyari: uyarisi(k.d, toplami(k.paylar)) })
    .where('id', '=', k.d.id)
    .execute();
}

/** Amount to write for each invoice: at most its open amount. */
const yazilacaklar = (paylar: readonly TutulanPay[]): TutulanPay[] =>
  paylar
    .map((p) => ({ ...p, Tutar: kurus(odemeEngeli(p.f) === null ? Math.min(p.f.Kalan, p.Tutar) : 0) }))
    .filter((p) => p.Tutar > 0);

/** Handles a successful payment: writes it once for each invoice, or reports the unwritten part with the reason. */
export async function basari(
  is: Yazan,
  { d, paylar }: { readonly d: q.Deneme; readonly paylar: readonly TutulanPay[] },
  s: Sonuc,
): Promise<void> {
  const { db, simdi } = is;
  // An amount in another currency does not count as lira, and an unreadable amount does not count at all.
  const alinan = s.baskaPara === null ? s.tutar : null;
  const yazilacak = alinanTamam({ ...d, alinan }) ? yazilacaklar(paylar) : [];
  const uyari = uyarisi(
    { ...d, alinan },
    yazilacak.reduce((t, p) => t + p.Tutar, 0),
  );
  // A success without a readable amount may get its amount from a later message.
  const anlasildi = d.durum === 'BASARILI' && d.alinan === null && d.uyari === 'tutar' && alinan !== null;
  const gecti = await q.gecir(db, d.id, anlasildi ? ['BASARILI'] : oncekiler('BASARILI'), {
    durum: 'BASARILI',
    alinan,
    uyari,
    bitis: d.durum === 'BASARILI' ? d.bitis : simdi,
    islem_id: s.islemId ?? d.islem_id,
    prov_no: s.provNo ?? d.prov_no,
    md_status: s.mdStatus || d.md_status,
    hata_kodu: null,
    mesaj: '',
    kart: s.maskeliKart ?? d.kart,
  });
  // Another message came first: the payment is not written twice.
  if (!gecti) return;
  const nereye =
    yazilacak.length > 1 ? `; ${yazilacak.length} faturaya tahsilat yazıldı` : '; faturaya tahsilat yazıldı';
  const neKadar =
    alinan !== null
      ? `Banka ${paraYaz(alinan, 'TRY')} aldığını söyledi`
      : s.baskaPara === null
        ? 'Banka ödendiğini söyledi; ne kadar alındığı anlaşılmadı'
        : `Banka ödendiğini söyledi; para birimi Türk lirası değil (${s.baskaPara})`;
  await q.olayYaz(db, {
    denemeId: d.id,
    zaman: simdi,
    kimden: 'biz',
    tur: 'basarili',
    aciklama: `${neKadar}${yazilacak.length > 0 ? nereye : ''}.`,
  });
  for (const pay of yazilacak) {
    await payYaz(is, pay, {
      Tutar: pay.Tutar,
      Aciklama: `Kartla ödeme, ${d.oid}${s.provNo === null ? '' : `, provizyon ${s.provNo}`}`,
    });
    const kalan = kurus(pay.f.Kalan - pay.Tutar);
    await bildir(is, FATURA_ODENDI, {
      kisiler: await q.kesenGorur(db, pay.FaturaId),
      baslik: `${paraYaz(pay.Tutar, 'TRY')} ödendi: ${pay.f.Musteri}, ${pay.f.No}`.slice(0, 200),
      metin: kalan === 0 ? 'Faturanın tamamı ödendi.' : `Faturanın kalanı ${paraYaz(kalan, 'TRY')}.`,
      yol: faturaYolu(pay.f),
    });
  }
  if (uyari === null) return;
  const acikta = paylar
    .map((p) => ({ ...p, Tutar: kurus(p.Tutar - (yazilacak.find((y) => y.FaturaId === p.FaturaId)?.Tutar ?? 0)) }))
    .filter((p) => p.Tutar > 0);
  const hangileri = acikta.map((p) => `${p.f.No} ${paraYaz(p.Tutar, 'TRY')}`).join(', ');
  const soyle = acikta.length > 0 && d.tutar !== acikta[0]!.Tutar;
  await uyar(is, d, {
    paylar: acikta.length > 0 ? acikta : paylar,
    soz: UYARILAR[uyari],
    ...(soyle && { ek: ` (${hangileri})` }),
  });
}

/** Handles a second approval of an order with another number: the bank may have taken the money twice. */
async function onayla(
  is: Yazan,
  { d, paylar }: { readonly d: q.Deneme; readonly paylar: readonly TutulanPay[] },
  onayNo: string,
): Promise<q.Deneme> {
  const yaz = async (yeni: Pick<q.Deneme, 'onay_no'> | Pick<q.Deneme, 'ikinci_onay' | 'uyari'>) => {
    await is.db.updateTable('odeme_deneme').set(yeni).where('id', '=', d.id).execute();
    return { ...d, ...yeni };
  };
  if (d.onay_no === null) return yaz({ onay_no: onayNo });
  if (d.onay_no === onayNo || d.ikinci_onay !== null) return d;
  await uyar(is, d, {
    paylar,
    soz: 'Banka aynı siparişi iki kez onayladı; para iki kez alınmış olabilir. Bankanızın ekranından bakınız.',
    ek: ` (${d.onay_no}, ${onayNo})`,
  });
  return yaz({ ikinci_onay: onayNo, uyari: d.uyari ?? 'mukerrer' });
}

/** Writes the payment of a share to its invoice. */
async function payYaz(
  is: Yazan & { readonly kisi?: KisiId | null },
  pay: TutulanPay,
  t: { readonly Tutar: Kurus; readonly Aciklama: string; readonly hareketId?: number },
): Promise<void> {
  const ctx = { ...is, ben: { Id: is.kisi ?? null } };
  const yazilan = await tahsilatYaz(ctx, pay.f, { ...t, Tarih: istanbulGunu(is.simdi), Kaynak: 'odeme' });
  if (!yazilan.durum) throw new Error('a payment that was looked at could not be written');
  await q.payinTahsilati(is.db, pay, await q.sonTahsilat(is.db, pay.FaturaId));
}

/** Next question to the bank, asked outside of the transaction. */
export type Sonraki = 'tamamla' | 'sor' | null;

/**
 * Locks the invoices of an attempt in the order of their numbers, then the attempt. The same order everywhere makes two
 * messages wait for each other. Every write to an attempt comes after this lock.
 */
export async function kilitle(db: Db, denemeId: number) {
  const faturalar = new Map<number, FaturaKarti>();
  for (const id of (await q.paylari(db, denemeId)).map((p) => p.FaturaId).toSorted((x, y) => x - y)) {
    const f = await q.faturasi(db, id);
    if (f === null) return null;
    faturalar.set(id, f);
  }
  const d = await db
    .selectFrom('odeme_deneme')
    .selectAll()
    .where('id', '=', denemeId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (d === undefined) return null;
  // Read again after the lock, because an earlier holder may have written payments.
  const paylar = (await q.paylari(db, denemeId)).map((p): TutulanPay => ({ ...p, f: faturalar.get(p.FaturaId)! }));
  return { d, paylar };
}

/** Applies a bank result to an attempt. The caller has verified that it comes from the bank. */
export async function uygula(is: Yazan, denemeId: number, gelen: Sonuc): Promise<Sonraki> {
  const { db, simdi } = is;
  const s = temizle(gelen);
  const k = await kilitle(db, denemeId);
  if (k === null) return null;
  const { d } = k;
  if (s.hal === 'basarili') {
    const onayli = s.onayNo === null ? d : await onayla(is, k, s.onayNo);
    if (s.tutar !== null || s.baskaPara !== null) {
      await basari(is, { ...k, d: onayli }, s);
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
    if (baskasinin || s.baskaPara !== null || (s.tutar !== null && s.tutar !== d.tutar)) {
      const hataKodu = baskasinin ? 'guvenlik-no' : 'tutar';
      return uygula(is, denemeId, { ...s, hal: 'basarisiz', hataKodu, mesaj: '' });
    }
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
      hata_kodu: s.hataKodu ?? 'yok',
      mesaj: s.mesaj,
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
    return null;
  }
  // A signed answer without a verdict: ask the bank for the result.
  return ACIK_DENEMELER.includes(d.durum) ? 'sor' : null;
}

/**
 * Writes a refund of this amount: first from the part written to no invoice, then from the share that was closed last.
 * Each invoice owes its part again.
 */
export async function geriAlindi(
  is: Yazan,
  denemeId: number,
  o: { readonly tutar: number; readonly iptal: boolean; readonly kisi: KisiId | null },
): Promise<void> {
  const { db, simdi } = is;
  const { d, paylar } = (await kilitle(db, denemeId))!;
  const yazilan = paylar.filter((p) => p.TahsilatId !== null);
  const acikta = acikKalan(d, toplami(yazilan));
  const iade = d.iade + o.tutar;
  if (!(await q.gecir(db, d.id, ['BASARILI', 'IADE'], { durum: o.iptal ? 'IPTAL' : 'IADE', iade }))) return;
  await q.olayYaz(db, {
    denemeId: d.id,
    zaman: simdi,
    kimden: 'kisi',
    tur: o.iptal ? 'iptal' : 'iade',
    aciklama: `${paraYaz(kurus(o.tutar), 'TRY')} karta geri gönderildi.`,
    kisi: o.kisi,
  });
  let giden = o.tutar - Math.min(o.tutar, acikta);
  for (const pay of yazilan.toReversed()) {
    const tutar = Math.min(giden, pay.Yazilan);
    if (tutar <= 0) break;
    giden -= tutar;
    await payGeri(is, d, pay, { tutar, kisi: o.kisi });
  }
  await iadeBitti(db, (await kilitle(db, denemeId))!);
}

/** Takes this amount back from a written share. The rest of the share is written again. */
async function payGeri(
  is: Yazan,
  d: q.Deneme,
  pay: TutulanPay,
  { tutar, kisi }: { readonly tutar: number; readonly kisi: KisiId | null },
): Promise<void> {
  const { db, simdi } = is;
  await tahsilatGeriAl({ ...is, ben: { Id: kisi } }, pay.f, pay.TahsilatId!, 'odeme');
  await q.payinTahsilati(db, pay, null);
  const { HareketId: hareketId } = pay;
  // The bank has already paid this money out, so it deducts the refund from a later pay-out.
  if (hareketId !== null)
    await db
      .insertInto('odeme_kesinti')
      .values({ deneme_id: d.id, gun: istanbulGunu(simdi), tutar, kaynak_hareket_id: hareketId })
      .execute();
  const kalan = pay.Yazilan - tutar;
  if (kalan <= 0) return;
  const f = (await q.faturasi(db, pay.FaturaId))!;
  await payYaz(
    { ...is, kisi },
    { ...pay, f },
    {
      Tutar: kurus(kalan),
      Aciklama: `Kartla ödeme, ${d.oid}; iade edilmeyen kısmı`,
      ...(hareketId !== null && { hareketId }),
    },
  );
}
