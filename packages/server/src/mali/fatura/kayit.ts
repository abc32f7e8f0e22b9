import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import { tahsilatFisi } from '@masabasi/core/mali/fatura/defter';
import { faturaHesapla, type FaturaKalemi } from '@masabasi/core/mali/fatura/olustur';
import {
  EFATURA_SENARYO_SECENEKLERI,
  FATURA_HAREKETLERI,
  FATURA_SURECI,
  type FaturaSenaryosu,
  type FaturaTipi,
  kalemHatasi,
  tahsilatGunuHatasi,
} from '@masabasi/core/mali/fatura/rules';
import { type Kurus, kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { type Gun, gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/connect.ts';
import { defterEngeli, defterGeriAl, defterYaz } from '../defter/api.ts';
import { type Change, hareketYaz, writing } from '../../platform/hareket/api.ts';
import type { Ben, KisiId } from '../../platform/http/access.ts';
import { type ProductAct, red, type Temel } from '../../platform/http/context.ts';
import { kayitYok, found, type Seen } from '../../platform/http/errors.ts';
import { gorur } from '../../musteri/musteri/api.ts';
import { gizliKod } from '../../platform/posta/api.ts';
import { gecir } from '../../platform/process/surec.ts';
import { alici } from './kayitlar.ts';
import * as q from './queries.ts';

export { faturaYolu } from './arama.ts';

/** Drafts, cuts and pays invoices, for this room and for other rooms whose work ends in an invoice. */

/** Author of an invoice: the caller, or the person for whom another room acts. */
export type Yazan = Tahsileden & Pick<ProductAct, 'urunler'> & { readonly ben: Pick<Ben, 'Id'> };

/** Author of a payment. Without a person id the bank reported the payment and no staff member took part. */
export type Tahsileden = Pick<Temel, 'db' | 'simdi' | 'denetle' | 'yayinla'> & {
  readonly ben: { readonly Id: KisiId | null };
};

export interface TaslakFormu {
  readonly MusteriId: number;
  readonly ProjeId: number;
  readonly Senaryo: FaturaSenaryosu;
  readonly Tip: FaturaTipi;
  readonly Tarih: Gun;
  readonly Vade: Gun | null;
  readonly ParaBirimi: string;
  readonly Kur: string | null;
  readonly Aciklama: string;
  readonly Kalemler: readonly FaturaKalemi[];
}

type Degisiklik = Change<
  typeof FATURA_HAREKETLERI,
  | 'faturaKaydet'
  | 'faturaLisanstan'
  | 'faturaKes'
  | 'faturaGonder'
  | 'faturaVazgec'
  | 'faturaIptal'
  | 'faturaIade'
  | 'faturaTahsilatYaz'
  | 'faturaTahsilatGeriAl'
>;

/** Writes the history line and the audit entry of a change. */
export const degisti = writing<typeof FATURA_HAREKETLERI, q.DegisenFatura, Degisiklik, Tahsileden>({
  sozluk: FATURA_HAREKETLERI,
  urunu: (f) => f.proje_id,
  // Other windows show the new state.
  sonra: (ctx) => ctx.yayinla({ tur: 'fatura' }),
});

/** Writes the result of a return into the history of the original invoice. */
export const iadesiniYaz = (
  ctx: Yazan,
  asilId: number,
  tur: 'iade' | 'iadeKesildi',
  iade: Pick<FaturaKarti, 'ProjeId' | 'No' | 'Odenecek' | 'ParaBirimi'>,
) =>
  hareketYaz(ctx, FATURA_HAREKETLERI, {
    id: asilId,
    tur,
    baslik: FATURA_HAREKETLERI.turler[tur],
    aciklama: [iade.No, paraYaz(iade.Odenecek, iade.ParaBirimi)].filter((s) => s !== null).join(', '),
    projeId: iade.ProjeId,
    yeni: { Tutar: iade.Odenecek },
  });

/** Locks the invoice of a request. Throws 404 if it does not exist, and 409 if the caller saw another version. */
export const kilitli = async ({ db, urunler }: Yazan, { Id, Surum }: Seen): Promise<FaturaKarti> =>
  found(await q.kilitle(db, Id, urunler), 'Fatura', Surum);

/** Totals of a draft's lines as its columns, or a sentence when the totals cannot be written. */
export function tutarlari(kalemler: readonly FaturaKalemi[]) {
  const hata = kalemler.map(kalemHatasi).find((h) => h !== null);
  if (hata !== undefined) return red(hata);
  try {
    const h = faturaHesapla(kalemler);
    return {
      brut: h.Brut,
      iskonto: h.Iskonto,
      matrah: h.Matrah,
      kdv: h.Kdv,
      tevkifat: h.Tevkifat,
      odenecek: h.Odenecek,
    };
  } catch (e) {
    if (e instanceof RangeError)
      return red('Bir satırın iskontosu tutarından büyük ya da toplam yazılamayacak kadar büyük.');
    throw e;
  }
}

/** The buyer as invoices name it. Null: no such customer. */
export const faturaAlicisi = async (db: Db, musteriId: number) => (await alici(db, musteriId))?.taraf ?? null;

/** Reason to refuse a draft, or null. */
export async function taslakEngeli({ db, urunler }: Yazan, f: TaslakFormu): Promise<string | null> {
  if (!urunler.includes(f.ProjeId)) return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  if (!(await gorur(db, f.MusteriId, urunler))) throw kayitYok('Müşteri');
  return f.Vade !== null && f.Vade < f.Tarih ? 'Vade, fatura tarihinden önce olamaz.' : null;
}

/** Columns of a draft, with the kind and scenario that follow from its customer. */
export async function sutunlari(db: Db, f: TaslakFormu) {
  const alan = (await alici(db, f.MusteriId))!;
  const secilen = EFATURA_SENARYO_SECENEKLERI.find((s) => s === f.Senaryo);
  const musterinin = EFATURA_SENARYO_SECENEKLERI.find((s) => s === alan.senaryo);
  return {
    tur: alan.tur,
    senaryo: alan.tur === 'earsiv' ? ('EARSIVFATURA' as const) : (secilen ?? musterinin ?? ('TEMELFATURA' as const)),
    musteri_id: f.MusteriId,
    proje_id: f.ProjeId,
    tip: f.Tip,
    tarih: f.Tarih,
    vade: f.Vade,
    para_birimi: f.ParaBirimi,
    kur: f.ParaBirimi === 'TRY' ? null : f.Kur,
    aciklama: f.Aciklama.trim(),
  };
}

/**
 * Opens a draft, for this room and others.
 * @param kaynak the licence to invoice, or the invoice to send back
 */
export async function faturaTaslagi(
  ctx: Yazan,
  f: TaslakFormu,
  kaynak: { readonly lisansId?: number; readonly iadeId?: number } = {},
  eylem: Degisiklik['eylem'] = 'faturaKaydet',
) {
  const engel = await taslakEngeli(ctx, f);
  if (engel !== null) return red(engel);
  const tutarlar = tutarlari(f.Kalemler);
  if ('durum' in tutarlar) return tutarlar;
  const satir = await q.ekle(ctx.db, {
    ...(await sutunlari(ctx.db, f)),
    ...tutarlar,
    lisans_id: kaynak.lisansId ?? null,
    iade_id: kaynak.iadeId ?? null,
    acan_id: ctx.ben.Id,
    acilis_zamani: ctx.simdi,
  });
  await q.kalemleriYaz(ctx.db, satir.id, f.Kalemler);
  return degisti(ctx, satir, {
    eylem,
    tur: 'acildi',
    aciklama: `${f.Kalemler.length} satır, ${paraYaz(tutarlar.odenecek, f.ParaBirimi)}`,
    yeni: { Durum: 'taslak', Tarih: f.Tarih, Odenecek: tutarlar.odenecek, ParaBirimi: f.ParaBirimi },
  });
}

/** Discards a locked draft. @param neden reason, when the person did not discard it themselves */
export const vazgec = (ctx: Yazan, f: FaturaKarti, neden = '') =>
  gecir(ctx.db, FATURA_SURECI, {
    tablo: 'fatura',
    id: f.Id,
    kayit: f,
    nereye: 'vazgecildi',
    cagiran: { keser: true },
    degisen: {},
    yaz: (satir) =>
      degisti(ctx, satir, {
        eylem: 'faturaVazgec',
        tur: 'vazgecildi',
        aciklama: [paraYaz(f.Odenecek, f.ParaBirimi), neden].filter((s) => s !== '').join('. '),
        eski: { Durum: 'taslak' },
        yeni: { Durum: 'vazgecildi' },
      }),
  });

/** The earliest due date of an invoice from this day. */
export const vadesi = async (db: Db, tarih: Gun): Promise<Gun> => gunEkle(tarih, (await q.ayar(db)).vade_gun);

export interface Tahsilat {
  readonly Tarih: Gun;
  readonly Tutar: Kurus;
  readonly Kaynak: 'elle' | 'banka' | 'odeme';
  readonly Aciklama: string;
  /** Bank line that contains the payment. */
  readonly hareketId?: number;
}

/** Writes a payment of a locked invoice, up to its open amount. */
export async function tahsilatYaz(ctx: Tahsileden, f: FaturaKarti, t: Tahsilat) {
  const { db, ben, simdi } = ctx;
  if (f.DurumAnahtar !== 'kesildi' || f.Tip === 'IADE')
    return red('Tahsilat, kesilmiş ve iptal edilmemiş faturaya yazılır.');
  if (t.Tutar <= 0) return red('Tahsil edilen tutarı yazınız.');
  if (t.Tutar > f.Kalan) return red(`Faturanın kalanı ${paraYaz(f.Kalan, f.ParaBirimi)}; bundan çoğu yazılmaz.`);
  const bugun = istanbulGunu(simdi);
  // For a bank payment the bank sets the day, so only manual payments are compared with the invoice's day.
  const gunHatasi = tahsilatGunuHatasi(t.Tarih, t.Kaynak === 'elle' ? f.Tarih : t.Tarih, bugun);
  if (gunHatasi !== null) return red(gunHatasi);
  const engel = t.Kaynak === 'banka' ? null : await defterEngeli(db, t.Tarih);
  if (engel !== null) return red(engel);
  const { id } = await db
    .insertInto('fatura_tahsilat')
    .values({
      fatura_id: f.Id,
      tarih: t.Tarih,
      tutar: t.Tutar,
      kaynak: t.Kaynak,
      aciklama: t.Aciklama.trim(),
      banka_hareket_id: t.hareketId ?? null,
      yazan_id: ben.Id,
      zaman: simdi,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // A bank line has its own ledger entry, and this payment is a part of it.
  if (t.Kaynak !== 'banka') await defterYaz(ctx, tahsilatFisi({ ...f, No: f.No! }, { ...t, Id: id, Kaynak: t.Kaynak }));
  return degisti(ctx, await q.degistir(db, f.Id, {}), {
    eylem: 'faturaTahsilatYaz',
    tur: 'tahsilat',
    aciklama: `${tarihYaz(t.Tarih)}, ${paraYaz(t.Tutar, f.ParaBirimi)}${t.Aciklama.trim() === '' ? '' : `: ${t.Aciklama.trim()}`}`,
    yeni: { Tutar: t.Tutar, ParaBirimi: f.ParaBirimi },
  });
}

/** Takes back a payment of a locked invoice. The row stays. @param kaynak only a payment of this kind */
export async function tahsilatGeriAl(ctx: Tahsileden, f: FaturaKarti, tahsilatId: number, kaynak: Tahsilat['Kaynak']) {
  const { db, ben, simdi } = ctx;
  const tahsilat = await q.tahsilat(db, f.Id, tahsilatId, kaynak);
  if (tahsilat === null) return red('Geri alınacak böyle bir tahsilat yok.');
  if (kaynak === 'elle' && tahsilat.banka_hareket_id !== null)
    return red('Bu tahsilat banka hareketiyle eşleşmiş; önce banka gün sonunda hareketin işlenmesini geri alınız.');
  const engel = kaynak === 'banka' ? null : await defterGeriAl(ctx, 'tahsilat', tahsilatId, 'Tahsilat geri alındı');
  if (engel !== null) return red(engel);
  await db
    .updateTable('fatura_tahsilat')
    .set({ geri_alma_zamani: simdi, geri_alan_id: ben.Id })
    .where('id', '=', tahsilatId)
    .execute();
  return degisti(ctx, await q.degistir(db, f.Id, {}), {
    eylem: 'faturaTahsilatGeriAl',
    tur: 'geriAlindi',
    aciklama: paraYaz(kurus(tahsilat.tutar), f.ParaBirimi),
    yeni: { Tutar: tahsilat.tutar, ParaBirimi: f.ParaBirimi },
  });
}

/** A link to pay one invoice, or the whole debt of its customer. */
export interface OdemeBaglantisi {
  readonly fatura_id: number;
  readonly bakiye: boolean;
  /** Number of times that the link was given out. After each closing the address changes. */
  readonly sira: number;
}
/** Secret code in the address of a payment link. */
export const odemeKodu = (db: Db, { fatura_id: id, bakiye, sira }: OdemeBaglantisi): Promise<string> =>
  gizliKod(db, `odeme:${id}${bakiye ? ':bakiye' : ''}${sira > 1 ? `:${sira}` : ''}`);

/** Payment addresses of these invoices, for open links and only while card payments are set up. */
export async function odemeAdresleri(
  db: Db,
  { odeme, publicUrl }: Pick<Config, 'odeme' | 'publicUrl'>,
  faturaIdler: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  // A PDF or mail needs an absolute address, so without a public address there is none to show.
  if (odeme === null || publicUrl === null || faturaIdler.length === 0) return new Map();
  const verilen = await db
    .selectFrom('odeme_baglanti')
    .select(['fatura_id', 'bakiye', 'sira'])
    .where('fatura_id', 'in', [...faturaIdler])
    .where('bakiye', '=', false)
    .where('kapanma_zamani', 'is', null)
    .execute();
  const adresler = new Map<number, string>();
  for (const b of verilen) adresler.set(b.fatura_id, `${publicUrl}/odeme/${await odemeKodu(db, b)}`);
  return adresler;
}
