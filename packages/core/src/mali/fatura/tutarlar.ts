import type { BelgeIskontosu, BelgeVergisi, FaturaBelgesi } from './belge.ts';
import { kdvTutarKontrolleri, ozelMatrahli } from './kdv.ts';
import { deger, fark, KURUS, sayiOku, topla, tutarYaz } from './sayi.ts';
import { vergisiAlinmaz } from './senaryolar.ts';
import { tevkifatTutarKontrolleri } from './tevkifatTutarlari.ts';

type De = (Kural: string, Cumle: string) => void;

const BELGE_TUTARI = /^\d{1,15}(?:\.\d{1,2})?$/;
/** Rounding amount of a document, which makes the sum round. */
const YUVARLAMA = /^-?0*(?:\.\d{1,2}|0\.\d{1,2}|0)$/;
const LIRA = KURUS * 100n;
/** Divisor for the product of two numbers in hundred-millionths. Rounded to the kuruş, half away from zero. */
const CARPIM = LIRA;

const iskontolari = (i: readonly BelgeIskontosu[], artirim: boolean): bigint =>
  topla(i.filter((x) => x.Artirim === artirim).map((x) => deger(x.Tutar)));
const altToplami = (v: readonly BelgeVergisi[]): bigint => topla(v.flatMap((x) => x.Alt.map((a) => deger(a.Vergi))));

type Sayi = readonly [ad: string, metin: string];

function* altSayilari(ad: string, vergiler: readonly BelgeVergisi[]): Generator<Sayi> {
  for (const v of vergiler)
    for (const a of v.Alt) {
      yield [`${ad} tutarı`, a.Vergi];
      if (a.Matrah !== null) yield [`${ad} matrahı`, a.Matrah];
      if (a.Oran !== null) yield [`${ad} oranı`, a.Oran];
    }
}
function* iskontoSayilari(ad: string, iskontolar: readonly BelgeIskontosu[]): Generator<Sayi> {
  for (const i of iskontolar) {
    yield [ad, i.Tutar];
    if (i.Oran !== null) yield [`${ad} oranı`, i.Oran];
    if (i.Taban !== null) yield [`${ad} tabanı`, i.Taban];
  }
}
/** Numbers outside the totals, each with its name. */
function* sayilar(b: FaturaBelgesi): Generator<Sayi> {
  yield* altSayilari('Vergi', [...b.Vergiler, ...b.Tevkifatlar]);
  yield* iskontoSayilari('Fatura iskontosu', b.Iskontolar);
  for (const k of b.Kalemler) {
    yield [`${k.Id}. satırın miktarı`, k.Miktar];
    yield [`${k.Id}. satırın birim fiyatı`, k.Fiyat];
    yield [`${k.Id}. satırın tutarı`, k.Tutar];
    yield* iskontoSayilari(`${k.Id}. satırın iskontosu`, k.Iskontolar);
    for (const v of [...k.Vergiler, ...k.Tevkifatlar]) yield [`${k.Id}. satırın vergisi`, v.Tutar];
    yield* altSayilari(`${k.Id}. satırın vergi`, [...k.Vergiler, ...k.Tevkifatlar]);
  }
}
/** Totals. They have at most two decimals. */
function* toplamlar({ Toplam: t, Vergiler, Tevkifatlar }: FaturaBelgesi): Generator<Sayi> {
  yield ['Mal hizmet toplamı', t.Satirlar];
  yield ['Vergiler hariç toplam', t.Matrah];
  yield ['Vergiler dahil toplam', t.VergiDahil];
  if (t.Iskonto !== null) yield ['Toplam iskonto', t.Iskonto];
  if (t.Artirim !== null) yield ['Toplam artırım', t.Artirim];
  yield ['Ödenecek tutar', t.Odenecek];
  for (const v of Vergiler) yield ['Vergi toplamı', v.Tutar];
  for (const v of Tevkifatlar) yield ['Tevkifat toplamı', v.Tutar];
}

/** True if all numbers can be read. Reports the others. */
function okunur(b: FaturaBelgesi, de: De): boolean {
  let iyi = true;
  const deyip = (kural: string, cumle: string) => {
    iyi = false;
    de(kural, cumle);
  };
  for (const [ad, tutar] of toplamlar(b))
    if (tutar.startsWith('-')) deyip('negatif', `${ad} eksi olamaz: ${tutar}.`);
    else if (!BELGE_TUTARI.test(tutar))
      deyip('ondalik', `${ad} en çok 15 hane ve kuruş için 2 hane içermeli; ‘${tutar}’ öyle değil.`);
  for (const [ad, tutar] of sayilar(b))
    if (tutar.startsWith('-')) deyip('negatif', `${ad} eksi olamaz: ${tutar}.`);
    else if (sayiOku(tutar) === null) deyip('tutar', `${ad} okunamıyor: ‘${tutar}’.`);
  const { Yuvarlama } = b.Toplam;
  if (Yuvarlama !== null && !YUVARLAMA.test(Yuvarlama))
    deyip(
      'yuvarlama',
      `Yuvarlama tutarı 1,00’den küçük olmalı ve kuruş için en çok 2 hane içermeli; ‘${Yuvarlama}’ değil.`,
    );
  return iyi;
}

/** Possible error of a rate that was rounded to its written decimals. */
const oranPayi = (oran: string): bigint => {
  const basamak = Math.min(8, (oran.split('.')[1] ?? '').length);
  return 5n * 10n ** BigInt(7 - Math.min(7, basamak));
};
/** True if the rate, as a fraction or in per cent, gives the amount. */
function oranTutar({ Oran, Tutar, Taban }: BelgeIskontosu, taban: bigint): boolean {
  const oran = deger(Oran);
  // Many senders write rate 0 when there is only an amount.
  if (Oran === null || oran === 0n || (Taban === null && taban === 0n)) return true;
  const neyin = Taban === null ? taban : deger(Taban);
  return [LIRA, LIRA * 100n].some((bolen) => {
    const pay = (neyin * oranPayi(Oran)) / bolen;
    return fark((neyin * oran) / bolen, deger(Tutar)) <= pay + KURUS;
  });
}
function iskontoKontrolleri(ad: string, iskontolar: readonly BelgeIskontosu[], brut: bigint, de: De): void {
  let kalan = brut;
  for (const i of iskontolar) {
    const tutar = deger(i.Tutar);
    // The base of a zero amount does not matter.
    if (tutar !== 0n) {
      if (!oranTutar(i, kalan))
        de('iskontoOrani', `${ad}: iskonto ya da artırım oranı, tutarıyla (${tutarYaz(tutar)}) tutmuyor.`);
      if (i.Taban !== null && fark(deger(i.Taban), brut) > KURUS && fark(deger(i.Taban), kalan) > KURUS)
        de(
          'iskontoTabani',
          `${ad}: iskonto ya da artırımın tabanı ${tutarYaz(kalan)} olmalı; ${tutarYaz(deger(i.Taban))} yazılmış.`,
        );
    }
    kalan += i.Artirim ? tutar : -tutar;
  }
}

function satirKontrolleri(b: FaturaBelgesi, de: De): void {
  for (const k of b.Kalemler) {
    const brut = ((deger(k.Miktar) * deger(k.Fiyat) * 2n + CARPIM * KURUS) / (CARPIM * KURUS * 2n)) * KURUS;
    const net = brut - iskontolari(k.Iskontolar, false) + iskontolari(k.Iskontolar, true);
    if (net < 0n) de('iskonto', `${k.Id}. satırın iskontosu tutarından büyük olamaz.`);
    else if (fark(net, deger(k.Tutar)) > KURUS)
      de(
        'satirTutari',
        `${k.Id}. satır ${tutarYaz(net)} etmeli (miktar × birim fiyat − iskonto); ${tutarYaz(deger(k.Tutar))} yazılmış.`,
      );
    iskontoKontrolleri(`${k.Id}. satır`, k.Iskontolar, brut, de);
  }
}

/** Checks all sums, with a tolerance for lines that are rounded separately. */
export function tutarKontrolleri(b: FaturaBelgesi, de: De): void {
  if (!okunur(b, de)) return;
  satirKontrolleri(b, de);
  const t = b.Toplam;
  const tut = (kural: string, ad: string, olmali: bigint, yazilan: bigint, oynama = 0n) => {
    if (fark(olmali, yazilan) > oynama) de(kural, `${ad} ${tutarYaz(olmali)} olmalı; ${tutarYaz(yazilan)} yazılmış.`);
  };
  const net = topla(b.Kalemler.map((k) => deger(k.Tutar)));
  const indirim = topla(b.Kalemler.map((k) => iskontolari(k.Iskontolar, false))) + iskontolari(b.Iskontolar, false);
  const artirim = topla(b.Kalemler.map((k) => iskontolari(k.Iskontolar, true))) + iskontolari(b.Iskontolar, true);
  const matrah = net - iskontolari(b.Iskontolar, false) + iskontolari(b.Iskontolar, true);
  // Lines may have more decimals than totals. The loss is less than a kuruş.
  const kusurat = net % KURUS === 0n ? 0n : KURUS - 1n;
  // With a special base, some senders write the price as the total without taxes, others the VAT base.
  const ozel = ozelMatrahli(b);
  const tabani = topla(b.Vergiler.flatMap((v) => v.Alt).map((a) => (a.Matrah === null ? 0n : deger(a.Matrah))));
  const ozelTaban = ozel && fark(tabani, deger(t.Matrah)) <= kusurat;
  if (!ozelTaban) tut('matrah', 'Vergiler hariç toplam', matrah, deger(t.Matrah), kusurat);
  const pay = KURUS * BigInt(b.Kalemler.length);
  tut('satirToplami', 'Mal hizmet toplamı (iskontodan önce)', matrah + indirim - artirim, deger(t.Satirlar), pay);
  tut('iskontoToplami', 'Toplam iskonto', indirim, deger(t.Iskonto), indirim % KURUS === 0n ? 0n : KURUS - 1n);
  tut('artirimToplami', 'Toplam artırım', artirim, deger(t.Artirim), artirim % KURUS === 0n ? 0n : KURUS - 1n);
  kdvTutarKontrolleri(b, de);
  const yazilan = altToplami(b.Vergiler);
  // For an exempt investment the VAT is written but not charged.
  const vergi = vergisiAlinmaz(b) && deger(t.VergiDahil) === deger(t.Matrah) ? 0n : yazilan;
  const tevkif = altToplami(b.Tevkifatlar);
  tevkifatTutarKontrolleri(b, de);
  tut(
    'vergiToplami',
    'Vergi toplamı (tevkif edilen düşülmüş)',
    vergi - tevkif,
    topla(b.Vergiler.map((v) => deger(v.Tutar))),
  );
  const ozelDahil = ozel && fark(matrah + vergi, deger(t.VergiDahil)) <= kusurat;
  if (!ozelDahil) tut('vergiDahil', 'Vergiler dahil toplam', deger(t.Matrah) + vergi, deger(t.VergiDahil));
  tut('odenecek', 'Ödenecek tutar', deger(t.VergiDahil) - tevkif + deger(t.Yuvarlama), deger(t.Odenecek));
}
