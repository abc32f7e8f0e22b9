import { tcKimlikHatasi, vknGecerli } from '../../platform/identity/kimlik.ts';
import { gecerliGun, type Gun, tarihYaz } from '../../platform/time/tarih.ts';
import type { BelgeTarafi, FaturaBelgesi } from './belge.ts';
import { BIRIM_KODLARI } from './birimKodlari.ts';
import { EARSIV_SENARYOSU, IADE_TIPLERI, LISTE_GUNU, SENARYOLAR, TIPLER } from './kodlar.ts';
import { PARA_BIRIMLERI } from './listeler.ts';
import { KURUS, sayiOku } from './sayi.ts';
import { senaryoKontrolleri } from './senaryolar.ts';
import { tutarKontrolleri } from './tutarlar.ts';
import { vergiKontrolleri } from './vergiler.ts';

/** A violation of an invoice: the rule, and a sentence for the person who writes or reads the invoice. */
export interface Aykirilik {
  readonly Kural: string;
  readonly Cumle: string;
}
/** Reports a violated rule. */
type Bildir = (Kural: string, Cumle: string) => void;

export interface KontrolSecimi {
  /** Today. Invoices of later days are refused. */
  readonly bugun: Gun;
  /** A draft has no number yet, so the number is not checked. */
  readonly taslak?: boolean;
}

const FATURA_NO = /^[A-Z0-9]{3}20\d{2}\d{9}$/;
export const ETTN = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const SAAT = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?$/;
const KUR = /^\d{1,17}(?:\.\d{1,6})?$/;
const ILK_GUN = '2005-01-01';

const dolu = (s: string | null): s is string => s !== null && s.trim() !== '';

/** Placeholder identity number for people who give none or live abroad. */
const KIMLIKSIZ = '11111111111';
const YABANCI = '2222222222';

function tarafKontrolleri(kim: 'Satıcı' | 'Alıcı', t: BelgeTarafi, de: Bildir): void {
  const kural = kim === 'Satıcı' ? 'satici' : 'alici';
  const kisi = t.KimlikTuru === 'TCKN';
  if (t.KimlikTuru !== 'VKN' && !kisi)
    de(`${kural}Kimlik`, `${kim}nın vergi kimlik numarası (VKN) ya da T.C. kimlik numarası (TCKN) yazılmalı.`);
  else if (!kisi && !/^\d{10}$/.test(t.Kimlik))
    de(`${kural}Kimlik`, `${kim}nın vergi kimlik numarası 10 haneli olmalı; ‘${t.Kimlik}’ değil.`);
  else if (!kisi && t.Kimlik !== YABANCI && !vknGecerli(t.Kimlik))
    de(`${kural}Kimlik`, `${kim}nın vergi kimlik numarası geçerli değil: ${t.Kimlik}. Denetim hanesi tutmuyor.`);
  // e-Arşiv accepts the placeholder number.
  else if (kisi && t.Kimlik !== KIMLIKSIZ && tcKimlikHatasi(t.Kimlik) !== null)
    de(`${kural}Kimlik`, `${kim}nın T.C. kimlik numarası geçerli değil; 11 haneli numarayı kontrol ediniz.`);
  if (kisi && !(dolu(t.Ad) && dolu(t.Soyad)))
    de(`${kural}Ad`, `${kim} gerçek kişi ise adı ve soyadı ayrı ayrı yazılmalı.`);
  if (t.KimlikTuru === 'VKN' && !dolu(t.Unvan)) de(`${kural}Ad`, `${kim}nın unvanı yazılmalı.`);
  if (!dolu(t.Il) || !dolu(t.Ilce)) de(`${kural}Adres`, `${kim}nın adresinde il ve ilçe yazılmalı.`);
}

function kunyeKontrolleri(b: FaturaBelgesi, { bugun, taslak = false }: KontrolSecimi, de: Bildir): void {
  if (b.UblSurumu !== '2.1') de('ublSurumu', `UBL sürümü 2.1 olmalı; ‘${b.UblSurumu}’ okunmaz.`);
  if (b.Ozellestirme !== 'TR1.2' && b.Ozellestirme !== 'TR1.2.1')
    de('ozellestirme', `Belge TR1.2 ya da TR1.2.1 düzeninde olmalı; ‘${b.Ozellestirme}’ değil.`);
  if (!SENARYOLAR.has(b.Senaryo)) de('senaryo', `‘${b.Senaryo}’ bilinen bir fatura senaryosu değil.`);
  if (!TIPLER.has(b.Tip)) de('tip', `‘${b.Tip}’ bilinen bir fatura tipi değil.`);
  if (b.Kopya !== 'false') de('kopya', 'Fatura asıl belge olmalı, kopyası değil.');
  if (!taslak) {
    if (!FATURA_NO.test(b.No))
      de(
        'no',
        `Fatura numarası 3 harf veya rakam, yıl ve 9 rakamdan oluşmalı (ABC2026000000001); ‘${b.No}’ öyle değil.`,
      );
    else if (b.No.slice(3, 7) !== b.Tarih.slice(0, 4))
      de('noYili', `Fatura numarasındaki yıl (${b.No.slice(3, 7)}) fatura tarihinin yılı olmalı.`);
    if (!ETTN.test(b.Ettn)) de('ettn', 'ETTN 8-4-4-4-12 düzeninde 32 onaltılık haneden oluşmalı.');
  }
  if (!gecerliGun(b.Tarih)) de('tarih', `‘${b.Tarih}’ geçerli bir fatura tarihi değil.`);
  else if (b.Tarih > bugun) de('tarih', `Fatura tarihi bugünden ileri olamaz: ${tarihYaz(b.Tarih)}.`);
  else if (b.Tarih < ILK_GUN) de('tarih', `Fatura tarihi ${tarihYaz(ILK_GUN)} gününden önce olamaz.`);
  if (b.Saat !== null && !SAAT.test(b.Saat)) de('saat', `‘${b.Saat}’ geçerli bir saat değil (SS:DD:SS).`);
  if (b.Vade !== null && !gecerliGun(b.Vade)) de('vade', `‘${b.Vade}’ geçerli bir vade tarihi değil.`);
  else if (b.Vade !== null && b.Vade < b.Tarih) de('vade', 'Vade, fatura tarihinden önce olamaz.');
}

function paraKontrolleri(b: FaturaBelgesi, de: Bildir): void {
  if (!PARA_BIRIMLERI.has(b.ParaBirimi))
    de('paraBirimi', `‘${b.ParaBirimi}’ kod listesinde bir para birimi değil; Türk lirası TRY yazılır.`);
  const baska = b.TutarBirimleri.find((p) => p !== b.ParaBirimi);
  if (baska !== undefined)
    de('tutarBirimi', `Faturanın para birimi ${b.ParaBirimi}, ama bir tutarı ${baska} yazılmış.`);
  if (b.ParaBirimi !== 'TRY' && b.Kur === null)
    de('kur', `Para birimi ${b.ParaBirimi} olan faturada döviz kuru yazılmalı.`);
  if (b.Kur !== null && !((sayiOku(b.Kur) ?? 0n) > 0n && KUR.test(b.Kur)))
    de('kur', 'Döviz kuru sıfırdan büyük olmalı, virgülden sonra en çok 6 hane içermeli.');
}

function iadeKontrolleri(b: FaturaBelgesi, de: Bildir): void {
  if (!IADE_TIPLERI.has(b.Tip)) return;
  const iadeler = b.Iadeler.filter((i) => i.Tur === 'IADE' || i.Tur === 'İADE');
  if (iadeler.length === 0)
    de('iadeBagi', 'İade faturasında iade edilen faturanın numarası, belge türü IADE olarak gösterilmeli.');
  else if (b.Tarih >= LISTE_GUNU && iadeler.length < b.Iadeler.length)
    de('iadeBagi', 'İade faturasında gösterilen her faturanın belge türü IADE yazılmalı.');
  for (const { No, Tarih } of iadeler) {
    if (No.length !== 16) de('iadeNo', `İade edilen faturanın numarası 16 hane olmalı; ‘${No}’ ${No.length} hane.`);
    else if (!FATURA_NO.test(No) && /^[A-Za-z0-9]{3}20\d{11}$/.test(No))
      de('iadeNo', `İade edilen faturanın numarası büyük harfle yazılmalı; ‘${No}’ değil.`);
    else if (No === b.No)
      de('iadeNo', 'İade faturası kendisini iade edemez; iade edilen faturanın numarası yazılmalı.');
    if (Tarih !== null && gecerliGun(Tarih) && Tarih > b.Tarih)
      de('iadeTarihi', `İade edilen fatura, iade faturasından sonraki bir günün (${tarihYaz(Tarih)}) olamaz.`);
  }
}

function kalemKontrolleri(b: FaturaBelgesi, de: Bildir): void {
  if (b.Kalemler.length === 0) de('kalem', 'Faturada en az bir satır olmalı.');
  if (sayiOku(b.SatirSayisi) !== BigInt(b.Kalemler.length) * 100n * KURUS)
    de('satirSayisi', `Satır sayısı ${b.SatirSayisi} yazılmış, ama faturada ${b.Kalemler.length} satır var.`);
  if (new Set(b.Kalemler.map((k) => k.Id)).size !== b.Kalemler.length)
    de('satirNo', 'İki satır aynı sıra numarasını taşıyor.');
  for (const k of b.Kalemler) {
    if (!dolu(k.Ad)) de('kalemAdi', `${k.Id}. satırda mal ya da hizmetin adı yazılmalı.`);
    if (!BIRIM_KODLARI.has(k.Birim))
      de('birim', `${k.Id}. satırdaki birim ‘${k.Birim}’ kod listesinde yok; adet için C62 yazılır.`);
  }
}

/** All violations of an invoice. Empty: it may be sent. */
export function faturaAykiriliklari(b: FaturaBelgesi, secim: KontrolSecimi): Aykirilik[] {
  const bulunan: Aykirilik[] = [];
  const de: Bildir = (Kural, Cumle) => void bulunan.push({ Kural, Cumle });
  kunyeKontrolleri(b, secim, de);
  tarafKontrolleri('Satıcı', b.Satici, de);
  tarafKontrolleri('Alıcı', b.Alici, de);
  if (b.Senaryo !== EARSIV_SENARYOSU && [KIMLIKSIZ, YABANCI].includes(b.Alici.Kimlik))
    de('aliciKimlik', 'Kimlik numarası olmayan alıcıya yalnız e-Arşiv fatura kesilir.');
  if ([KIMLIKSIZ, YABANCI].includes(b.Satici.Kimlik))
    de('saticiKimlik', 'Satıcının kendi vergi kimlik numarası ya da T.C. kimlik numarası yazılmalı.');
  senaryoKontrolleri(b, de);
  paraKontrolleri(b, de);
  iadeKontrolleri(b, de);
  kalemKontrolleri(b, de);
  vergiKontrolleri(b, de);
  tutarKontrolleri(b, de);
  return bulunan;
}
