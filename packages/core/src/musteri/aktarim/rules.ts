import { tabloAlanlari, turdekiler } from '../../platform/field/alanlar.ts';
import {
  tcKimlikHatasi,
  telefonAnasi,
  telefonParcalari,
  telefonSade,
  vknGecerli,
} from '../../platform/identity/kimlik.ts';
import { katla } from '../../platform/text/metin.ts';
import {
  EFATURA_SENARYOLARI,
  MUSTERI_ALANLARI,
  type MusteriAlanlari,
  MUSTERI_DURUMLARI,
  type MusteriTipi,
} from '../musteri/alanlar.ts';
import { MUSTERI_BASLIKLARI, NOTA_BASLIKLARI, YETKILI_BASLIKLARI } from './musteriBasliklari.ts';
import { BOS_MUSTERI, GERI_ALMA_GUNU, kurumAdiMi } from '../musteri/rules.ts';
import {
  basliklari,
  hucreYazisi,
  type OkunanTablo,
  type TabloBicimi,
  type TabloDuzeni,
  type TabloKaydi,
  type TabloSutunu,
  tabloOku,
  yalin,
} from '../../platform/sheet/tablo.ts';
import { tabloGunu } from '../../platform/sheet/tabloGunu.ts';
import { gunEkle, type Gun, istanbulGunu, type An } from '../../platform/time/tarih.ts';

/** Import of customers from a spreadsheet: the columns, the meaning of a line, and the order of the steps. */

/** Maximum number of lines in one request. */
export const YUKLEME_DILIMI = 500;

const { sutunlar, baskaAdlar } = tabloAlanlari(MUSTERI_ALANLARI);

export type MusteriSutunu = 'MusteriNo' | keyof MusteriAlanlari;
/** A line of the file. `NotEki` holds lines that are added to the existing notes. */
export type MusteriKaydi = TabloKaydi<MusteriSutunu | 'NotEki'>;
export const MUSTERI_SUTUNLARI: readonly TabloSutunu<MusteriSutunu>[] = [
  { alan: 'MusteriNo', baslik: 'Müşteri No' },
  ...sutunlar,
];

export const EN_COK_MUSTERI = 50_000;

/** A column may also hold a full name, or a number that is a tax number or a national id. */
export type MusteriTabloAlani = MusteriSutunu | 'NotEki' | 'AdSoyad' | 'KimlikNo';

const cepMi = (telefon: string): boolean => telefonAnasi(telefon).startsWith('05');

/** Layout of a table of customers for `tablo.ts`. */
export const MUSTERI_TABLOSU: TabloBicimi<MusteriTabloAlani> = {
  sutunlar: [
    ...MUSTERI_SUTUNLARI,
    { alan: 'AdSoyad', baslik: 'Ad Soyad / Müşteri Adı' },
    { alan: 'KimlikNo', baslik: 'VKN / TCKN' },
  ],
  baskaAdlar: { ...basliklari<MusteriTabloAlani>(MUSTERI_BASLIKLARI), ...baskaAdlar },
  gerekli: ['MusteriNo', 'Ad', 'Unvan', 'AdSoyad', 'TCKimlikNo', 'VKN', 'KimlikNo'],
  gerekliHatasi: 'İlk satırda ‘Ad’ ya da ‘Unvan’ başlığı bulunamadı. Boş şablonu indirip başlıkları karşılaştırınız.',
  gerekliSorusu: 'Müşterinin adının ya da unvanının hangi sütunda olduğu anlaşılamadı; o sütunu seçiniz.',
  enCok: EN_COK_MUSTERI,
  kayit: 'müşteri',
  notAlani: 'NotEki',
  notaGidenler: [...YETKILI_BASLIKLARI, ...NOTA_BASLIKLARI],
  tarihler: turdekiler(MUSTERI_ALANLARI, 'tarih'),
  telefonlar: ['Telefon', 'GSM'],
  cepMi,
};

/** Maps a line to the fields of a card: splits full names and sorts identity numbers into their fields. */
function kaydiAyir(k: TabloKaydi<MusteriTabloAlani>): MusteriKaydi {
  const { AdSoyad, KimlikNo, ...kayit } = k;
  const yeni: { -readonly [A in keyof MusteriKaydi]: MusteriKaydi[A] } = { ...kayit };
  const no = KimlikNo?.replace(/\s/g, '') ?? '';
  if (no !== '') {
    if (no.length === 11 && (yeni.TCKimlikNo ?? '') === '') yeni.TCKimlikNo = no;
    else if ((yeni.VKN ?? '') === '') yeni.VKN = no;
  }
  // The tax office uses the national id as the tax number of a sole trader.
  const vkn = kayitVkn(yeni) ?? '';
  if ((yeni.TCKimlikNo ?? '') === '' && tcKimlikHatasi(vkn) === null) [yeni.TCKimlikNo, yeni.VKN] = [vkn, ''];
  const [bir, iki, ...gerisi] = telefonParcalari(yeni.Telefon ?? '');
  if (bir !== undefined && iki !== undefined && gerisi.length === 0 && (yeni.GSM ?? '') === '')
    [yeni.Telefon, yeni.GSM] = cepMi(bir) && !cepMi(iki) ? [iki, bir] : [bir, iki];
  const ad = AdSoyad?.trim() ?? '';
  if (ad === '') return yeni;
  const kurumMu = () => {
    const tip = tipSozu(yeni.Tip ?? '');
    if (tip !== null) return tip === 2;
    const kisisi = (yeni.NotEki ?? '').split('\n').some((n) => YETKILI_BASLIKLARI.includes(yalin(n.split(':')[0]!)));
    return kurumAdiMi(ad) || kisisi || (yeni.VKN ?? '') !== '' || !ad.includes(' ');
  };
  // Next to a company title, the name is that of the contact person.
  if ((yeni.Unvan ?? '') !== '') yeni.NotEki = [yeni.NotEki ?? '', `Yetkili: ${ad}`].filter((n) => n !== '').join('\n');
  else if ((yeni.Ad ?? '') !== '' || (yeni.Soyad ?? '') !== '') yeni.Ad = (yeni.Ad ?? '') === '' ? ad : yeni.Ad;
  else if (kurumMu()) yeni.Unvan = ad;
  else {
    const son = ad.lastIndexOf(' ');
    yeni.Ad = ad.slice(0, son).trim();
    yeni.Soyad = ad.slice(son + 1);
  }
  return yeni;
}

/** Reads the lines of a customer table, by its headings or by the layout that a person chose. */
export function musteriTablosu(
  satirlar: readonly (readonly string[])[],
  duzen?: TabloDuzeni<MusteriTabloAlani>,
): OkunanTablo<MusteriSutunu | 'NotEki'> {
  const tablo = tabloOku(MUSTERI_TABLOSU, satirlar, duzen);
  return { ...tablo, kayitlar: tablo.kayitlar.map(kaydiAyir) };
}

// ——— the meaning of a line ———

/** Columns that name a row of a list. A district is looked up within its province. */
const SECIM_SUTUNLARI = turdekiler(MUSTERI_ALANLARI, 'secim').filter((alan) => alan !== 'IlceId');
export type SecimSutunu = (typeof SECIM_SUTUNLARI)[number];

/** Ids by folded name. Null: several rows have this name. */
export type Adlar = ReadonlyMap<string, number | null>;
export interface AktarimListeleri {
  readonly secimler: Readonly<Record<SecimSutunu, Adlar>>;
  /** Districts by province id. */
  readonly ilceler: ReadonlyMap<number, Adlar>;
  /** Products of the person who imports, by name and by code. */
  readonly urunler: Adlar;
}

export interface SatirHatasi {
  readonly alan: MusteriSutunu;
  readonly mesaj: string;
}

/** Identity numbers are read by functions of their own. */
const METINLER = turdekiler(MUSTERI_ALANLARI, 'metin').filter((alan) => alan !== 'TCKimlikNo' && alan !== 'VKN');
const ONDALIKLAR = turdekiler(MUSTERI_ALANLARI, 'ondalik');
const EVET_HAYIR: Readonly<Record<string, boolean | undefined>> = {
  evet: true,
  e: true,
  1: true,
  hayir: false,
  h: false,
  0: false,
};
const TARIHLER = turdekiler(MUSTERI_ALANLARI, 'tarih');

/** The heading of a column. */
export const sutunBasligi = (alan: MusteriSutunu): string => MUSTERI_SUTUNLARI.find((s) => s.alan === alan)!.baslik;
const dolu = (k: MusteriKaydi, alan: MusteriSutunu): string | undefined => hucreYazisi(k[alan] ?? '') || undefined;
const alinti = (s: string): string => `‘${Array.from(s).slice(0, 60).join('')}’`;

/** The national id of a line without blanks. A masked number from an exported file counts as empty. */
export function kayitTc(k: MusteriKaydi): string | undefined {
  const no = dolu(k, 'TCKimlikNo')?.replace(/\s/g, '');
  return no?.includes('*') ? undefined : no;
}

/** The tax number of a line. Leading zeros that a spreadsheet removed are restored if the number is then valid. */
export function kayitVkn(k: MusteriKaydi): string | undefined {
  const no = dolu(k, 'VKN')?.replace(/\s/g, '');
  const tam = no?.padStart(10, '0');
  return tam !== undefined && vknGecerli(tam) ? tam : no;
}

/** The customer number as `M000042`, also for `m42` and `42`. */
export function kayitNo(k: MusteriKaydi): string | undefined {
  const no = dolu(k, 'MusteriNo');
  const rakam = no === undefined ? undefined : /^[Mm]?0*(\d{1,10})$/.exec(no)?.[1];
  return rakam === undefined ? no : `M${rakam.padStart(6, '0')}`;
}

const TIP_SOZLERI: Readonly<Record<MusteriTipi, RegExp>> = {
  1: /^(?:1|gercek|gercek kisi|kisi|sahis|sahis firmasi|sahsi|birey|bireysel|bireysel musteri|ozel kisi|g|gk|hakiki sahis)$/,
  2: /^(?:2|kurum|kurumsal|kurumsal musteri|tuzel|tuzel kisi|tuzel kisilik|sirket|firma|isletme|ticari|kurulus|limited|ltd|ltd sti|anonim|as|anonim sirket|limited sirket|kamu|kamu kurumu|dernek|vakif|kooperatif|t|tk)$/,
};
/** The customer kind that an office word means. Null: the word is unknown. */
export function tipSozu(metin: string): MusteriTipi | null {
  const aranan = katla(metin)
    .replace(/\./g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return TIP_SOZLERI[1].test(aranan) ? 1 : TIP_SOZLERI[2].test(aranan) ? 2 : null;
}

function tipi(k: MusteriKaydi, eski: MusteriAlanlari | null): MusteriTipi | null {
  const metin = dolu(k, 'Tip');
  return metin === undefined
    ? (eski?.Tip ?? (dolu(k, 'Unvan') !== undefined && dolu(k, 'Ad') === undefined ? 2 : 1))
    : tipSozu(metin);
}

/**
 * Builds the form of a customer from a line. An empty cell changes nothing.
 * @param eski the existing customer, null for a new one
 * @param bugun today in Istanbul: a birthday with a two-digit year lies before it
 */
export function kaydiOku(
  k: MusteriKaydi,
  eski: MusteriAlanlari | null,
  listeler: AktarimListeleri,
  bugun?: Gun,
): { readonly form: MusteriAlanlari; readonly hatalar: readonly SatirHatasi[] } {
  const hatalar: SatirHatasi[] = [];
  const hata = (alan: MusteriSutunu, ne: string) => {
    hatalar.push({ alan, mesaj: `${sutunBasligi(alan)}: ${ne}` });
    return null;
  };
  const idsi = (alan: MusteriSutunu, ad: string, adlar: Adlar | undefined, nerede = 'listede'): number | null => {
    const id = adlar?.get(katla(ad));
    if (id === null) return hata(alan, `${alinti(ad)} adı ${nerede} birden çok.`);
    return id ?? hata(alan, `${alinti(ad)} ${nerede} yok.`);
  };
  const kart = { ...BOS_MUSTERI, ...eski };
  const metinler = METINLER.map((alan) => [alan, dolu(k, alan) ?? (kart[alan] || MUSTERI_ALANLARI[alan].bos)] as const);
  const form: MusteriAlanlari = { ...kart, ...Object.fromEntries(metinler) };
  // Existing notes stay. Importing the same file again adds nothing.
  const notlar = form.Notlar.split('\n');
  const ekler = (k.NotEki ?? '').split('\n').filter((n) => n.trim() !== '' && !notlar.includes(n));
  form.Notlar = [...(form.Notlar === '' ? [] : notlar), ...ekler].join('\n');
  form.TCKimlikNo = kayitTc(k) ?? form.TCKimlikNo;
  form.VKN = kayitVkn(k) ?? form.VKN;
  for (const alan of TARIHLER) {
    const metin = dolu(k, alan);
    if (metin !== undefined)
      // The error message does not repeat a birthday.
      form[alan] =
        tabloGunu(metin, bugun === undefined ? {} : { enGec: bugun })?.gun ??
        hata(alan, `${alan === 'DogumTarihi' ? '' : `${alinti(metin)} `}geçerli bir tarih değil (GG.AA.YYYY).`);
  }
  for (const alan of SECIM_SUTUNLARI) {
    const ad = dolu(k, alan);
    if (ad !== undefined) form[alan] = idsi(alan, ad, listeler.secimler[alan]);
  }
  const ilce = dolu(k, 'IlceId');
  if (ilce !== undefined)
    form.IlceId =
      form.IlId === null
        ? hata('IlceId', 'ilçenin ili bilinmiyor.')
        : idsi('IlceId', ilce, listeler.ilceler.get(form.IlId), 'bu ilde');
  else if (form.IlId !== (eski?.IlId ?? null)) form.IlceId = null;
  const durum = dolu(k, 'Durum');
  if (durum !== undefined) {
    const bilinen = MUSTERI_DURUMLARI.find((d) => katla(d) === katla(durum));
    if (bilinen) form.Durum = bilinen;
    else hata('Durum', `${alinti(durum)} bilinen bir durum değil (${MUSTERI_DURUMLARI.join(', ')}).`);
  }
  for (const alan of ONDALIKLAR) {
    const yazi = dolu(k, alan);
    if (yazi === undefined) continue;
    const sayi = /^-?\d{1,3}([.,]\d{1,15})?$/.test(yazi) ? Number(yazi.replace(',', '.')) : Number.NaN;
    const { enAz, enCok } = MUSTERI_ALANLARI[alan];
    form[alan] =
      sayi >= enAz && sayi <= enCok
        ? sayi
        : hata(alan, `${alinti(yazi)} ${enAz} ile ${enCok} arasında bir sayı değil.`);
  }
  const mukellef = dolu(k, 'EFaturaMukellef');
  if (mukellef !== undefined) {
    const deger = EVET_HAYIR[katla(mukellef)];
    if (deger === undefined) hata('EFaturaMukellef', `${alinti(mukellef)} anlaşılmadı; ‘Evet’ ya da ‘Hayır’ yazınız.`);
    else form.EFaturaMukellef = deger;
  }
  const senaryo = dolu(k, 'EFaturaSenaryo');
  if (senaryo !== undefined) {
    const bilinen = EFATURA_SENARYOLARI.find((s) => katla(s) === katla(senaryo));
    if (bilinen) form.EFaturaSenaryo = bilinen;
    else
      hata(
        'EFaturaSenaryo',
        `${alinti(senaryo)} bilinen bir senaryo değil (${EFATURA_SENARYOLARI.filter(Boolean).join(', ')}).`,
      );
  }
  const urunler = dolu(k, 'ProjeIdler');
  if (urunler !== undefined) {
    const adlar = urunler.split(/[,;]/).map((ad) => ad.trim());
    const idler = adlar.flatMap((ad) =>
      ad === '' ? [] : (idsi('ProjeIdler', ad, listeler.urunler, 'ürünleriniz arasında') ?? []),
    );
    form.ProjeIdler = [...new Set(idler)].toSorted((a, b) => a - b);
  }
  const tip = tipi(k, eski);
  if (tip === null) hata('Tip', `${alinti(dolu(k, 'Tip')!)} anlaşılmadı; ‘Gerçek kişi’ ya da ‘Kurum’ yazınız.`);
  else form.Tip = tip;
  return { form, hatalar };
}

/** Telephone numbers of a form in the bare form that customers are compared by. */
export const numaralari = (m: Pick<MusteriAlanlari, 'Telefon' | 'GSM'>): string[] => [
  ...new Set([m.Telefon, m.GSM].flatMap((t) => (t === null ? [] : telefonSade(t)))),
];

// ——— the steps ———

/** Expected or actual outcome of a line. */
export const SATIR_SONUCLARI = ['Yeni', 'Güncellenecek', 'Değişmeyecek', 'Mükerrer', 'Hatalı'] as const;
export type SatirSonucu = (typeof SATIR_SONUCLARI)[number];

/** Steps of an import: try, write, take back. */
export const AKTARIM_ISLEMLERI = ['dene', 'yaz', 'geriAl'] as const;
export type AktarimIslemi = (typeof AKTARIM_ISLEMLERI)[number];

/** State of the current step. `yarim`: the server stopped in the middle, and nothing of the step was kept. */
export const AKTARIM_DURUMLARI = ['yukleniyor', 'sirada', 'suruyor', 'yarim', 'bitti'] as const;
export type AktarimDurumu = (typeof AKTARIM_DURUMLARI)[number];

export interface AktarimHali {
  readonly Islem: AktarimIslemi;
  readonly Durum: AktarimDurumu;
  /** Time of the write step. */
  readonly YazmaZamani: string | null;
}

/** True if the step was already requested. A second request starts nothing. */
export const islemBasladi = (h: AktarimHali, islem: AktarimIslemi): boolean =>
  h.Islem === islem && h.Durum !== 'yukleniyor' && h.Durum !== 'yarim';

/** Reason to refuse a step now, or null. */
export function islemHatasi(h: AktarimHali, islem: AktarimIslemi, simdi: An): string | null {
  if (h.Durum === 'sirada' || h.Durum === 'suruyor') return 'Bu aktarım üzerinde çalışılıyor. Bitmesini bekleyiniz.';
  if (islem === 'dene') return h.Islem === 'dene' ? null : 'Bu aktarım yazılmış; yeniden denenemez.';
  if (islem === 'yaz') {
    const hazir = (h.Islem === 'dene' && h.Durum === 'bitti') || (h.Islem === 'yaz' && h.Durum === 'yarim');
    return hazir ? null : 'Önce dosyanın önizlemesi tamamlanmalıdır.';
  }
  const yazildi = (h.Islem === 'yaz' && h.Durum === 'bitti') || (h.Islem === 'geriAl' && h.Durum === 'yarim');
  if (!yazildi || h.YazmaZamani === null) return 'Yazılmamış bir aktarım geri alınamaz.';
  return istanbulGunu(simdi) > gunEkle(istanbulGunu(h.YazmaZamani), GERI_ALMA_GUNU)
    ? `Aktarım ${GERI_ALMA_GUNU} gün içinde geri alınabilir; süresi geçmiş.`
    : null;
}
