import { ADAY_ALANLARI, type AdayAlanlari } from '@masabasi/core/pazarlama/aday/alanlar';
import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import {
  ADAY_ASAMA_ADLARI,
  ADAY_HAREKETLERI,
  ADAY_METNI,
  ADAY_SURECI,
  adayAcik,
  type AdayAsamasi,
  ziyarettenAsama,
} from '@masabasi/core/pazarlama/aday/rules';
import type { AdayKarti } from '@masabasi/core/pazarlama/aday/satirlar';
import { sutunlari } from '../../platform/field/alanlar.ts';
import { type Change, writing } from '../../platform/hareket/api.ts';
import { red, type Temel } from '../../platform/http/context.ts';
import { durumaTasi as musteriDurumu, urunEkle, musterininkineYaz } from '../../musteri/musteri/api.ts';
import { gecir } from '../../platform/process/surec.ts';
import * as q from './queries.ts';
import { found, type Seen } from '../../platform/http/errors.ts';

type Yazan = Temel & q.Okuyan;
type AdayDegisikligi = Change<
  typeof ADAY_HAREKETLERI,
  'adayKaydet' | 'adayAsamaGuncelle' | 'ziyaretSonucYaz' | 'yonlendirmeKarar'
>;

/**
 * The prospect of a request, locked, in the version that the caller saw. Throws 404 when it is missing and 409 when
 * it changed.
 */
export const degistirilecek = async (ctx: Yazan, { Id, Surum }: Seen): Promise<AdayKarti> =>
  found(await q.kilitle(ctx.db, Id, ctx), 'Aday', Surum);

/** Records a change of a prospect in its history, on the customer's timeline and in the audit. */
export const degisti = writing<typeof ADAY_HAREKETLERI, q.DegisenAday, AdayDegisikligi, Yazan>({
  sozluk: ADAY_HAREKETLERI,
  surumlu: true,
  hal: (a) => ({ Asama: a.asama, SahipId: a.sahip_id, TahminiTutar: a.tutar }),
  sonra: (ctx, a, { baslik, aciklama }) =>
    musterininkineYaz(ctx, a.musteri_id, { tur: 'aday', baslik, aciklama, kayitId: a.id, projeId: a.proje_id }),
});

/** The reason for a loss. */
interface Kayip {
  readonly KayipNedenId: number | null;
  readonly DigerProgramId: number | null;
}

/**
 * Moves a locked prospect to another stage and records the change. A won prospect turns its customer into an active
 * one.
 */
export async function asamaDegistir(
  ctx: Yazan,
  kayit: AdayKarti,
  nereye: AdayAsamasi,
  { KayipNedenId, DigerProgramId }: Kayip,
  {
    eylem,
    aciklama,
    kapatir,
  }: Pick<AdayDegisikligi, 'eylem'> & { readonly aciklama: string; readonly kapatir: boolean },
) {
  const { db, simdi } = ctx;
  if (!adayAcik(kayit.AsamaAnahtar) && adayAcik(nereye)) {
    await q.musteriyiKilitle(db, kayit.MusteriId);
    if ((await q.acikAday(db, kayit.MusteriId, kayit.ProjeId)) !== null) return red(ADAY_METNI.acikVar);
    await urunEkle(db, kayit.MusteriId, kayit.ProjeId);
  }
  const sonuc = await gecir(db, ADAY_SURECI, {
    tablo: 'aday',
    sutun: 'asama',
    id: kayit.Id,
    kayit,
    nereye,
    cagiran: { kapatir },
    degisen: {
      asama_zamani: simdi,
      kapanis_zamani: adayAcik(nereye) ? null : simdi,
      kayip_neden_id: nereye === 'kaybedildi' ? KayipNedenId : null,
      diger_program_id: nereye === 'kaybedildi' ? DigerProgramId : null,
    },
    yaz: (satir) =>
      degisti(ctx, satir, {
        eylem,
        tur: 'asama',
        baslik: `Aday: ${kayit.Asama} → ${ADAY_ASAMA_ADLARI[nereye]}`,
        aciklama: [kayit.Proje, aciklama].filter(Boolean).join(' · '),
        eski: { Asama: kayit.AsamaAnahtar },
      }),
  });
  if (nereye === 'kazanildi')
    await musteriDurumu(
      ctx,
      kayit.MusteriId,
      { nereden: ['Aday', 'Demo'], nereye: 'Aktif' },
      `${kayit.Proje} için aday olan müşteri oldu.`,
    );
  return sonuc;
}

/** Sets the stage of the customer's open prospects for the products of a visit from the result of that visit. */
export async function ziyaretinSonucu(
  ctx: Yazan,
  z: { readonly MusteriId: number; readonly ProjeIdler: readonly number[] },
  {
    Sonuc,
    OlumsuzNedenId,
    DigerProgramId,
  }: {
    readonly Sonuc: string;
    readonly OlumsuzNedenId: number | null;
    readonly DigerProgramId: number | null;
  },
): Promise<void> {
  for (const id of await q.acikAdaylar(ctx.db, z.MusteriId, z.ProjeIdler)) {
    // The visitor writes the result even when the customer is outside the visitor's provinces.
    const a = await q.urununKarti(ctx.db, id, ctx, z.ProjeIdler);
    const nereye = a && ziyarettenAsama(Sonuc, a.AsamaAnahtar);
    if (a && nereye)
      await asamaDegistir(
        ctx,
        a,
        nereye,
        { KayipNedenId: OlumsuzNedenId, DigerProgramId },
        { eylem: 'ziyaretSonucYaz', aciklama: 'Ziyaretin sonucu', kapatir: true },
      );
  }
}

/** Opens a prospect after all checks. */
export async function adayAc(
  ctx: Yazan,
  a: Partial<AdayAlanlari> & { readonly MusteriId: number; readonly ProjeId: number },
) {
  const { db, ben, simdi } = ctx;
  await urunEkle(db, a.MusteriId, a.ProjeId);
  const satir = await q.ekle(db, {
    ...sutunlari(ADAY_ALANLARI, { ...bosKayit(ADAY_ALANLARI), ...a }),
    musteri_id: a.MusteriId,
    kayip_neden_id: null,
    diger_program_id: null,
    acan_id: ben.Id,
    acilis_zamani: simdi,
    asama_zamani: simdi,
  });
  return degisti(ctx, satir, { eylem: 'adayKaydet', tur: 'acildi' });
}
