import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { EgitimKarti } from '@masabasi/core/masa/egitim/contract';
import { EGITIM_HAREKETLERI, EGITIM_SURECI, egitimUyarilari, sertifikaNo } from '@masabasi/core/masa/egitim/rules';
import { istanbulSaati, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import { sutunlari } from '../../platform/field/alanlar.ts';
import { EGITIM_ALANLARI } from '@masabasi/core/masa/egitim/alanlar';
import { bildir } from '../../platform/bildirim/api.ts';
import { type Change, writing } from '../../platform/hareket/api.ts';
import type { Ben, UrunKapsami } from '../../platform/http/access.ts';
import type { Temel } from '../../platform/http/context.ts';
import type { DuyuranIs } from '../../room.ts';
import { moving } from '../../platform/process/surec.ts';
import { EGITIM_ATAMASI } from './bildirim.ts';
import * as q from './queries.ts';
import { musterininkineYaz } from '../../musteri/musteri/api.ts';

type Yazan = Pick<Temel, 'db' | 'simdi' | 'denetle' | 'yayinla'> &
  Pick<DuyuranIs, 'config'> & { readonly ben: Pick<Ben, 'Id'> };
type EgitimDegisikligi = Change<
  typeof EGITIM_HAREKETLERI,
  'egitimKaydet' | 'egitimDurumGuncelle' | 'egitimDurumGeriAl'
>;

/** The time of a training in words: `24.11.2026 10:00–12:00`. */
export const araligi = (bas: string, bit: string): string => `${zamanYaz(bas)}–${istanbulSaati(bit)}`;

/** Writes an act on a training down: its history, the customer's timeline, the audit. */
export const degisti = writing<typeof EGITIM_HAREKETLERI, q.DegisenEgitim, EgitimDegisikligi, Yazan>({
  sozluk: EGITIM_HAREKETLERI,
  surumlu: true,
  hal: (e) => ({
    Durum: e.durum,
    EgitmenId: e.egitmen_id,
    Planlanan_Baslama: e.planlanan_baslama,
    Planlanan_Bitis: e.planlanan_bitis,
  }),
  sonra: (ctx, e, { baslik, aciklama }) =>
    musterininkineYaz(ctx, e.musteri_id, { tur: 'egitim', baslik, aciklama, kayitId: e.id, projeId: e.proje_id }),
});

/** Tells a trainer, except of an own act. */
export async function egitmeneBildir(ctx: Yazan, kisi: number | null, Id: number, baslik: string): Promise<void> {
  if (kisi === null || kisi === ctx.ben.Id) return;
  await bildir(ctx, EGITIM_ATAMASI, { kisiler: [kisi], baslik, yol: kayitYolu(SAYFA.egitim[0], Id) });
}

type Atama = Pick<EgitimKarti, 'Id' | 'EgitmenId' | 'Planlanan_Baslama' | 'Planlanan_Bitis'>;

/** Notifies trainers after a form was saved. */
export async function atamayiBildir(ctx: Yazan, e: Atama, urun: string, eski: EgitimKarti | null): Promise<void> {
  const { Planlanan_Baslama: bas, Planlanan_Bitis: bit } = e;
  const ne = [urun, bas && bit && araligi(bas, bit)].filter(Boolean).join(', ');
  if (e.EgitmenId !== (eski?.EgitmenId ?? null)) {
    await egitmeneBildir(ctx, e.EgitmenId, e.Id, `Size bir eğitim atandı: ${ne}`);
    await egitmeneBildir(ctx, eski?.EgitmenId ?? null, e.Id, `Bir eğitim sizden alındı: ${ne}`);
  } else if (bas !== null && (!ayniAn(bas, eski?.Planlanan_Baslama) || !ayniAn(bit, eski?.Planlanan_Bitis)))
    await egitmeneBildir(ctx, e.EgitmenId, e.Id, `Eğitiminizin yeni zamanı: ${ne}`);
}

/** True if two times are the same moment, independent of their spelling. */
export const ayniAn = (a: string | null | undefined, b: string | null | undefined): boolean =>
  a == null || b == null ? (a ?? null) === (b ?? null) : Date.parse(a) === Date.parse(b);

/** Conflicts of a trainer's time: a refusal, or a warning that the caller must have seen. */
export async function zamanEngeli(ctx: Yazan, id: number, z: q.EgitimZamani, goruldu: boolean) {
  await q.egitmeniKilitle(ctx.db, z.egitmenId);
  const c = await q.cakisan(ctx.db, id, z);
  if (c !== null) {
    const zaman = araligi(c.Planlanan_Baslama, c.Planlanan_Bitis);
    return { durum: false as const, msg: `${c.Egitmen} bu saatlerde başka bir eğitimde: ${zaman}.` };
  }
  const uyarilar = goruldu ? [] : egitimUyarilari(await q.engeller(ctx.db, z, ctx.simdi));
  if (uyarilar.length === 0) return null;
  return { durum: false as const, msg: `${uyarilar.join(' ')} Yine de kaydedebilirsiniz.`, uyarilar };
}

/** Takes a locked training to another state and writes it down. */
export const durumDegistir = moving({
  surec: EGITIM_SURECI,
  tablo: 'egitim',
  cagirani: (_ctx: Yazan) => ({}),
  yaz: degisti,
});

/** The participants who came, each with the number of a certificate. */
export const sertifikali = (isaretler: readonly q.KatilimIsareti[]) =>
  isaretler.map((k) => ({
    ...k,
    Puan: k.Katildi ? k.Puan : null,
    SertifikaNo: k.Katildi ? sertifikaNo(k.KatilimciId) : null,
  }));

/** Opens the repetition of a training, with the same people and topics, to be planned. */
export async function tekrarAc(ctx: Yazan, e: EgitimKarti): Promise<number> {
  const kisiler = await q.katilimcilar(ctx.db, e.Id);
  const yeni = await q.ekle(
    ctx.db,
    {
      ...sutunlari(EGITIM_ALANLARI, e),
      musteri_id: e.MusteriId,
      lisans_id: e.LisansId,
      planlanan_baslama: null,
      planlanan_bitis: null,
      konular: q.konuSutunu(e.Konular.map((k) => ({ ...k, Tamam: false }))),
      durum: EGITIM_SURECI.ilk,
      onceki_id: e.Id,
    },
    ctx.ben.Id,
  );
  await q.katilimcilariYaz(
    ctx.db,
    yeni.id,
    kisiler.map((k) => ({ ...k, KatilimciId: 0 })),
  );
  await degisti(ctx, yeni, {
    eylem: 'egitimDurumGuncelle',
    tur: 'acildi',
    baslik: 'Tekrar eğitimi istendi',
    aciklama: `${e.Id} numaralı eğitimin tekrarı`,
  });
  return yeni.id;
}

/** A wish for a training that nobody has planned yet. */
export interface EgitimIstegi {
  readonly MusteriId: number;
  readonly ProjeId: number;
  readonly EgitimTurId: number;
  readonly LisansId: number | null;
  readonly Aciklama: string;
}

/** Records a wish for a training of a customer that the caller sees. */
export async function egitimIste(ctx: Yazan, i: EgitimIstegi): Promise<number> {
  const yeni = await q.ekle(
    ctx.db,
    {
      ...sutunlari(EGITIM_ALANLARI, {
        ...bosKayit(EGITIM_ALANLARI),
        ProjeId: i.ProjeId,
        EgitimTurId: i.EgitimTurId,
        Aciklama: i.Aciklama,
      }),
      musteri_id: i.MusteriId,
      lisans_id: i.LisansId,
      planlanan_baslama: null,
      planlanan_bitis: null,
      konular: q.konuSutunu([]),
      durum: EGITIM_SURECI.ilk,
      onceki_id: null,
    },
    ctx.ben.Id,
  );
  await degisti(ctx, yeni, { eylem: 'egitimKaydet', tur: 'acildi', aciklama: i.Aciklama });
  return yeni.id;
}

/** Calls off a wished training; a sentence if it has gone on meanwhile. */
export async function egitimdenVazgec(
  ctx: Yazan & { readonly urunler: UrunKapsami },
  id: number,
  aciklama: string,
): Promise<string | null> {
  const e = await q.kilitle(ctx.db, id, ctx.urunler);
  if (e === null || e.DurumAnahtar === 'iptal') return null;
  if (e.DurumAnahtar !== EGITIM_SURECI.ilk) return 'Eğitim planlanmış; önce eğitimi iptal ediniz.';
  await durumDegistir(ctx, e, 'iptal', {}, { eylem: 'egitimDurumGuncelle', tur: 'durum', aciklama });
  return null;
}
