import type { HareketAlanlari, HareketTuru } from '@masabasi/core/hareket/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/rules';
import { gecisEngeli } from '@masabasi/core/surec';
import type { WebistekKarti } from '@masabasi/core/webistek/contract';
import {
  takipKoduYaz,
  WEBISTEK_DURUM_ADLARI,
  WEBISTEK_HAREKETLERI,
  WEBISTEK_SURECI,
  type WebistekDurumu,
} from '@masabasi/core/webistek/rules';
import type { Updateable } from 'kysely';
import type { Database } from '../db/schema.ts';
import { hareketYaz } from '../hareket/kayit.ts';
import type { Ben, UrunKapsami } from '../http/access.ts';
import { red, type Temel } from '../http/context.ts';
import { kayitYok } from '../http/errors.ts';
import { gecir } from '../surec.ts';
import * as q from './queries.ts';

type Yazan = Temel & { readonly ben: Ben };

export interface WebistekDegisikligi {
  /** What the audit calls it; null: another room's act, which it names itself. */
  readonly eylem: 'webistekUstlen' | 'webistekKaydet' | 'webistekYanitla' | 'webistekDurumGuncelle' | null;
  readonly tur: HareketTuru<typeof WEBISTEK_HAREKETLERI>;
  readonly baslik?: string;
  readonly aciklama?: string;
  /** Read by whoever asked, too. */
  readonly musteriye?: true;
  readonly yeni?: HareketAlanlari<typeof WEBISTEK_HAREKETLERI>;
}

/** Writes down what was done to a request. */
export async function degisti(
  ctx: Yazan,
  w: q.DegisenWebistek,
  { eylem, tur, baslik = WEBISTEK_HAREKETLERI.turler[tur], aciklama = '', musteriye, yeni = {} }: WebistekDegisikligi,
) {
  const { db, ben, simdi } = ctx;
  const kalan = { DurumAnahtar: w.durum, AtananId: w.atanan_id, MusteriId: w.musteri_id, ...yeni };
  await hareketYaz({ db, simdi, kisi: ben.Id }, WEBISTEK_HAREKETLERI, {
    id: w.id,
    tur,
    baslik,
    aciklama,
    gorunurluk: musteriye ? 'musteri' : 'ic',
    yeni: kalan,
  });
  if (eylem !== null) await ctx.denetle({ eylem, nesne: 'webistek', nesneId: w.id, yeni: kalan });
  ctx.yayinla({ tur: 'webistek' });
  return { durum: true as const, Id: w.id, Surum: w.surum };
}

const YER = { tablo: 'webistek', sutun: 'durum', surumlu: true } as const;

/** Takes a locked request to another state and writes it down. */
export const durumDegistir = (
  ctx: Yazan,
  kayit: WebistekKarti,
  nereye: WebistekDurumu,
  degisen: Updateable<Database['webistek']>,
  d: WebistekDegisikligi,
) =>
  gecir(ctx.db, WEBISTEK_SURECI, YER, {
    id: kayit.Id,
    kayit,
    nereye,
    cagiran: { Id: ctx.ben.Id },
    degisen,
    yaz: (satir) => degisti(ctx, satir, d),
  });

/** Why a request cannot go there; null: it can. */
export const engeli = (ctx: Yazan, w: WebistekKarti, nereye: WebistekDurumu): string | null =>
  gecisEngeli(WEBISTEK_SURECI, w, nereye, { Id: ctx.ben.Id }, (durum) => WEBISTEK_DURUM_ADLARI[durum]);

/** Where whoever asked reads what became of it; null: this installation has no address that people outside reach. */
export const takipAdresi = ({ config }: Pick<Temel, 'config'>, kod: string): string | null =>
  config.publicUrl === null ? null : `${config.publicUrl}/webistek/${kod}`;

/** What a mail to whoever asked ends with. */
export function mektupSonu(ctx: Pick<Temel, 'config'>, kod: string): string {
  const adres = takipAdresi(ctx, kod);
  return [
    `Takip kodunuz: ${takipKoduYaz(kod)}`,
    ...(adres === null ? [] : [`İsteğinizin durumuna bu adresten bakabilirsiniz: ${adres}`]),
  ].join('\n');
}

type Acan = Yazan & { readonly urunler: UrunKapsami };

/**
 * A request out of which a contact is about to be opened, locked; a sentence where it cannot be.
 * @throws 404 where the caller does not see it
 */
export async function aktarilacak(ctx: Acan, id: number): Promise<WebistekKarti | ReturnType<typeof red>> {
  const w = await q.kilitle(ctx.db, id, ctx.urunler);
  if (w === null) throw kayitYok('Web isteği');
  const engel = engeli(ctx, w, 'aktarildi');
  return engel === null ? w : red(engel);
}

/** Writes down that a contact was opened out of a request; its files hang on the contact, too. */
export async function aktarildi(
  ctx: Acan,
  w: WebistekKarti,
  g: { readonly Id: number; readonly No: string; readonly MusteriId: number },
): Promise<void> {
  const { db, ben, simdi } = ctx;
  await durumDegistir(
    ctx,
    w,
    'aktarildi',
    { musteri_id: g.MusteriId },
    {
      eylem: null,
      tur: 'aktarildi',
      aciklama: `${g.No} numaralı görüşme açıldı.`,
      yeni: { GorusmeId: g.Id },
    },
  );
  await q.dosyalariAktar(db, w.Id, g.Id);
  await hareketYaz({ db, simdi, kisi: ben.Id }, MUSTERI_HAREKETLERI, {
    id: g.MusteriId,
    tur: 'gorusme',
    baslik: `${w.No}: Web isteği`,
    aciklama: `${g.No} numaralı görüşmeye aktarıldı.`,
    projeId: w.ProjeId,
  });
}
