import { createHash } from 'node:crypto';
import {
  type Biz,
  EN_COK_POSTA_EKI,
  type GelenPostaTuru,
  gruptan,
  ilkBasliklar,
  konuIsareti,
  type PostaBilgisi,
  POSTADAN,
  type PostaKaynagi,
  postaKaynagi,
  SAATTE_EN_COK,
  sadeKonu,
  yanitAdresleri,
  yanitlanir,
} from '@masabasi/core/masa/gelenposta/rules';
import { yeniSozler } from '@masabasi/core/masa/gelenposta/alinti';
import { EN_COK_KAYIT_DOSYASI } from '@masabasi/core/platform/dosya/rules';
import { sorulur, uyariYazisi } from '@masabasi/core/platform/dosya/uyarilar';
import { alintiGizlisiz, bizimIletiler, epostaMi, GECIKIYOR, GERI_DONDU } from '@masabasi/core/platform/posta/rules';
import { boyutYaz, kisalt, yazilan } from '@masabasi/core/platform/text/metin';
import { bildir } from '../../platform/bildirim/api.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/connect.ts';
import { disaridanSigar, gelenDosyaHazirla, dosyaEkle, dosyaSayisi } from '../../platform/dosya/api.ts';
import { islemde, type Islem, SUNUCU } from '../../platform/http/transaction.ts';
import { konuImzasi, postaGeriDondu, postaKonusu, type PostaKonusu } from '../../platform/posta/api.ts';
import type { HazirDosya, RoomFace } from '../../room.ts';
import { takvimYaniti } from '../../is/toplanti/api.ts';
import { postaylaIste, adresiBilinir } from '../webistek/api.ts';
import { POSTA_YANITI } from './bildirim.ts';
import type { CozulmusPosta } from './inceleme.ts';
import * as q from './queries.ts';
import { teslimSonucu } from './teslim.ts';

/** The environment in which mails are kept. */
export interface PostaOrtami {
  readonly db: Db;
  readonly simdi: Date;
  readonly config: Config;
  readonly odalar: readonly RoomFace[];
  readonly biz: Biz;
}

/** A mail of the mailbox, parsed. */
export interface GelenPosta {
  readonly kutu: string;
  readonly uid: number;
  readonly ozet: Buffer;
  readonly posta: CozulmusPosta;
}

type Is = Islem & Pick<PostaOrtami, 'config' | 'odalar'>;

/** The room of a record with mails, which every kind of record has. */
const sahibi = ({ odalar }: Is, { nesne }: PostaKonusu) => odalar.flatMap((o) => o.postaSahipleri?.[nesne] ?? [])[0]!;

/**
 * Finds the record of a mail: by our mails that it answers, by other mails that it names, by the mark of its subject.
 */
async function konusuBul(db: Db, p: CozulmusPosta): Promise<PostaKonusu | null> {
  const bizim = p.basvurular.flatMap(bizimIletiler);
  const giden = bizim.length === 0 ? undefined : await postaKonusu(db, bizim);
  if (giden?.nesne != null && giden.nesne_id !== null) return { nesne: giden.nesne, id: giden.nesne_id };
  const gelen = p.basvurular.length === 0 ? null : await q.iletininYeri(db, p.basvurular);
  if (gelen !== null) return gelen;
  const isaret = konuIsareti(p.konu);
  return isaret !== null && (await konuImzasi(db, isaret)) === isaret.imza ? isaret : null;
}

/** File names that a sentence lists. */
const EN_COK_ANILAN = 20;
const EN_COK_ANILAN_AD = 80;

const anilan = (ad: string, ...bilgi: readonly string[]): string =>
  `${kisalt(yazilan(ad), EN_COK_ANILAN_AD)} (${bilgi.join('; ')})`;
/** A sentence about files: a single name stands behind it, several in lines of their own. */
function sozuyle(soz: string, adlar: readonly string[]): string[] {
  if (adlar.length <= 1) return adlar.map((ad) => `${soz}: ${ad}`);
  const kalan = adlar.length - EN_COK_ANILAN;
  return [`${soz}:`, ...adlar.slice(0, EN_COK_ANILAN), ...(kalan > 0 ? [`${kalan} dosya daha`] : [])].map((satir, i) =>
    i === 0 ? satir : `- ${satir}`,
  );
}
const ozeti = (veri: Uint8Array): string => `SHA-256 ${createHash('sha256').update(veri).digest('hex')}`;

const YER_YOK = 'dosyalara ayrılan yer doldu; aslı posta kutusunda duruyor';

/** The files of a mail that are kept, and the notes about the others and about dangerous ones. */
async function ekleriHazirla(
  o: Pick<PostaOrtami, 'db' | 'config' | 'simdi'>,
  { ekler, fazlaEkler }: CozulmusPosta,
): Promise<{ readonly dosyalar: readonly HazirDosya[]; readonly not: string }> {
  const dosyalar: HazirDosya[] = [];
  const alinmayan: string[] = [];
  const supheli: string[] = [];
  const kapali: string[] = [];
  const boyut = ekler.reduce((toplam, { veri }) => toplam + veri.length, 0);
  const sigar = boyut === 0 || (await disaridanSigar(o, boyut));
  for (const { ad, veri } of ekler) {
    const d = sigar ? await gelenDosyaHazirla({ ad, veri: Buffer.from(veri) }, o) : YER_YOK;
    if (typeof d === 'string') {
      alinmayan.push(anilan(ad, d, boyutYaz(veri.length), ...(veri.length === 0 ? [] : [ozeti(veri)])));
      continue;
    }
    dosyalar.push(d);
    if (d.uyari == null) continue;
    if (sorulur(d.uyari)) supheli.push(anilan(d.ad, uyariYazisi(d.uyari), boyutYaz(veri.length), ozeti(veri)));
    else kapali.push(anilan(d.ad, uyariYazisi(d.uyari)));
  }
  const sozler = [
    ...sozuyle('Açmadan önce dikkat edilecek ekler', supheli),
    ...sozuyle('Ekler hakkında', kapali),
    ...sozuyle('Alınmayan ekler', alinmayan),
    ...sozuyle(
      `Bir e-postadan en çok ${EN_COK_POSTA_EKI} ek alınır; kalanlar posta kutusundaki asıl iletide duruyor`,
      fazlaEkler,
    ),
  ];
  return { dosyalar, not: sozler.join('\n') };
}

/** The words of a mail and of its attached mails. */
const tumMetin = ({ metin, ekliMetin }: CozulmusPosta): string => [metin, ekliMetin].filter(Boolean).join('\n\n');

/** A digest that is equal for two copies of one mail, independent of the way they took. */
const icerikOzeti = (p: CozulmusPosta): Buffer => {
  const tarih = p.basliklar.find(([ad]) => ad === 'date')?.[1] ?? '';
  const ekler = p.ekler.map(({ ad, veri }) => [ad, createHash('sha256').update(veri).digest('hex')]);
  return createHash('sha256')
    .update(JSON.stringify([tarih, p.konu, tumMetin(p), ekler]))
    .digest();
};

interface Islenen extends GelenPosta {
  /** Its row in the database. */
  readonly id: number;
  /** Addresses for answers; empty: the sender's. */
  readonly yanit: readonly string[];
  readonly dosyalar: readonly HazirDosya[];
  /** The note about files that are not kept. */
  readonly not: string;
}
/** Kept length of the text beside the answer to an invitation. */
const EN_COK_YANIT_SOZU = 500;

interface Sonuc {
  readonly tur: GelenPostaTuru;
  readonly yer: PostaKonusu | null;
}

/** The words of a mail and the note about its files. The note stands first if a quotation may end the words. */
function sozu(metin: string, { posta, not }: Islenen, notBasta: boolean): string {
  const { ekler, ekliMetin } = posta;
  const soz = metin || (ekliMetin !== '' ? '' : ekler.length > 0 ? '(Yalnız ek gönderilmiş.)' : '(Metin yok.)');
  return (notBasta ? [not, ekliMetin, soz] : [soz, ekliMetin, not]).filter(Boolean).join('\n\n');
}

/** Adds a note about files for which the record has no room. */
async function sigmayani(is: Is, g: Islenen, yer: q.PostaYeri): Promise<Islenen> {
  const kalan = g.dosyalar.slice((await sigan(is, g.dosyalar, yer)).length);
  const adlar = kalan.map((d) => anilan(d.ad, boyutYaz(d.asil.veri.length)));
  const soz = `Bir kayda en çok ${EN_COK_KAYIT_DOSYASI} dosya eklenir; sığmayan ekler posta kutusundaki asıl iletide duruyor`;
  return { ...g, not: [g.not, ...sozuyle(soz, adlar)].filter(Boolean).join('\n') };
}

/** Adds a line to the history of its record, and tells the people who work on it. */
async function konuyaEkle(is: Is, gelen: Islenen, yer: q.PostaYeri): Promise<void> {
  const g = await sigmayani(is, gelen, yer);
  const { posta } = g;
  const kim = posta.gonderenAdi || posta.gonderen;
  const yeni = yeniSozler(posta.metin, { konu: posta.konu });
  const satir = {
    id: yer.id,
    kim: `${kim} <${posta.gonderen}>${g.yanit.length === 0 ? '' : `, yanıt adresi: ${g.yanit.join(', ')}`}`,
    metin: sozu(posta.metin, g, true),
    ozet: sozu(yeni, g, false),
    postaId: g.id,
  };
  const oda = sahibi(is, yer);
  await oda.postaGeldi(is, satir);
  if (yer.atananId !== null)
    await bildir(is, POSTA_YANITI, {
      kisiler: [yer.atananId],
      baslik: `${yer.no}: ${kisalt(kim, 60)} e-posta yazdı`,
      metin: kisalt(satir.ozet, 200),
      yol: oda.yol(yer.id),
    });
}

/** Handles a mail that a person wrote, or that went to many. */
async function isteKat(is: Is, g: Islenen, kaynak: PostaKaynagi, bilgi: PostaBilgisi): Promise<Sonuc> {
  const { db, simdi } = is;
  const { posta } = g;
  const konu = await konusuBul(db, posta);
  const yer = konu && (await q.postaYeri(db, konu));
  if (yer?.acik) {
    await konuyaEkle(is, g, yer);
    return { tur: 'yanit', yer };
  }
  const saatOnce = new Date(simdi.getTime() - 3_600_000);
  const cok = (await q.gelenSayisi(db, posta.gonderen, saatOnce)) > SAATTE_EN_COK;
  const adresler = g.yanit.length === 0 ? [posta.gonderen] : g.yanit;
  // Some customers write through a group, which hides the sender.
  const yazanlar = [posta.gonderen, ...adresler, ...posta.asilGonderenler].filter((a) => a !== '');
  const toplu = kaynak === 'toplu' && !(gruptan(bilgi) && (await adresiBilinir(db, yazanlar)));
  const spam = toplu || cok;
  const baslik = sadeKonu(posta.konu);
  const adi = posta.yanitIcin.find((a) => a.adres === adresler[0])?.ad;
  const w = await postaylaIste(is, {
    adSoyad: adi || posta.gonderenAdi,
    adresler,
    gonderen: posta.gonderen,
    konu: baslik,
    aciklama: [baslik, sozu(posta.metin, g, yer !== null)].filter(Boolean).join('\n\n'),
    kaynak: yer ? `${POSTADAN} (${yer.no} üzerine)` : POSTADAN,
    ozet: g.ozet,
    spam,
    yanitlanacak: spam ? [] : adresler.filter((gonderen) => yanitlanir({ ...bilgi, gonderen })),
    postaId: g.id,
  });
  return w === null
    ? { tur: 'kopya', yer: null }
    : { tur: spam ? 'spam' : 'yeni', yer: { nesne: 'webistek', id: w.id } };
}

/** Handles a report about a mail of ours: the record of this mail says that it failed or is late. */
async function geriDondu(is: Is, g: Islenen): Promise<Sonuc> {
  const giden = g.posta.bizimkiler.length === 0 ? undefined : await postaKonusu(is.db, g.posta.bizimkiler);
  const sonuc = teslimSonucu(g.posta.raporlar, giden?.alici ?? null, g.posta.konu);
  const tur = sonuc === 'ulasmadi' ? 'geri' : 'teslim';
  if (giden === undefined) return { tur, yer: null };
  const neden = `${sonuc === 'ulasmadi' ? GERI_DONDU : GECIKIYOR}: ${kisalt(sadeKonu(g.posta.konu), 200)}`;
  if (sonuc === 'ulasmadi') {
    await postaGeriDondu(is.db, giden.id, neden);
    is.yayinla({ tur: 'posta' });
  }
  if (giden.nesne === null || giden.nesne_id === null) return { tur, yer: null };
  const yer = { nesne: giden.nesne, id: giden.nesne_id };
  if (sonuc === 'ulasti') return { tur, yer };
  const ne = sonuc === 'ulasmadi' ? ({ ulasmadi: true } as const) : ({ gecikti: true } as const);
  const satir = { id: yer.id, kim: giden.alici, metin: neden, ...ne };
  await sahibi(is, yer).postaGeldi(is, satir);
  return { tur, yer };
}

/** True if a mail is an answer to an invitation, which is then taken. */
async function takvimdenYanit(is: Is, { gonderen, takvimYanitlari, metin }: CozulmusPosta): Promise<boolean> {
  let alindi = false;
  const mektup = kisalt(yeniSozler(metin, { konu: '' }), EN_COK_YANIT_SOZU);
  for (const y of takvimYanitlari) alindi = (await takvimYaniti(is, gonderen, { ...y, mektup })) !== null || alindi;
  return alindi;
}

async function sonucu(is: Is, g: Islenen, biz: Biz): Promise<Sonuc> {
  const { posta } = g;
  const bilgi = { basliklar: ilkBasliklar(posta.basliklar), gonderen: posta.gonderen, konu: posta.konu };
  const kaynak = postaKaynagi(bilgi, biz);
  if (kaynak === 'geri') return geriDondu(is, g);
  // A calendar's answer may be marked as automatic. It counts for the invited person.
  if (kaynak !== 'dongu' && (await takvimdenYanit(is, posta))) return { tur: 'takvim', yer: null };
  // An absence notice notifies nobody. It is kept for the administrator, beside the mail that it answers.
  if (kaynak === 'otomatik') return { tur: kaynak, yer: await konusuBul(is.db, posta) };
  if (kaynak === 'dongu' || kaynak === 'okunamaz' || !epostaMi(posta.gonderen))
    return { tur: kaynak === 'dongu' ? kaynak : 'okunamaz', yer: null };
  if (await q.gelmis(is.db, g.id, { ...posta, metin: tumMetin(posta), icerik: icerikOzeti(posta) }))
    return { tur: 'kopya', yer: null };
  return isteKat(is, g, kaynak, bilgi);
}

/** The files of a mail for which its record has room. */
const sigan = async (is: Is, dosyalar: readonly HazirDosya[], yer: PostaKonusu): Promise<readonly HazirDosya[]> =>
  dosyalar.slice(0, Math.max(0, EN_COK_KAYIT_DOSYASI - (await dosyaSayisi(is.db, yer))));

async function dosyalariEkle(is: Is, { dosyalar }: Islenen, yer: PostaKonusu): Promise<void> {
  const alinan = await sigan(is, dosyalar, yer);
  if (alinan.length === 0) return;
  await dosyaEkle(is.db, yer, alinan, null, is.simdi);
  is.yayinla({ tur: 'dosya' });
}

/**
 * Keeps a mail and acts on it in one transaction with the position in the mailbox. Killed at any step, the mail counts
 * as unread; read a second time, it is already there.
 */
export async function postayiIsle(o: PostaOrtami, g: GelenPosta): Promise<GelenPostaTuru | null> {
  const ekler = await ekleriHazirla(o, g.posta);
  const posta = { ...g.posta, metin: alintiGizlisiz(g.posta.metin, o.config.publicUrl) };
  const yanit = yanitAdresleri(
    posta.yanitIcin.map((a) => a.adres),
    posta.gonderen,
    o.biz,
  );
  return islemde({ db: o.db, simdi: o.simdi, istek: SUNUCU, kisiId: null }, async (islem) => {
    const is = { ...islem, config: o.config, odalar: o.odalar };
    await q.ilerle(is.db, g.kutu, g.uid);
    const yeni = await q.ekle(is.db, {
      ozet: g.ozet,
      icerik_ozeti: icerikOzeti(posta),
      ileti: posta.ileti,
      gonderen: posta.gonderen,
      gonderen_adi: posta.gonderenAdi,
      konu: posta.konu,
      metin: tumMetin(posta),
      yanit_adresleri: yanit,
      tur: 'okunamaz',
      nesne: null,
      nesne_id: null,
      zaman: o.simdi,
    });
    if (yeni === undefined) return null;
    const islenen = { ...g, ...ekler, posta, id: yeni.id, yanit };
    const { tur, yer } = await sonucu(is, islenen, o.biz);
    await q.degistir(is.db, yeni.id, { tur, nesne: yer?.nesne ?? null, nesne_id: yer?.id ?? null });
    if (yer !== null && (tur === 'yeni' || tur === 'yanit' || tur === 'spam')) await dosyalariEkle(is, islenen, yer);
    await is.denetle({ eylem: 'postaGeldi', nesne: 'gelenPosta', nesneId: yeni.id, yeni: { tur } });
    is.yayinla({ tur: 'gelenposta' });
    return tur;
  });
}
