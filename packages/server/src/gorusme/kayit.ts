import type { Istek } from '@masabasi/core/endpoint';
import { GORUSME_ALANLARI, type GorusmeAlanlari } from '@masabasi/core/gorusme/alanlar';
import type { gorusme, GorusmeKarti } from '@masabasi/core/gorusme/contract';
import {
  GORUSME_HAREKETLERI,
  GORUSME_SURECI,
  type GorusmeCagirani,
  type GorusmeDurumu,
  gorusmeAcik,
  gorusmeDurumHatalari,
  slaOlayi,
} from '@masabasi/core/gorusme/rules';
import type { HareketTuru } from '@masabasi/core/hareket/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/rules';
import { cikislar, gecisEngeli } from '@masabasi/core/surec';
import { YETKI } from '@masabasi/core/yetki/rules';
import type { Updateable } from 'kysely';
import { sunulmayan, sutunlari } from '../alanlar.ts';
import { bildir } from '../bildirim/kayit.ts';
import type { Db } from '../db/connect.ts';
import type { Database } from '../db/schema.ts';
import { hareketYaz } from '../hareket/kayit.ts';
import { postaYaz } from '../posta/queries.ts';
import { type Ben, type UrunKapsami, yetkiVar } from '../http/access.ts';
import { red, type Temel } from '../http/context.ts';
import { kayitYok, surumEski } from '../http/errors.ts';
import type { Islem } from '../http/transaction.ts';
import { gorur as musteriGorunur, urunEkle } from '../musteri/queries.ts';
import { calisanlar, proje } from '../proje/queries.ts';
import { gecir } from '../surec.ts';
import { slaOlayiYaz, slaYenile } from '../sla/kayit.ts';
import { GORUSME_ATAMASI } from './bildirim.ts';
import * as q from './queries.ts';
import { baglantiUyarisi, yokUyarisi } from './uyari.ts';

// Who gives several at once asks it once for all of them.
export { yokUyarisi };

/** What was done to a contact: it is written down in its history, in the customer's where it matters there, and in the audit. */
interface GorusmeDegisikligi {
  readonly eylem:
    | 'gorusmeKaydet'
    | 'gorusmeUstlen'
    | 'gorusmeAta'
    | 'gorusmeDurumGuncelle'
    | 'gorusmeBirlestir'
    | 'gorusmeBirlestirGeriAl';
  readonly tur: Exclude<HareketTuru<typeof GORUSME_HAREKETLERI>, 'not' | 'yanit' | 'dosya' | 'gelen' | 'ulasmadi'>;
  /** What happened, where its kind does not say it. */
  readonly baslik?: string;
  readonly aciklama?: string;
  /** Whose it was before. */
  readonly eskiAtanan?: number | null;
}

/** Kinds of line that the customer's own timeline tells, too. */
const MUSTERIDE = new Set<string>(['acildi', 'durum']);

type Yazan = Temel & { readonly ben: Ben };
/** Who acts on contacts, of the products that are theirs. */
export type Yapan = Yazan & { readonly urunler: UrunKapsami };
export type GorusmeGirdisi = GorusmeAlanlari & { readonly MusteriId: number; readonly OncelikId: number };

const KAPANMIS = 'Bu görüşme kapanmış; değiştirmek için önce yeniden açınız.';
const BASKASININ = 'Bu görüşme sizin üzerinizde değil; önce üstleniniz.';

export async function degisti(
  ctx: Yazan,
  g: q.DegisenGorusme,
  { eylem, tur, baslik = GORUSME_HAREKETLERI.turler[tur], aciklama = '', eskiAtanan = null }: GorusmeDegisikligi,
) {
  const { db, ben, simdi } = ctx;
  const yapan = { db, simdi, kisi: ben.Id };
  const yeni = { DurumAnahtar: g.durum, AtananId: g.atanan_id };
  await hareketYaz(yapan, GORUSME_HAREKETLERI, { id: g.id, tur, baslik, aciklama, yeni });
  if (MUSTERIDE.has(tur))
    await hareketYaz(yapan, MUSTERI_HAREKETLERI, {
      id: g.musteri_id,
      tur: 'gorusme',
      baslik: `${g.no}: ${baslik}`,
      aciklama,
      projeId: g.proje_id,
    });
  await ctx.denetle({ eylem, nesne: 'gorusme', nesneId: g.id, yeni: { baslik, ...yeni } });
  for (const kisiId of new Set([g.atanan_id, eskiAtanan])) ctx.yayinla({ tur: 'gorusme', kisiId });
  return { durum: true as const, Id: g.id, No: g.no, Surum: g.surum };
}

/** Who somebody is to the way of a contact. */
export const cagirani = (ben: Ben): GorusmeCagirani => ({ Id: ben.Id, dagitir: yetkiVar(ben, YETKI.gorusmeDagit) });

const YER = { tablo: 'gorusme', sutun: 'durum', surumlu: true } as const;

/** What a state brings with it: when it was solved, when it was closed. */
const zamanlari = (nereye: GorusmeDurumu, simdi: Date): Updateable<Database['gorusme']> => {
  if (nereye === 'cozuldu') return { cozum_zamani: simdi };
  if (nereye === 'islemde') return { cozum_zamani: null, kapanis_zamani: null };
  return gorusmeAcik(nereye) ? {} : { kapanis_zamani: simdi };
};

/** Tells the clocks of a move and works them out anew. */
export async function saatleriIslet(db: Db, g: q.DegisenGorusme, nereye: GorusmeDurumu, simdi: Date): Promise<void> {
  const olay = slaOlayi(nereye);
  // Closing what is solved tells the clocks nothing new.
  if (olay !== null && nereye !== 'kapandi') await slaOlayiYaz(db, g.id, olay, simdi);
  await slaYenile(db, g, simdi);
}

/** Takes a locked contact to another state and writes it down. */
export async function durumDegistir(
  ctx: Yazan,
  kayit: GorusmeKarti,
  nereye: GorusmeDurumu,
  degisen: Updateable<Database['gorusme']>,
  d: GorusmeDegisikligi,
) {
  const { db, simdi } = ctx;
  return gecir(db, GORUSME_SURECI, YER, {
    id: kayit.Id,
    kayit,
    nereye,
    cagiran: cagirani(ctx.ben),
    degisen: { ...zamanlari(nereye, simdi), son_hareket: simdi, ...degisen },
    async yaz(satir) {
      await saatleriIslet(db, satir, nereye, simdi);
      return degisti(ctx, satir, { eskiAtanan: kayit.AtananId, ...d });
    },
  });
}

/** A contact that this person sees, locked. */
export async function kilitli({ db, urunler, simdi }: Yapan, Id: number): Promise<GorusmeKarti> {
  const g = await q.kilitle(db, Id, urunler, simdi);
  if (g === null) throw kayitYok('Görüşme');
  return g;
}

/** The same as it was when the person read it. */
export async function degistirilecek(ctx: Yapan, { Id, Surum }: { Id: number; Surum: number }): Promise<GorusmeKarti> {
  const g = await kilitli(ctx, Id);
  if (g.Surum !== Surum) throw surumEski(g);
  return g;
}

/** Whether somebody may take a contact further that is another's: who gives them out. */
const benim = ({ ben }: Yapan, g: GorusmeKarti): boolean => g.AtananId === ben.Id || cagirani(ben).dagitir;

/** What is chosen that cannot be chosen; what the contact has already stays, retired or not. */
export async function secimHatasi(
  { db, urunler }: Yapan,
  g: GorusmeGirdisi,
  eski: GorusmeKarti | null,
): Promise<string | null> {
  if (g.ProjeId !== eski?.ProjeId && (await proje(db, g.ProjeId, urunler))?.Aktif !== 1)
    return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  const yok = await sunulmayan(db, urunler, GORUSME_ALANLARI, g, eski, g.ProjeId);
  if (yok !== null) return yok;
  return g.MusteriId === eski?.MusteriId || (await musteriGorunur(db, g.MusteriId, urunler))
    ? null
    : 'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.';
}

/** Why a contact of this product cannot be given to this person. */
export async function atamaHatasi({ db }: Yapan, atananId: number, projeId: number): Promise<string | null> {
  const calisan = (await calisanlar(db, projeId)).some((k) => k.Id === atananId);
  return calisan ? null : 'Seçtiğiniz kişi bu ürünle çalışmıyor. Görüşme, ürünle çalışan birine verilebilir.';
}

interface Verilen {
  readonly Id: number;
  readonly No: string;
  readonly ad: string;
}

/** Tells whom contacts were given to, of all of them at once; who takes them themselves knows. */
export async function atandigiBildir(ctx: Yapan, kisiId: number, bunlar: readonly Verilen[]): Promise<void> {
  const [ilk] = bunlar;
  if (ilk === undefined || kisiId === ctx.ben.Id) return;
  const [ne, yol] =
    bunlar.length === 1
      ? [`bir görüşme verildi: ${ilk.No} ${ilk.ad}`, `/islemler/musterigorusme/detay?id=${ilk.Id}`]
      : [`${bunlar.length} görüşme verildi`, '/islemler/musterigorusme/list?sekme=benim'];
  await bildir(ctx, GORUSME_ATAMASI, { kisiler: [kisiId], baslik: `Size ${ne}`, yol });
}

/** Writes a checked form over a locked contact. */
export async function duzelt(ctx: Yapan, g: GorusmeGirdisi, eski: GorusmeKarti) {
  const { db, ben, simdi } = ctx;
  if (!benim(ctx, eski) && eski.AcanId !== ben.Id) return red(BASKASININ);
  if (!gorusmeAcik(eski.DurumAnahtar)) return red(KAPANMIS);
  if (g.ProjeId !== eski.ProjeId && eski.AtananId !== null) {
    const hata = await atamaHatasi(ctx, eski.AtananId, g.ProjeId);
    if (hata !== null) return red('Görüşmenin sahibi yeni ürünle çalışmıyor; önce ürünle çalışan birine veriniz.');
  }
  await urunEkle(db, g.MusteriId, g.ProjeId);
  const satir = await q.degistir(db, eski.Id, {
    ...sutunlari(GORUSME_ALANLARI, g),
    oncelik_id: g.OncelikId,
    musteri_id: g.MusteriId,
    duzenleyen_id: ben.Id,
    duzenleme_zamani: simdi,
    son_hareket: simdi,
  });
  // Another priority is another promise; what was waited for stays waited for.
  await slaYenile(db, satir, simdi);
  return degisti(ctx, satir, { eylem: 'gorusmeKaydet', tur: 'duzenlendi' });
}

/** Takes a contact that is nobody's: of all who ask at once, one finds it so. */
export async function ustlen(ctx: Yapan, { Id }: { readonly Id: number }) {
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

/** Gives a contact to somebody. @param haberVer tells them; whoever gives several at once tells of all together */
export async function ata(
  ctx: Yapan,
  { AtananId, Aciklama, gordum, ...hangisi }: Istek<typeof gorusme.gorusmeAta>,
  haberVer: typeof atandigiBildir = atandigiBildir,
) {
  const { db, simdi } = ctx;
  const eski = await degistirilecek(ctx, hangisi);
  if (!gorusmeAcik(eski.DurumAnahtar)) return red(KAPANMIS);
  if (!benim(ctx, eski)) return red(BASKASININ);
  if (AtananId === eski.AtananId) return red(`Görüşme zaten ${eski.Atanan} üzerinde.`);
  const hata = await atamaHatasi(ctx, AtananId, eski.ProjeId);
  if (hata !== null) return red(hata);
  const yok = gordum.includes('yok') ? null : await yokUyarisi(ctx, AtananId);
  if (yok !== null) return yok;
  await haberVer(ctx, AtananId, [{ Id: eski.Id, No: eski.No, ad: eski.Baslik }]);
  const d = { eylem: 'gorusmeAta', tur: 'atandi', aciklama: Aciklama.trim(), eskiAtanan: eski.AtananId } as const;
  const degisen = { atanan_id: AtananId, son_hareket: simdi };
  if (eski.DurumAnahtar === 'yeni') return durumDegistir(ctx, eski, 'atandi', degisen, d);
  return degisti(ctx, await q.degistir(db, eski.Id, degisen), d);
}

/** Takes a contact to another state, with what that state wants to know. */
export async function durumGuncelle(
  ctx: Yapan,
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

/** Gives a contact another priority, and with it another promise. */
export async function oncelikVer(
  ctx: Yapan,
  { OncelikId, ...hangisi }: { Id: number; Surum: number; OncelikId: number },
) {
  const eski = await degistirilecek(ctx, hangisi);
  if (OncelikId === eski.OncelikId) return red(`Önceliği zaten ‘${eski.Oncelik}’.`);
  const g = { ...eski, OncelikId };
  const yanlis = await secimHatasi(ctx, g, eski);
  return yanlis === null ? duzelt(ctx, g, eski) : red(yanlis);
}

interface Soz {
  readonly Tur: 'not' | 'yanit';
  readonly Aciklama: string;
  /** Where an answer is sent; null: nowhere. */
  readonly Alici: string | null;
}

/** Writes a line into a locked contact: a note for the house, or an answer that the customer reads. */
export async function yaz(ctx: Yazan, g: GorusmeKarti, { Tur, Aciklama, Alici }: Soz) {
  const { db, ben, simdi } = ctx;
  const ilk = Tur === 'yanit' && g.IlkYanitZamani === null;
  await hareketYaz({ db, simdi, kisi: ben.Id }, GORUSME_HAREKETLERI, {
    id: g.Id,
    tur: Tur,
    aciklama: Aciklama,
    gorunurluk: Tur === 'yanit' ? 'musteri' : 'ic',
    ...(Alici !== null && { yeni: { Alici } }),
  });
  const satir = await q.yazildi(db, g.Id, simdi, ilk);
  if (ilk) {
    await slaOlayiYaz(db, g.Id, 'yanit', simdi);
    await slaYenile(db, satir, simdi);
  }
  if (Alici !== null) {
    const konusu = { nesne: 'gorusme', id: g.Id, no: g.No } as const;
    await postaYaz(db, { alici: Alici, konu: g.Baslik, metin: Aciklama, simdi, konusu });
  }
  await ctx.denetle({ eylem: 'gorusmeHareketKaydet', nesne: 'gorusme', nesneId: g.Id, yeni: { Tur, Alici } });
  ctx.yayinla({ tur: 'gorusme', kisiId: g.AtananId });
  return { durum: true as const, Id: g.Id, Surum: satir.surum };
}

/** A mail that belongs to a contact: what somebody wrote about it, or that what we wrote did not arrive. */
interface PostaSatiri {
  readonly id: number;
  readonly kim: string;
  readonly metin: string;
  readonly ulasmadi?: true;
}

/** Writes a mail into the history of a locked contact; what waited for the customer waits no longer. */
export async function postaGeldi(is: Islem, { id, kim, metin, ulasmadi }: PostaSatiri): Promise<void> {
  const { db, simdi } = is;
  const yapan = { db, simdi, kisi: null };
  const tur = ulasmadi ? 'ulasmadi' : 'gelen';
  const baslik = `${GORUSME_HAREKETLERI.turler[tur]}: ${kim}`;
  await hareketYaz(yapan, GORUSME_HAREKETLERI, { id, tur, baslik, aciklama: metin });
  const satir = await q.yazildi(db, id, simdi, false);
  is.yayinla({ tur: 'gorusme', kisiId: satir.atanan_id });
  if (ulasmadi || satir.durum !== 'musteri' || satir.atanan_id === null) return;
  // On behalf of whose it is.
  const cagiran = { Id: satir.atanan_id, dagitir: true };
  const kayit = { DurumAnahtar: satir.durum, AtananId: satir.atanan_id, YenidenAcilir: false };
  await gecir(db, GORUSME_SURECI, YER, {
    id,
    kayit,
    nereye: 'islemde',
    cagiran,
    degisen: zamanlari('islemde', simdi),
    async yaz(g) {
      await saatleriIslet(db, g, 'islemde', simdi);
      const yeni = { DurumAnahtar: g.durum, AtananId: g.atanan_id };
      await hareketYaz(yapan, GORUSME_HAREKETLERI, { id, tur: 'durum', baslik: 'Müşteri yanıtladı', yeni });
    },
  });
}
