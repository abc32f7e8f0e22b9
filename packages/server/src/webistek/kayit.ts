import { randomBytes } from 'node:crypto';
import { yuklemeReddi } from '@masabasi/core/dosya/rules';
import type { HareketAlanlari, HareketTuru } from '@masabasi/core/hareket/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/rules';
import { gecisEngeli } from '@masabasi/core/surec';
import type { WebistekKarti } from '@masabasi/core/webistek/contract';
import { epostaGecerli } from '@masabasi/core/kimlik';
import { duzgun, kisalt, yazilan } from '@masabasi/core/metin';
import {
  EN_COK_EK,
  KOD_BAYTI,
  takipKodu,
  takipKoduOku,
  takipKoduYaz,
  WEBISTEK_DURUM_ADLARI,
  WEBISTEK_HAREKETLERI,
  WEBISTEK_SURECI,
  type WebistekDurumu,
} from '@masabasi/core/webistek/rules';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { Database } from '../db/schema.ts';
import { baytlari, disaridanSigar } from '../dosya/kayit.ts';
import { dosyaEkle } from '../dosya/queries.ts';
import { bildir } from '../bildirim/kayit.ts';
import { hareketleriYaz, hareketYaz } from '../hareket/kayit.ts';
import type { Ben, UrunKapsami } from '../http/access.ts';
import { red, type Temel } from '../http/context.ts';
import { kayitYok } from '../http/errors.ts';
import type { Islem } from '../http/transaction.ts';
import type { DuyuranIs, HazirDosya, UlasmayanPosta } from '../room.ts';
import { POSTA_ULASMADI } from '../posta/bildirim.ts';
import { postaYaz, type YeniPosta } from '../posta/queries.ts';
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
  /** The mail to whoever asked, of which the line then says what became of it. */
  readonly posta?: Pick<YeniPosta, 'alici' | 'konu' | 'metin'>;
}

/** Writes down what was done to a request. */
export async function degisti(
  ctx: Yazan,
  w: q.DegisenWebistek,
  {
    eylem,
    tur,
    baslik = WEBISTEK_HAREKETLERI.turler[tur],
    aciklama = '',
    musteriye,
    yeni = {},
    posta,
  }: WebistekDegisikligi,
) {
  const { db, ben, simdi } = ctx;
  const kalan = { DurumAnahtar: w.durum, AtananId: w.atanan_id, MusteriId: w.musteri_id, ...yeni };
  const hareketId = await hareketYaz({ db, simdi, kisi: ben.Id }, WEBISTEK_HAREKETLERI, {
    id: w.id,
    tur,
    baslik,
    aciklama,
    gorunurluk: musteriye ? 'musteri' : 'ic',
    yeni: kalan,
  });
  if (posta) await postaYaz(db, { ...posta, simdi, hareketId, konusu: { nesne: 'webistek', id: w.id, no: w.no } });
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

/** How the customer's timeline says that a contact was opened out of a request. */
const musteridekiAktarma = (istek: string, gorusme: string) =>
  ({
    tur: 'gorusme',
    baslik: `${istek}: Web isteği`,
    aciklama: `${gorusme} numaralı görüşmeye aktarıldı.`,
  }) as const;

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
    ...musteridekiAktarma(w.No, g.No),
    id: g.MusteriId,
    projeId: w.ProjeId ?? undefined,
  });
}

/** A request out of which a contact was opened, by whom and when. */
interface Aktarilan {
  readonly id: number;
  readonly no: string;
  readonly kisi: number;
  readonly zaman: Date;
  readonly proje: number;
  readonly gorusme: { readonly Id: number; readonly No: string; readonly MusteriId: number };
}

/** Writes the same of several requests that somebody looks into, of the demo company. */
export async function aktarildilar(db: Db, bunlar: readonly Aktarilan[]): Promise<void> {
  if (bunlar.length === 0) return;
  await sql`update webistek set durum = 'aktarildi', surum = surum + 1
    where id = any(${bunlar.map((w) => w.id)}::int[]) and durum = 'incelemede'`.execute(db);
  await hareketleriYaz(
    db,
    WEBISTEK_HAREKETLERI,
    bunlar.map(({ id, kisi, zaman, gorusme: { Id, No, MusteriId } }) => ({
      id,
      tur: 'aktarildi' as const,
      baslik: WEBISTEK_HAREKETLERI.turler.aktarildi,
      aciklama: `${No} numaralı görüşme açıldı.`,
      zaman,
      kisi,
      yeni: { DurumAnahtar: 'aktarildi' as const, AtananId: kisi, MusteriId, GorusmeId: Id },
    })),
  );
  await hareketleriYaz(
    db,
    MUSTERI_HAREKETLERI,
    bunlar.map(({ no, kisi, zaman, proje, gorusme: { No, MusteriId } }) => ({
      ...musteridekiAktarma(no, No),
      id: MusteriId,
      zaman,
      kisi,
      projeId: proje,
    })),
  );
}

/**
 * Tells whoever asked that it came; an address hears of one an hour, so that nobody is flooded through us and two machines
 * do not thank each other for ever.
 */
export async function alindiYaz(
  ctx: Pick<Temel, 'db' | 'simdi' | 'config'>,
  w: { readonly id: number; readonly no: string; readonly takip_kodu: string },
  eposta: string,
  konu = 'İsteğinizi aldık',
): Promise<void> {
  const { db, simdi } = ctx;
  if (eposta === '' || (await q.yeniYazildi(db, eposta, w.id, simdi))) return;
  await postaYaz(db, {
    alici: eposta,
    konu,
    metin: `Merhaba,\n\nİsteğiniz bize ulaştı; en kısa sürede ilgileneceğiz.\n\n${mektupSonu(ctx, w.takip_kodu)}`,
    simdi,
    konusu: { nesne: 'webistek', id: w.id, no: w.no },
    otomatik: true,
  });
}

/** Said of a code that never was, of one that is too old, and of one whose request is settled. */
const EK_ALINMAZ =
  'Bu istek için dosya alınmıyor. Dosyalar, istek gönderildikten sonra bir saat içinde ve istek sonuçlanmadan eklenir.';
const EK_DOLU = `Bir isteğe en çok ${EN_COK_EK} dosya eklenir.`;
const EK_SIGMAZ = 'Şu anda dosya alamıyoruz; isteğiniz ise bize ulaştı.';

type EkCagrisi = Pick<Temel, 'db' | 'simdi' | 'config'>;
const ekAlan = async ({ db, simdi }: EkCagrisi, gelenKod: string, kilitli: boolean): Promise<number | null> => {
  const kod = takipKoduOku(gelenKod);
  return kod === null ? null : q.ekAlan(db, kod, simdi, kilitli);
};

/** Why nothing is read of a file that comes from outside under a code; null: it is. */
export async function ekEngeli(ctx: EkCagrisi, kod: string): Promise<string | null> {
  if ((await ekAlan(ctx, kod, false)) === null) return EK_ALINMAZ;
  return (await disaridanSigar(ctx, 1)) ? null : EK_SIGMAZ;
}

type EkGonderen = EkCagrisi & Pick<Temel, 'denetle' | 'yayinla'> & { readonly dosyalar: readonly HazirDosya[] };

/** Keeps a file that came from outside on the request of a code; the same once more is the one that is there. */
export async function ekGonder(ctx: EkGonderen, kod: string) {
  const { db, simdi, dosyalar } = ctx;
  const [dosya] = dosyalar;
  if (dosya === undefined) return yuklemeReddi('Dosya seçiniz.');
  // Of all that come at once each waits for the one before: no eleventh slips in.
  const id = await ekAlan(ctx, kod, true);
  if (id === null) return yuklemeReddi(EK_ALINMAZ);
  const gelenler = await q.disaridanGelenler(db, id);
  const Kalan = Math.max(0, EN_COK_EK - gelenler.length);
  if (gelenler.some((d) => d.ad === dosya.ad && d.ozet.equals(dosya.asil.ozet))) return { durum: true as const, Kalan };
  if (Kalan === 0) return yuklemeReddi(EK_DOLU);
  if (!(await disaridanSigar(ctx, baytlari([dosya])))) return yuklemeReddi(EK_SIGMAZ);
  const [eklenen] = await dosyaEkle(db, { nesne: 'webistek', id }, [dosya], null, simdi);
  const satir = { id, tur: 'dosya', baslik: 'İsteyen dosya ekledi', aciklama: dosya.ad } as const;
  await hareketYaz({ db, simdi, kisi: null }, WEBISTEK_HAREKETLERI, satir);
  await ctx.denetle({ eylem: 'dosyaKaydet', nesne: 'dosya', nesneId: eklenen!.Id, yeni: { Ad: dosya.ad } });
  ctx.yayinla({ tur: 'dosya' });
  ctx.yayinla({ tur: 'webistek' });
  return { durum: true as const, Kalan: Kalan - 1 };
}

/** What somebody asks for by mail. */
export interface PostaIstegi {
  readonly adSoyad: string;
  readonly eposta: string;
  readonly konu: string;
  readonly aciklama: string;
  readonly kaynak: string;
  /** SHA-256 of the mail. */
  readonly ozet: Buffer;
  readonly spam: boolean;
  /** Whether they are told that it came. */
  readonly yanitla: boolean;
}

type Kendiliginden = Islem & Pick<Temel, 'config'>;

/**
 * Keeps what was asked for by mail; whose address it is, and with one product only, is found at once.
 * @returns null where this very mail became a request before: mails are forgotten sooner than what they asked for
 */
export async function postaylaIste(is: Kendiliginden, p: PostaIstegi): Promise<{ id: number; no: string } | null> {
  const { db, simdi } = is;
  const sahibi = await q.adresinMusterisi(db, p.eposta);
  const yeni = await q.ekle(db, {
    takip_kodu: takipKodu(randomBytes(KOD_BAYTI)),
    soru_ozeti: p.ozet,
    ad_soyad: kisalt(duzgun(yazilan(p.adSoyad)) || p.eposta, 119),
    kurum: '',
    musteri_no: '',
    telefon: '',
    eposta: p.eposta,
    proje_id: sahibi?.urunler.length === 1 ? sahibi.urunler[0]! : null,
    aciklama: p.aciklama,
    kaynak: p.kaynak,
    durum: p.spam ? 'spam' : WEBISTEK_SURECI.ilk,
    musteri_id: sahibi?.id ?? null,
    atanan_id: null,
    red_neden: null,
    asil_id: null,
    zaman: simdi,
  });
  if (yeni === undefined) return null;
  await hareketYaz({ db, simdi, kisi: null }, WEBISTEK_HAREKETLERI, { id: yeni.id, tur: 'geldi', aciklama: p.kaynak });
  if (p.yanitla && epostaGecerli(p.eposta)) await alindiYaz(is, yeni, p.eposta, p.konu || undefined);
  is.yayinla({ tur: 'webistek' });
  return yeni;
}

/** A mail that belongs to a record: what somebody wrote about it, or that what we wrote did not arrive. */
export interface PostaSatiri extends UlasmayanPosta {
  readonly ulasmadi?: true;
}

/** Writes a mail into the history of a locked request; whoever looks into it is told of what did not arrive. */
export async function postaGeldi(is: DuyuranIs, { id, kim, metin, ulasmadi }: PostaSatiri): Promise<void> {
  const { db, simdi } = is;
  const tur = ulasmadi ? 'ulasmadi' : 'gelen';
  const baslik = `${WEBISTEK_HAREKETLERI.turler[tur]}: ${kim}`;
  await hareketYaz({ db, simdi, kisi: null }, WEBISTEK_HAREKETLERI, { id, tur, baslik, aciklama: metin });
  is.yayinla({ tur: 'webistek' });
  const bakan = ulasmadi && (await q.bakan(db, id));
  if (bakan)
    await bildir(is, POSTA_ULASMADI, {
      kisiler: [bakan.kisi],
      baslik: `${bakan.no}: ${baslik}`,
      metin: kisalt(metin, 200),
      yol: `/islemler/musterigorusme/webistek?sekme=hepsi&istek=${id}`,
    });
}
