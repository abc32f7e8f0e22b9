import { randomBytes } from 'node:crypto';
import type { HareketTuru } from '@masabasi/core/platform/hareket/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { epostaGecerli } from '@masabasi/core/platform/identity/kimlik';
import { duzgun, kisalt, yazilan } from '@masabasi/core/platform/text/metin';
import type { WebistekKarti } from '@masabasi/core/masa/webistek/contract';
import {
  KOD_BAYTI,
  MEKTUP_SOZU,
  takipKodu,
  takipKoduYaz,
  WEBISTEK_DURUM_ADLARI,
  WEBISTEK_HAREKETLERI,
  WEBISTEK_SURECI,
  type WebistekDurumu,
} from '@masabasi/core/masa/webistek/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { type Author, type Change, hareketleriYaz, hareketYaz, writing } from '../../platform/hareket/api.ts';
import { red, type Temel, type Act, type ProductAct } from '../../platform/http/context.ts';
import type { Islem } from '../../platform/http/transaction.ts';
import { musterininkineYaz } from '../../musteri/musteri/api.ts';
import { postaYaz } from '../../platform/posta/api.ts';
import { moving } from '../../platform/process/surec.ts';
import * as q from './queries.ts';
import { found } from '../../platform/http/errors.ts';

interface WebistekDegisikligi extends Change<
  typeof WEBISTEK_HAREKETLERI,
  'webistekUstlen' | 'webistekKaydet' | 'webistekYanitla' | 'webistekDurumGuncelle' | null
> {
  /** The line is also visible to the requester. */
  readonly musteriye?: true;
}

/**
 * Title of the line in the customer's timeline. It leaves out the words of the request, which are destroyed with it.
 */
const musterideki = (durum: WebistekDurumu, tur: HareketTuru<typeof WEBISTEK_HAREKETLERI>): string | null => {
  if (tur === 'geldi' || tur === 'eslesti') return 'Web isteği geldi';
  if (tur === 'aktarildi') return 'Web isteği görüşmeye aktarıldı';
  if (tur === 'gelistirme') return 'Web isteği geliştirmeye aktarıldı';
  if (tur === 'yanit') return 'Web isteği yanıtlandı';
  return tur === 'durum' && durum === 'reddedildi' ? 'Web isteği reddedildi' : null;
};

async function musteriyeYaz(
  is: Author,
  w: Pick<q.DegisenWebistek, 'id' | 'no' | 'proje_id' | 'musteri_id' | 'durum'>,
  tur: HareketTuru<typeof WEBISTEK_HAREKETLERI>,
): Promise<void> {
  const ne = musterideki(w.durum, tur);
  if (ne === null) return;
  const satir = { tur: 'webistek', baslik: `${w.no}: ${ne}`, kayitId: w.id, projeId: w.proje_id } as const;
  await musterininkineYaz(is, w.musteri_id, satir);
}

/** Writes down an act on a request. */
export const degisti = writing<typeof WEBISTEK_HAREKETLERI, q.DegisenWebistek, WebistekDegisikligi, Act>({
  sozluk: WEBISTEK_HAREKETLERI,
  hal: (w) => ({ DurumAnahtar: w.durum, AtananId: w.atanan_id, MusteriId: w.musteri_id }),
  gorunurlugu: ({ musteriye }) => (musteriye ? 'musteri' : 'ic'),
  denetim: (_w, _d, yeni) => ({ yeni }),
  async sonra(ctx, w, { tur }) {
    await musteriyeYaz(ctx, w, tur);
    ctx.yayinla({ tur: 'webistek' });
  },
});

/** Takes a locked request to another state and writes it down. */
export const durumDegistir = moving({
  surec: WEBISTEK_SURECI,
  tablo: 'webistek',
  cagirani: (ctx: Act) => ({ Id: ctx.ben.Id }),
  yaz: degisti,
});

/** Reason to refuse this state for a request; null: it is allowed. */
export const engeli = (ctx: Act, w: WebistekKarti, nereye: WebistekDurumu): string | null =>
  gecisEngeli(WEBISTEK_SURECI, w, nereye, { Id: ctx.ben.Id }, (durum) => WEBISTEK_DURUM_ADLARI[durum]);

/** The page on which the requester follows the request; null: this installation has no public address. */
const takipAdresi = ({ config }: Pick<Temel, 'config'>, kod: string): string | null =>
  config.publicUrl === null ? null : `${config.publicUrl}/webistek/${kod}`;

/** The last lines of a mail to the requester. */
export function mektupSonu(ctx: Pick<Temel, 'config'>, kod: string): string {
  const adres = takipAdresi(ctx, kod);
  return [`${MEKTUP_SOZU.kod} ${takipKoduYaz(kod)}`, ...(adres === null ? [] : [`${MEKTUP_SOZU.adres} ${adres}`])].join(
    '\n',
  );
}

/**
 * A request that is about to become a ticket, locked; a sentence if it cannot.
 * @throws 404 if the caller does not see it
 */
export async function aktarilacak(ctx: ProductAct, id: number): Promise<WebistekKarti | ReturnType<typeof red>> {
  const w = found(await q.kilitle(ctx.db, id, ctx.urunler), 'Web isteği');
  const engel = engeli(ctx, w, 'aktarildi');
  return engel === null ? w : red(engel);
}

/** Writes down that a request became a ticket. Its files hang on the ticket, too. */
export async function aktarildi(
  ctx: ProductAct,
  w: WebistekKarti,
  g: { readonly Id: number; readonly No: string; readonly MusteriId: number },
): Promise<void> {
  const { db } = ctx;
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
}

/** A request was linked to an analysis: it moves on if its reviewer did so, otherwise it keeps its state. */
export async function gelistirmeyeGitti(
  ctx: ProductAct,
  id: number,
  a: { readonly Id: number; readonly No: string },
): Promise<void> {
  const w = await q.kilitle(ctx.db, id, ctx.urunler);
  if (w === null || engeli(ctx, w, 'gelistirme') !== null) return;
  await durumDegistir(
    ctx,
    w,
    'gelistirme',
    {},
    { eylem: null, tur: 'gelistirme', aciklama: `${a.No} numaralı analize bağlandı.`, yeni: { AnalizId: a.Id } },
  );
}

/** A request that became a ticket, with person and time. */
interface Aktarilan {
  readonly id: number;
  readonly no: string;
  readonly kisi: number;
  readonly zaman: Date;
  readonly proje: number;
  readonly gorusme: { readonly Id: number; readonly No: string; readonly MusteriId: number };
}

/** Writes the same for several requests in review, of the demo company. */
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
    bunlar.map(({ id, no, kisi, zaman, proje, gorusme: { MusteriId } }) => ({
      id: MusteriId,
      tur: 'webistek' as const,
      baslik: `${no}: ${musterideki('aktarildi', 'aktarildi')!}`,
      zaman,
      kisi,
      projeId: proje,
      yeni: { KayitId: id },
    })),
  );
}

/**
 * Thanks the requester. An address is thanked once an hour, so that nobody is flooded through us and two machines do
 * not thank each other for ever.
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
    metin: `Merhaba,\n\n${MEKTUP_SOZU.alindi}\n\n${mektupSonu(ctx, w.takip_kodu)}`,
    simdi,
    konusu: { nesne: 'webistek', id: w.id, no: w.no },
    otomatik: true,
  });
}

/** One text for a code that never was, for one that is too old, and for one whose request is settled. */

/** A request that comes by mail. */
export interface PostaIstegi {
  readonly adSoyad: string;
  /** Addresses for answers, the main one first. */
  readonly adresler: readonly string[];
  readonly gonderen: string;
  readonly konu: string;
  readonly aciklama: string;
  readonly kaynak: string;
  /** SHA-256 of the mail. */
  readonly ozet: Buffer;
  readonly spam: boolean;
  /** Addresses that are thanked. */
  readonly yanitlanacak: readonly string[];
  /** The mail itself, which its line links to. */
  readonly postaId: number;
}

type Kendiliginden = Islem & Pick<Temel, 'config'>;

/**
 * Keeps a request that came by mail. Its customer is found by the address, and a single product is chosen at once.
 * @returns null if this very mail became a request before: mails are forgotten sooner than their requests
 */
export async function postaylaIste(is: Kendiliginden, p: PostaIstegi): Promise<{ id: number; no: string } | null> {
  const { db, simdi } = is;
  const [eposta = '', ...digerleri] = p.adresler;
  const baskasi = p.gonderen !== eposta;
  const sahibi =
    (await q.adresinMusterisi(db, eposta)) ?? (baskasi ? await q.adresinMusterisi(db, p.gonderen) : undefined);
  const yeni = await q.ekle(db, {
    takip_kodu: takipKodu(randomBytes(KOD_BAYTI)),
    soru_ozeti: p.ozet,
    ad_soyad: kisalt(duzgun(yazilan(p.adSoyad)) || eposta, 119),
    kurum: '',
    musteri_no: '',
    telefon: '',
    eposta,
    gonderen: baskasi ? p.gonderen : '',
    diger_adresler: digerleri,
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
  await hareketYaz({ db, simdi, kisi: null }, WEBISTEK_HAREKETLERI, {
    id: yeni.id,
    tur: 'geldi',
    aciklama: p.kaynak,
    yeni: { PostaId: p.postaId },
  });
  await musteriyeYaz({ db, simdi, kisi: null }, yeni, 'geldi');
  for (const adres of p.yanitlanacak) if (epostaGecerli(adres)) await alindiYaz(is, yeni, adres, p.konu || undefined);
  is.yayinla({ tur: 'webistek' });
  return yeni;
}

/** Writes into a request's history that the requester was told of a version. */
export async function surumBildirildi(ctx: Act, id: number, aciklama: string): Promise<void> {
  await hareketYaz(ctx, WEBISTEK_HAREKETLERI, {
    id,
    tur: 'surum',
    baslik: WEBISTEK_HAREKETLERI.turler.surum,
    aciklama,
  });
  ctx.yayinla({ tur: 'webistek' });
}
