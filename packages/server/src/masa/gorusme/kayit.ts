import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { GORUSME_ALANLARI, type GorusmeAlanlari } from '@masabasi/core/masa/gorusme/alanlar';
import type { gorusme } from '@masabasi/core/masa/gorusme/contract';
import type { GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import {
  BASKASININ,
  GORUSME_HAREKETLERI,
  GORUSME_SURECI,
  type GorusmeDurumu,
  gorusmeAcik,
  gorusmeDurumHatalari,
} from '@masabasi/core/masa/gorusme/rules';
import { cikislar, gecisEngeli } from '@masabasi/core/platform/process/surec';
import { sunulmayan, sutunlari } from '../../platform/field/alanlar.ts';
import { bildir } from '../../platform/bildirim/api.ts';
import { hareketYaz } from '../../platform/hareket/api.ts';
import { red, type ProductAct } from '../../platform/http/context.ts';
import { found, type Seen } from '../../platform/http/errors.ts';
import { gorur as musteriGorunur, urunEkle } from '../../musteri/musteri/api.ts';
import { calisanlar, proje } from '../../musteri/proje/api.ts';
import { slaYenile } from '../sla/api.ts';
import { takibeAl } from '../takip/api.ts';
import { GORUSME_ATAMASI } from './bildirim.ts';
import { cagirani, degisti, durumDegistir } from './degisim.ts';
import { kisiUyar, lisansUyar } from './ilgi.ts';
import * as q from './queries.ts';
import { baglantiUyarisi, sozYokluklari, yokUyarisi } from './uyari.ts';
import { recordPath } from './yazi.ts';

/** Acts of a person on a ticket, alone or with several at once. */

// Bulk acts run the check once for all tickets; lists run it for each row.
export { sozYokluklari, yokUyarisi };

/** Customer, licence and contact person of a ticket, beside its own fields. */
type Ilgileri = Pick<GorusmeKarti, 'MusteriId' | 'LisansId' | 'MusteriPersonelId'>;
export type GorusmeGirdisi = GorusmeAlanlari & Ilgileri & { readonly OncelikId: number };

/** Takes these ids from a form. An id that the form leaves out stays as long as the customer does. */
export function ilgileri(
  {
    MusteriId,
    LisansId,
    MusteriPersonelId,
  }: Pick<Ilgileri, 'MusteriId'> & { readonly [K in keyof Ilgileri]?: Ilgileri[K] | undefined },
  eski: GorusmeKarti | null,
): Ilgileri {
  const kalan = eski?.MusteriId === MusteriId ? eski : null;
  return {
    MusteriId,
    LisansId: LisansId === undefined ? (kalan?.LisansId ?? null) : LisansId,
    MusteriPersonelId: MusteriPersonelId === undefined ? (kalan?.MusteriPersonelId ?? null) : MusteriPersonelId,
  };
}

/** The same as columns, with the priority, which is always set. */
export const ilgiSutunlari = (g: GorusmeGirdisi) => ({
  oncelik_id: g.OncelikId,
  musteri_id: g.MusteriId,
  lisans_id: g.LisansId,
  musteri_personel_id: g.MusteriPersonelId,
});

const KAPANMIS = 'Bu görüşme kapanmış; değiştirmek için önce yeniden açınız.';

/** A ticket that this person sees, locked. */
export const kilitli = async ({ db, urunler, simdi }: ProductAct, Id: number): Promise<GorusmeKarti> =>
  found(await q.kilitle(db, Id, urunler, simdi), 'Görüşme');

/** The same, if its version is still the one that the person read. */
export const degistirilecek = async (ctx: ProductAct, { Id, Surum }: Seen): Promise<GorusmeKarti> =>
  found(await kilitli(ctx, Id), 'Görüşme', Surum);

/** True if this person may move the ticket: the assignee, or a person who assigns tickets. */
const benim = ({ ben }: ProductAct, g: GorusmeKarti): boolean => g.AtananId === ben.Id || cagirani(ben).dagitir;

/**
 * An error sentence for a choice that is not on offer, or null. The ticket's present values stay valid, retired or not.
 */
export async function secimHatasi(
  { db, urunler }: ProductAct,
  g: GorusmeGirdisi,
  eski: GorusmeKarti | null,
): Promise<string | null> {
  if (g.ProjeId !== eski?.ProjeId && (await proje(db, g.ProjeId, urunler))?.Aktif !== 1)
    return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  const yok = await sunulmayan(db, urunler, GORUSME_ALANLARI, g, eski, g.ProjeId);
  if (yok !== null) return yok;
  if (g.MusteriId !== eski?.MusteriId && !(await musteriGorunur(db, g.MusteriId, urunler)))
    return 'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.';
  return ilgiHatasi(db, g, eski);
}

/** An error sentence for a licence or contact person of another customer, or null. Present values stay valid. */
async function ilgiHatasi(db: ProductAct['db'], g: GorusmeGirdisi, eski: GorusmeKarti | null): Promise<string | null> {
  const ayniMusteri = g.MusteriId === eski?.MusteriId;
  const lisansKalir = ayniMusteri && g.ProjeId === eski.ProjeId && g.LisansId === eski.LisansId;
  if (g.LisansId !== null && !lisansKalir && !(await lisansUyar(db, g.LisansId, g)))
    return 'Seçtiğiniz lisans bu müşterinin bu ürününün değil.';
  const kisiKalir = ayniMusteri && g.MusteriPersonelId === eski.MusteriPersonelId;
  return g.MusteriPersonelId === null || kisiKalir || (await kisiUyar(db, g.MusteriPersonelId, g.MusteriId))
    ? null
    : 'Seçtiğiniz kişi bu müşterinin yetkililerinden değil.';
}

/** Reason to refuse an assignee for a ticket of this product, or null. */
export async function atamaHatasi({ db }: ProductAct, atananId: number, projeId: number): Promise<string | null> {
  const calisan = (await calisanlar(db, projeId)).some((k) => k.Id === atananId);
  return calisan ? null : 'Seçtiğiniz kişi bu ürünle çalışmıyor. Görüşme, ürünle çalışan birine atanabilir.';
}

/** A newly assigned ticket, as its notification names it. */
export interface Verilen {
  readonly Id: number;
  readonly No: string;
  readonly ad: string;
}

/** Notifies the assignee once of all tickets, unless the assignee took them alone. */
export async function atandigiBildir(ctx: ProductAct, kisiId: number, bunlar: readonly Verilen[]): Promise<void> {
  const [ilk] = bunlar;
  if (ilk === undefined || kisiId === ctx.ben.Id) return;
  const [ne, yol] =
    bunlar.length === 1
      ? [`bir görüşme atandı: ${ilk.No} ${ilk.ad}`, recordPath(ilk.Id)]
      : [`${bunlar.length} görüşme atandı`, '/islemler/musterigorusme/list?sekme=benim'];
  await bildir(ctx, GORUSME_ATAMASI, { kisiler: [kisiId], baslik: `Size ${ne}`, yol });
}

/** Writes a checked form over a locked ticket. */
export async function duzelt(ctx: ProductAct, g: GorusmeGirdisi, eski: GorusmeKarti) {
  const { db, ben, simdi } = ctx;
  if (!benim(ctx, eski) && eski.AcanId !== ben.Id) return red(BASKASININ);
  if (!gorusmeAcik(eski.DurumAnahtar)) return red(KAPANMIS);
  if (g.ProjeId !== eski.ProjeId && eski.AtananId !== null) {
    const hata = await atamaHatasi(ctx, eski.AtananId, g.ProjeId);
    if (hata !== null) return red('Görüşmenin sahibi yeni ürünle çalışmıyor; önce ürünle çalışan birine atayınız.');
  }
  await urunEkle(db, g.MusteriId, g.ProjeId);
  const satir = await q.degistir(db, eski.Id, {
    ...sutunlari(GORUSME_ALANLARI, g),
    ...ilgiSutunlari(g),
    duzenleyen_id: ben.Id,
    duzenleme_zamani: simdi,
    son_hareket: simdi,
  });
  // Another priority is another promise; the waiting time already counted stays.
  await slaYenile(db, satir, simdi);
  return degisti(ctx, satir, { eylem: 'gorusmeKaydet', tur: 'duzenlendi' });
}

/** Takes an unassigned ticket. Only the first of several simultaneous requests succeeds. */
export async function ustlen(ctx: ProductAct, { Id }: { readonly Id: number }) {
  const { ben, simdi } = ctx;
  const g = await kilitli(ctx, Id);
  if (g.AtananId === ben.Id) return red('Bu görüşmeyi zaten siz üstlendiniz.');
  if (!gorusmeAcik(g.DurumAnahtar)) return red(KAPANMIS);
  if (g.AtananId !== null && !(await q.sahipsiz(ctx.db, Id))) return red(`Bu görüşmeyi ${g.Atanan} üstlendi.`);
  const degisen = { atanan_id: ben.Id, son_hareket: simdi };
  const d = { eylem: 'gorusmeUstlen', tur: 'ustlenildi', eskiAtanan: g.AtananId } as const;
  if (g.DurumAnahtar === 'yeni') return durumDegistir(ctx, g, 'atandi', degisen, d);
  return degisti(ctx, await q.degistir(ctx.db, Id, degisen), d);
}

interface Verilis {
  readonly AtananId: number;
  readonly Aciklama: string;
}

/**
 * Assigns a locked ticket, or returns a warning.
 * @param uyar warning before the assignment; null: no warning
 * @param haberVer notifies the assignee; a bulk act notifies of all tickets together
 */
export async function ver<U>(
  ctx: ProductAct,
  eski: GorusmeKarti,
  { AtananId, Aciklama }: Verilis,
  uyar: () => Promise<U | null>,
  haberVer: typeof atandigiBildir = atandigiBildir,
) {
  if (!gorusmeAcik(eski.DurumAnahtar)) return red(KAPANMIS);
  if (!benim(ctx, eski)) return red(BASKASININ);
  if (AtananId === eski.AtananId) return red(`Görüşme zaten ${eski.Atanan} üzerinde.`);
  const hata = await atamaHatasi(ctx, AtananId, eski.ProjeId);
  if (hata !== null) return red(hata);
  const uyari = await uyar();
  if (uyari !== null) return uyari;
  await haberVer(ctx, AtananId, [{ Id: eski.Id, No: eski.No, ad: eski.Baslik }]);
  // The person who hands it on follows it from now on.
  await takibeAl(ctx.db, eski.Id, [ctx.ben.Id], ctx.simdi);
  const d = { eylem: 'gorusmeAta', tur: 'atandi', aciklama: Aciklama.trim(), eskiAtanan: eski.AtananId } as const;
  const degisen = { atanan_id: AtananId, son_hareket: ctx.simdi };
  if (eski.DurumAnahtar === 'yeni') return durumDegistir(ctx, eski, 'atandi', degisen, d);
  return degisti(ctx, await q.degistir(ctx.db, eski.Id, degisen), d);
}

/** Assigns a ticket in the version that the person read, or warns that the assignee is absent. */
export async function ata(
  ctx: ProductAct,
  { AtananId, Aciklama, gordum, ...hangisi }: Istek<typeof gorusme.gorusmeAta>,
  haberVer: typeof atandigiBildir = atandigiBildir,
) {
  const eski = await degistirilecek(ctx, hangisi);
  const soz = { No: eski.No, SlaBitis: eski.SlaHali === 'durdu' ? null : eski.SlaBitis };
  const uyar = () => (gordum.includes('yok') ? Promise.resolve(null) : yokUyarisi(ctx, AtananId, [soz]));
  return ver(ctx, eski, { AtananId, Aciklama }, uyar, haberVer);
}

/** Solves a locked ticket. Answers a refusal or a warning before anything is written, else the act itself. */
export async function cozum(
  ctx: ProductAct,
  g: GorusmeKarti,
  { Cozum, baglantiSuruyor }: { readonly Cozum: string; readonly baglantiSuruyor: boolean },
) {
  const adlar = await q.durumAdlari(ctx.db);
  const ad = (durum: GorusmeDurumu) => adlar.get(durum) ?? durum;
  const engel = gecisEngeli(GORUSME_SURECI, g, 'cozuldu', cagirani(ctx.ben), ad);
  if (engel !== null) return red(engel);
  const [hata] = Object.values(gorusmeDurumHatalari({ Durum: 'cozuldu', Aciklama: '', Cozum }, false));
  if (hata !== undefined) return red(hata);
  const suren = baglantiSuruyor ? null : await baglantiUyarisi(ctx.db, g.Id);
  if (suren !== null) return suren;
  return () =>
    durumDegistir(
      ctx,
      g,
      'cozuldu',
      { cozum: Cozum },
      { eylem: 'gorusmeDurumGuncelle', tur: 'durum', baslik: ad('cozuldu'), aciklama: Cozum },
    );
}

/** Takes a ticket to another state, with the fields that this state needs. */
export async function durumGuncelle(
  ctx: ProductAct,
  { Id, Surum, baglantiSuruyor, ...form }: Istek<typeof gorusme.gorusmeDurumGuncelle>,
) {
  const eski = await degistirilecek(ctx, { Id, Surum });
  const adlar = await q.durumAdlari(ctx.db);
  const ad = (durum: GorusmeDurumu) => adlar.get(durum) ?? durum;
  const yolu = cikislar(GORUSME_SURECI, eski.DurumAnahtar).find((c) => c.nereye === form.Durum);
  if (yolu?.dolayli) return red(`‘${ad(form.Durum)}’ durumuna ‘${yolu.ad}’ işlemiyle geçilir.`);
  const engel = gecisEngeli(GORUSME_SURECI, eski, form.Durum, cagirani(ctx.ben), ad);
  if (engel !== null) return red(engel);
  const yeniden = !gorusmeAcik(eski.DurumAnahtar) && gorusmeAcik(form.Durum);
  const [hata] = Object.values(gorusmeDurumHatalari(form, yeniden));
  if (hata !== undefined) return red(hata);
  const cozuldu = form.Durum === 'cozuldu';
  const suren = cozuldu && !baglantiSuruyor ? await baglantiUyarisi(ctx.db, Id) : null;
  if (suren !== null) return suren;
  return durumDegistir(ctx, eski, form.Durum, cozuldu ? { cozum: form.Cozum.trim() } : {}, {
    eylem: 'gorusmeDurumGuncelle',
    tur: 'durum',
    baslik: yeniden ? 'Yeniden açıldı' : ad(form.Durum),
    aciklama: [form.Aciklama.trim(), cozuldu ? form.Cozum.trim() : ''].filter(Boolean).join('\n'),
  });
}

/** Gives a ticket another priority, and so another promise. */
export async function oncelikVer(
  ctx: ProductAct,
  { OncelikId, ...hangisi }: { Id: number; Surum: number; OncelikId: number },
) {
  const eski = await degistirilecek(ctx, hangisi);
  if (OncelikId === eski.OncelikId) return red(`Önceliği zaten ‘${eski.Oncelik}’.`);
  const g = { ...eski, OncelikId };
  const yanlis = await secimHatasi(ctx, g, eski);
  return yanlis === null ? duzelt(ctx, g, eski) : red(yanlis);
}

/** The ticket in which another matter came up, locked. Refuses with a sentence if it is another customer's. */
export async function kaynakGorusme(ctx: ProductAct, Id: number, musteriId: number | null) {
  const g = await kilitli(ctx, Id);
  return g.MusteriId === musteriId ? g : red('Seçtiğiniz görüşme bu müşterinin değil.');
}

/** Writes a record that was opened from a ticket into the ticket's history. */
export async function gorusmedenAcildi(
  ctx: ProductAct,
  g: GorusmeKarti,
  { tur, aciklama }: { readonly tur: 'egitim' | 'demo'; readonly aciklama: string },
): Promise<void> {
  const { db, simdi } = ctx;
  const baslik = GORUSME_HAREKETLERI.turler[tur];
  await hareketYaz(ctx, GORUSME_HAREKETLERI, { id: g.Id, tur, baslik, aciklama });
  await q.yazildi(db, g.Id, simdi, false);
  ctx.yayinla({ tur: 'gorusme', kisiId: g.AtananId });
}

/** Writes into a ticket's history that the contact person was told of a version. */
export async function surumBildirildi(
  ctx: Pick<ProductAct, 'db' | 'ben' | 'simdi' | 'yayinla'>,
  id: number,
  aciklama: string,
): Promise<void> {
  const { db, simdi } = ctx;
  await hareketYaz(ctx, GORUSME_HAREKETLERI, {
    id,
    tur: 'surum',
    baslik: GORUSME_HAREKETLERI.turler.surum,
    aciklama,
  });
  const g = await q.yazildi(db, id, simdi, false);
  ctx.yayinla({ tur: 'gorusme', kisiId: g.atanan_id });
}
