import type { GorusmeKarti } from '@masabasi/core/gorusme/contract';
import {
  GORUSME_HAREKETLERI,
  GORUSME_SURECI,
  type GorusmeCagirani,
  type GorusmeDurumu,
  gorusmeAcik,
  slaOlayi,
} from '@masabasi/core/gorusme/rules';
import type { HareketTuru } from '@masabasi/core/hareket/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/rules';
import { YETKI } from '@masabasi/core/yetki/rules';
import type { Updateable } from 'kysely';
import type { BildirenIs } from '../bildirim/kayit.ts';
import type { Db } from '../db/connect.ts';
import type { Database } from '../db/schema.ts';
import { hareketYaz } from '../hareket/kayit.ts';
import { postaYaz } from '../posta/queries.ts';
import { type Ben, yetkiVar } from '../http/access.ts';
import type { Temel } from '../http/context.ts';
import type { Islem } from '../http/transaction.ts';
import { gecir } from '../surec.ts';
import * as q from './queries.ts';
import { slaOlayiYaz, slaYenile } from '../sla/kayit.ts';
import { anmalariYaz, takibiAyir, takibiTasi, takipcilereBildir } from '../takip/kayit.ts';
import type { Anilan } from '../takip/queries.ts';

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
/** Those that whoever follows a contact is told of. */
const TAKIPCIYE = new Set<string>(['ustlenildi', 'atandi', 'durum', 'birlesti', 'ayrildi']);

type Yazan = Temel & { readonly ben: Ben };

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
  if (TAKIPCIYE.has(tur))
    await takipcilereBildir(ctx, g, {
      kim: ben.Id,
      baslik,
      metin: aciklama,
      bilen: tur === 'atandi' ? g.atanan_id : null,
    });
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

/** Makes a locked contact part of another one, which is locked too; what is said from now on is said there. */
export async function birlestir(ctx: Yazan, g: GorusmeKarti, hedef: GorusmeKarti) {
  const { db, ben, simdi } = ctx;
  await hareketYaz({ db, simdi, kisi: ben.Id }, GORUSME_HAREKETLERI, {
    id: hedef.Id,
    tur: 'birlesti',
    baslik: `${g.No} bu görüşmeyle birleştirildi`,
    aciklama: [g.Baslik, g.Aciklama === g.Baslik ? '' : g.Aciklama].filter(Boolean).join('\n'),
  });
  await q.degistir(db, hedef.Id, { son_hareket: simdi });
  await takibiTasi(db, g.Id, hedef.Id, simdi);
  if (hedef.AtananId !== g.AtananId) ctx.yayinla({ tur: 'gorusme', kisiId: hedef.AtananId });
  const degisen = { ust_id: hedef.Id, birlesme_oncesi: g.DurumAnahtar, birlestiren_id: ben.Id };
  return durumDegistir(ctx, g, 'birlesti', degisen, {
    eylem: 'gorusmeBirlestir',
    tur: 'birlesti',
    baslik: `${hedef.No} ile birleştirildi`,
  });
}

/** Parts a locked contact from the one that it was merged with: it goes on where it stood. */
export async function birlestirmeyiGeriAl(
  ctx: Yazan,
  g: GorusmeKarti,
  { Onceki, UstId }: { readonly Onceki: GorusmeDurumu; readonly UstId: number | null },
) {
  const { db, ben, simdi } = ctx;
  const bos = { ust_id: null, birlesme_oncesi: null, birlestiren_id: null };
  const satir = await q.degistir(db, g.Id, { ...bos, durum: Onceki, kapanis_zamani: null, son_hareket: simdi });
  // The clocks heard that it was over: they go on, or wait again.
  await slaOlayiYaz(db, g.Id, 'devam', simdi);
  if (slaOlayi(Onceki) === 'durdur') await slaOlayiYaz(db, g.Id, 'durdur', simdi);
  await slaYenile(db, satir, simdi);
  if (UstId !== null) {
    await takibiAyir(db, g.Id, UstId);
    const baslik = `${g.No} yeniden ayrıldı`;
    await hareketYaz({ db, simdi, kisi: ben.Id }, GORUSME_HAREKETLERI, { id: UstId, tur: 'ayrildi', baslik });
  }
  return degisti(ctx, satir, {
    eylem: 'gorusmeBirlestirGeriAl',
    tur: 'ayrildi',
    baslik: 'Birleştirme geri alındı',
  });
}

interface Soz {
  readonly Tur: 'not' | 'yanit';
  readonly Aciklama: string;
  /** Where an answer is sent; null: nowhere. */
  readonly Alici: string | null;
  /** Of a note: whom it calls. */
  readonly anilanlar: readonly Anilan[];
}

/** Writes a line into a locked contact: a note for the house, or an answer that the customer reads. */
export async function yaz(ctx: Yazan, g: GorusmeKarti, { Tur, Aciklama, Alici, anilanlar }: Soz) {
  const { db, ben, simdi } = ctx;
  const ilk = Tur === 'yanit' && g.IlkYanitZamani === null;
  await hareketYaz({ db, simdi, kisi: ben.Id }, GORUSME_HAREKETLERI, {
    id: g.Id,
    tur: Tur,
    aciklama: Aciklama,
    gorunurluk: Tur === 'yanit' ? 'musteri' : 'ic',
    ...(Alici !== null && { yeni: { Alici } }),
  });
  if (anilanlar.length > 0) await anmalariYaz(ctx, g, anilanlar, Aciklama);
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
  if (Tur === 'yanit')
    await takipcilereBildir(ctx, satir, {
      kim: ben.Id,
      baslik: GORUSME_HAREKETLERI.turler.yanit,
      metin: Aciklama,
      bilen: null,
    });
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
export async function postaGeldi(is: Islem & BildirenIs, { id, kim, metin, ulasmadi }: PostaSatiri): Promise<void> {
  const { db, simdi } = is;
  const yapan = { db, simdi, kisi: null };
  const tur = ulasmadi ? 'ulasmadi' : 'gelen';
  const baslik = `${GORUSME_HAREKETLERI.turler[tur]}: ${kim}`;
  await hareketYaz(yapan, GORUSME_HAREKETLERI, { id, tur, baslik, aciklama: metin });
  const satir = await q.yazildi(db, id, simdi, false);
  await takipcilereBildir(is, satir, { kim: null, baslik, metin, bilen: ulasmadi ? null : satir.atanan_id });
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
