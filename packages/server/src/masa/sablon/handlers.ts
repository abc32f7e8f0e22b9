import { geriAlinmaz } from '@masabasi/core/platform/undo/geriAlma';
import type { sablon as contract, SablonSatiri } from '@masabasi/core/masa/sablon/contract';
import { SABLON_HAREKETLERI, sablonHatalari, sablonSade, sablonSirala } from '@masabasi/core/masa/sablon/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { kart } from '../gorusme/api.ts';
import { hareketDenetle } from '../../platform/hareket/api.ts';
import { yetkiVar } from '../../platform/http/access.ts';
import { type Handlers, red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok, found, type Seen } from '../../platform/http/errors.ts';
import { proje } from '../../musteri/proje/api.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import * as q from './queries.ts';

type Form = Omit<SablonSatiri, 'Proje' | 'Konu' | 'Kullanim'>;

const ORTAK = 'Ortak şablonları yalnız yetkisi olan düzenler. Kendinize kişisel bir şablon yazabilirsiniz.';
const KISISEL_OLMAZ = 'Herkesin kullandığı bir şablon kişisel yapılmaz; kişisel bir kopyasını yazınız.';

/** A template that this person sees, locked, in the version that the person read. */
const degistirilecek = async ({ db, ben, urunler }: ProductAct, { Id, Surum }: Seen): Promise<SablonSatiri> =>
  found(await q.kilitle(db, Id, ben.Id, urunler), 'Şablon', Surum);

/** Reason to refuse this person such a template; null: it is allowed. */
function yetkiEngeli({ ben }: ProductAct, kisisel: number, eski: SablonSatiri | null): string | null {
  if (eski?.Kisisel === 0 && kisisel === 1) return KISISEL_OLMAZ;
  return kisisel === 1 || yetkiVar(ben, YETKI.sablonYonet) ? null : ORTAK;
}

/**
 * An error sentence for a choice that is not on offer, or null. The template's present values stay valid, retired or
 * not.
 */
async function secimHatasi({ db, urunler }: ProductAct, s: Form, eski: SablonSatiri | null): Promise<string | null> {
  if (s.ProjeId !== null && s.ProjeId !== eski?.ProjeId && (await proje(db, s.ProjeId, urunler))?.Aktif !== 1)
    return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  if (s.KonuId === null || (s.KonuId === eski?.KonuId && s.ProjeId === eski.ProjeId)) return null;
  const konu = (await secenekler(db, urunler, 'konular')).konular.find((k) => k.Id === s.KonuId);
  if (konu === undefined) return 'Seçtiğiniz konu artık sunulmuyor. Başka birini seçiniz.';
  return konu.ProjeId === null || konu.ProjeId === s.ProjeId ? null : 'Seçtiğiniz konu bu ürünün değil.';
}

/** Reason to refuse its shortcut; null: it is free. */
async function kisayolHatasi({ db, ben }: ProductAct, s: Form): Promise<string | null> {
  if (s.Kisayol === null) return null;
  const ad = await q.kisayolun(db, s.Id, s.Kisayol, s.Kisisel === 1 ? ben.Id : null);
  return ad === null ? null : `‘/${s.Kisayol}’ kısayolu ‘${ad}’ şablonunun. Başka bir kısayol yazınız.`;
}

/** An event of a personal template goes to its owner only. */
const duyur = (ctx: ProductAct, kisisel: number) =>
  ctx.yayinla({ tur: 'sablon', ...(kisisel === 1 && { kisiId: ctx.ben.Id }) });

/** The fields of a template that its history keeps. */
const alanlari = ({ Ad, Kisayol, Metin, Tur, ProjeId, KonuId, Kisisel, Aktif, Sira }: Form | SablonSatiri) => ({
  Ad,
  Kisayol,
  Metin,
  Tur,
  ProjeId,
  KonuId,
  Kisisel,
  Kullanimda: Aktif,
  Sira,
});
type Alanlari = ReturnType<typeof alanlari>;

/** The fields that a change moved, in words. */
const degisenler = (eski: Alanlari, yeni: Alanlari): string =>
  (Object.keys(yeni) as (keyof Alanlari)[])
    .filter((ad) => eski[ad] !== yeni[ad])
    .map((ad) => SABLON_HAREKETLERI.alanlar[ad].replace(' no', ''))
    .join(', ');

export const sablon: Handlers<typeof contract> = {
  async sablonListesi({ db, ben, urunler }) {
    return { durum: true, sablonlar: await q.sablonlar(db, ben.Id, urunler) };
  },

  async sablonGecmisi({ db, ben, urunler }, { Id }) {
    if (!(await q.gorur(db, Id, ben.Id, urunler))) throw kayitYok('Şablon');
    return { durum: true, hareketlist: await q.hareketler(db, Id) };
  },

  async sablonKaydet(ctx, { sablon: ham }) {
    const { db, ben } = ctx;
    const s = sablonSade(ham);
    const eski = s.Id === 0 ? null : await degistirilecek(ctx, s);
    const [hata] = Object.values(sablonHatalari(s));
    const engel =
      yetkiEngeli(ctx, s.Kisisel, eski) ?? hata ?? (await secimHatasi(ctx, s, eski)) ?? (await kisayolHatasi(ctx, s));
    if (engel !== null) return red(engel);
    const sutunlar = {
      ad: s.Ad,
      kisayol: s.Kisayol,
      metin: s.Metin,
      tur: s.Tur,
      proje_id: s.ProjeId,
      konu_id: s.KonuId,
      aktif: s.Aktif === 1,
      sira: s.Sira,
      sahip_id: s.Kisisel === 1 ? ben.Id : null,
    };
    const satir = eski === null ? await q.ekle(db, sutunlar) : await q.degistir(db, s.Id, sutunlar);
    const yeni = alanlari(s);
    await hareketDenetle(ctx, ben.Id, SABLON_HAREKETLERI, {
      id: satir.Id,
      tur: eski === null ? 'sablonEklendi' : 'sablonDegisti',
      ...(eski !== null && { eski: alanlari(eski), aciklama: degisenler(alanlari(eski), yeni) }),
      yeni,
    });
    duyur(ctx, Math.min(s.Kisisel, eski?.Kisisel ?? 1));
    return { durum: true, ...satir };
  },

  async sablonSil(ctx, hangisi) {
    const { db, ben, simdi } = ctx;
    const s = await degistirilecek(ctx, hangisi);
    const engel = yetkiEngeli(ctx, s.Kisisel, s);
    if (engel !== null) return red(engel);
    await q.sil(db, s.Id, ben.Id, simdi);
    await hareketDenetle(ctx, ben.Id, SABLON_HAREKETLERI, { id: s.Id, tur: 'sablonSilindi', eski: alanlari(s) });
    duyur(ctx, s.Kisisel);
    return { durum: true };
  },

  async sablonSilGeriAl(ctx, { Id }) {
    const { db, ben, simdi, urunler } = ctx;
    const silinen = await q.silinmis(db, Id, simdi);
    if (silinen === undefined || (silinen.sahip_id !== null && silinen.sahip_id !== ben.Id))
      throw kayitYok('Silinmiş şablon');
    const engel = geriAlinmaz(silinen, ben.Id);
    if (engel !== null) return red(engel);
    const { kisayol } = silinen;
    const alan =
      kisayol === null ? null : await q.kisayolun(db, Id, kisayol, silinen.sahip_id === null ? null : ben.Id);
    if (alan !== null)
      return red(`‘/${kisayol}’ kısayolunu şimdi ‘${alan}’ şablonu kullanıyor; önce onu değiştiriniz.`);
    await q.geriGetir(db, Id);
    const s = await q.kilitle(db, Id, ben.Id, urunler);
    // A person cannot restore a template of a product that they no longer have.
    if (s === null) throw kayitYok('Silinmiş şablon');
    await hareketDenetle(ctx, ben.Id, SABLON_HAREKETLERI, { id: Id, tur: 'sablonGeriGeldi', yeni: alanlari(s) });
    duyur(ctx, s.Kisisel);
    return { durum: true };
  },

  async gorusmeSablonlari({ db, ben, urunler, simdi }, { Id }) {
    const g = found(await kart(db, Id, urunler, simdi), 'Görüşme');
    const [sablonlar, degerler] = await Promise.all([
      q.kullanilanlar(db, ben.Id, urunler),
      q.degerleri(db, g, { kisi: ben.Id, urunler, simdi }),
    ]);
    return { durum: true, sablonlar: sablonSirala(sablonlar, g), degerler };
  },

  // Not audited: it only counts, and does not record the answer.
  async sablonKullanildi({ db, ben, urunler }, { Id }) {
    if (!(await q.gorur(db, Id, ben.Id, urunler))) throw kayitYok('Şablon');
    await q.say(db, Id);
    return { durum: true };
  },
};
