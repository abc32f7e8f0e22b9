import type { GorusmeKarti } from '@masabasi/core/gorusme/satirlar';
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
import type { Db } from '../db/connect.ts';
import type { Database } from '../db/schema.ts';
import { hareketYaz } from '../hareket/kayit.ts';
import { type Ben, type UrunKapsami, yetkiVar } from '../http/access.ts';
import type { Temel } from '../http/context.ts';
import { slaOlayiYaz, slaYenile } from '../sla/kayit.ts';
import { gecir } from '../surec.ts';
import { takipcilereBildir } from '../takip/kayit.ts';
import type * as q from './queries.ts';

/** How a change of a contact is written down, and how it goes from state to state. */

/** What was done to a contact: it is written down in its history, in the customer's where it matters there, and in the audit. */
interface GorusmeDegisikligi {
  readonly eylem:
    | 'gorusmeKaydet'
    | 'gorusmeUstlen'
    | 'gorusmeAta'
    | 'gorusmeDurumGuncelle'
    | 'gorusmeBirlestir'
    | 'gorusmeBirlestirGeriAl';
  readonly tur: Exclude<
    HareketTuru<typeof GORUSME_HAREKETLERI>,
    'not' | 'yanit' | 'dosya' | 'gelen' | 'ulasmadi' | 'gecikti' | 'egitim' | 'demo'
  >;
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

export type Yazan = Temel & { readonly ben: Ben };
/** Who acts on contacts, of the products that are theirs. */
export type Yapan = Yazan & { readonly urunler: UrunKapsami };

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
      yeni: { KayitId: g.id },
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

export const YER = { tablo: 'gorusme', sutun: 'durum', surumlu: true } as const;

/** What a state brings with it: when it was solved, when it was closed. */
export const zamanlari = (nereye: GorusmeDurumu, simdi: Date): Updateable<Database['gorusme']> => {
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
