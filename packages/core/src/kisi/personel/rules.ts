import { alanAdi, alanSozlugu, turdekiler } from '../../platform/field/alanlar.ts';
import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import {
  epostaGecerli,
  type GizliAlan,
  kisiAdiGecerli,
  tcKimlikHatasi,
  telefonHatasi,
  telefonSade,
} from '../../platform/identity/kimlik.ts';
import { aramaAnahtari, dolu, duzgun, kullaniciAnahtari } from '../../platform/text/metin.ts';
import { type Gun, gunEkle } from '../../platform/time/tarih.ts';
import { PERSONEL_ALANLARI, type PersonelAlanlari } from './alanlar.ts';
import { type Hedef, kendiEngeli, korumaEngeli, type Yapan } from '../../platform/yetki/katalog.ts';

/** Fields of a staff card that the rules check. */
export type KartFormu = Pick<
  PersonelAlanlari,
  | 'Ad'
  | 'Soyad'
  | 'UserName'
  | 'Grup'
  | 'Eposta'
  | 'Telefon'
  | 'IseBaslama'
  | 'IseGiris'
  | 'MesaiBaslangic'
  | 'MesaiBitis'
> & {
  /** Absent: unchanged; null: removed. */
  readonly [K in (GizliAlan & keyof PersonelAlanlari) | AcilisAlani]?: PersonelAlanlari[K] | undefined;
};
/** Annual leave from before the product. Absent: unchanged. */
type AcilisAlani = 'DevredenIzin' | 'KullanilanIzin' | 'IzinAcilisi';
export type KartHatalari = Partial<Record<keyof KartFormu, string>>;

/** Text fields of the card that are not masked. */
const METINLER = turdekiler(PERSONEL_ALANLARI, 'metin').filter((alan) => alan !== 'TCKimlikNo');

/** History of a staff card and of the person's sign-in, by the name of the action. */
export const KISI_HAREKETLERI = hareketSozlugu({
  nesne: 'kisi',
  ad: 'Kişi',
  turler: {
    kur: 'Kurulum yapıldı',
    personelKaydet: 'Personel kartı kaydedildi',
    personelAktar: 'Personel dosyadan aktarıldı',
    personelParolaVer: 'Geçici parola verildi',
    personelDavetEt: 'Giriş daveti gönderildi',
    davetKabul: 'Davetle parola belirlendi',
    parolaDegistir: 'Parola değiştirildi',
    ikiAdimAc: 'İki adımlı giriş açıldı',
    ikiAdimKapat: 'İki adımlı giriş kapatıldı',
    ikiAdimKaldir: 'İki adımlı giriş kaldırıldı',
    personelAyril: 'İşten çıkış yazıldı',
    personelGeriAl: 'İşten çıkış geri alındı',
  },
  alanlar: {
    ...alanSozlugu(PERSONEL_ALANLARI),
    Departman: 'Departman',
    Roller: 'Roller',
    Aktif: 'Çalışıyor',
    CikisTarihi: 'Çıkış tarihi',
    AyrilmaNedeni: 'Ayrılma nedeni',
    Sebep: 'Sebep',
    sirket: 'Şirket',
    departman: 'Departman',
    kullanici_adi: 'Kullanıcı adı',
  },
});

/** Years of service that earn the first leave (law 4857 m. 53). */
const IZIN_SURESI_YIL = 1;

/** Youngest age at the start of work. */
const EN_KUCUK_YAS = 14;

const KULLANICI_ADI = /^[\p{L}\p{N}._@ -]+$/u;
const yil = (gun: Gun, n: number): string => `${String(Number(gun.slice(0, 4)) + n).padStart(4, '0')}${gun.slice(4)}`;

const adHatasi = (s: string, ne: string): string | undefined => {
  if (s.trim() === '') return `${ne} boş olamaz.`;
  return kisiAdiGecerli(s) ? undefined : `${ne} yalnızca harflerden oluşabilir.`;
};

function kullaniciAdiHatasi(s: string): string | undefined {
  if (s.trim() === '') return 'Kullanıcı adı boş olamaz.';
  return KULLANICI_ADI.test(s.normalize('NFC').trim())
    ? undefined
    : 'Kullanıcı adında yalnızca harf, rakam, nokta, tire, alt çizgi ve @ bulunabilir.';
}

function dogumHatasi(k: KartFormu, bugun: Gun): string | undefined {
  if (!k.DogumTarihi) return undefined;
  if (k.DogumTarihi > bugun) return 'Doğum tarihi bugünden sonra olamaz.';
  const giris = k.IseBaslama ?? k.IseGiris ?? bugun;
  return yil(k.DogumTarihi, EN_KUCUK_YAS) > giris
    ? `Doğum tarihi işe girişten en az ${EN_KUCUK_YAS} yıl önce olmalıdır.`
    : undefined;
}

function girisHatasi(k: KartFormu, cikis: Gun | null): string | undefined {
  if (k.IseGiris === null) return undefined;
  if (k.IseBaslama !== null && k.IseGiris < k.IseBaslama) return 'Son işe giriş, ilk işe girişten önce olamaz.';
  return cikis !== null && k.IseGiris > cikis ? 'Son işe giriş, çıkış tarihinden sonra olamaz.' : undefined;
}

const acilisYok = (k: KartFormu): boolean => (k.DevredenIzin ?? null) === null && (k.KullanilanIzin ?? null) === null;

/** The first year of service is over and nothing says how much leave of it was used: all of it counts as left. */
export const izinAcilisiEksik = (
  k: KartFormu & Pick<PersonelAlanlari, 'OncekiHizmetGun' | 'SayilmayanGun'>,
  bugun: Gun,
): boolean => {
  const giris = k.IseGiris ?? k.IseBaslama;
  return (
    acilisYok(k) && giris !== null && yil(gunEkle(giris, k.SayilmayanGun - k.OncekiHizmetGun), IZIN_SURESI_YIL) <= bugun
  );
};

function acilisHatalari(k: KartFormu, bugun: Gun): Pick<KartHatalari, AcilisAlani> {
  if (acilisYok(k)) return {};
  const gun = k.IzinAcilisi ?? null;
  const giris = k.IseGiris ?? k.IseBaslama;
  return {
    ...((k.DevredenIzin ?? null) !== null &&
      (k.KullanilanIzin ?? null) !== null && { KullanilanIzin: METIN.ikiAcilis }),
    ...(gun === null && { IzinAcilisi: 'İzin bakiyesinin hangi günün bakiyesi olduğunu yazınız.' }),
    ...(gun !== null && gun > bugun && { IzinAcilisi: 'İzin bakiyesi tarihi bugünden sonra olamaz.' }),
    ...(gun !== null &&
      giris !== null &&
      gun < giris && { IzinAcilisi: 'İzin bakiyesi tarihi son işe girişten önce olamaz.' }),
  };
}

/** Mistakes of a card by field, in the order of the form; empty: there are none. */
export function kartHatalari(k: KartFormu, bugun: Gun, cikis: Gun | null = null): KartHatalari {
  const uzunlar = METINLER.filter((alan) => (k[alan]?.length ?? 0) > PERSONEL_ALANLARI[alan].enCok);
  const hatalar: KartHatalari = {
    Ad: adHatasi(k.Ad, 'Ad'),
    Soyad: adHatasi(k.Soyad, 'Soyad'),
    TCKimlikNo: dolu(k.TCKimlikNo) === null ? undefined : (tcKimlikHatasi(k.TCKimlikNo!) ?? undefined),
    DogumTarihi: dogumHatasi(k, bugun),
    Eposta: dolu(k.Eposta) === null || epostaGecerli(k.Eposta!) ? undefined : 'E-posta adresi geçerli değil.',
    Telefon: dolu(k.Telefon) === null ? undefined : (telefonHatasi(k.Telefon!) ?? undefined),
    IseGiris: girisHatasi(k, cikis),
    ...acilisHatalari(k, bugun),
    MesaiBitis:
      (k.MesaiBaslangic === null) === (k.MesaiBitis === null)
        ? undefined
        : 'Mesai başlangıcı ve bitişi birlikte yazılmalıdır.',
    UserName: kullaniciAdiHatasi(k.UserName),
    ...Object.fromEntries(
      uzunlar.map((alan) => [
        alan,
        `${alanAdi(PERSONEL_ALANLARI, alan)} en fazla ${PERSONEL_ALANLARI[alan].enCok} karakter olabilir.`,
      ]),
    ),
  };
  return Object.fromEntries(Object.entries(hatalar).filter(([, h]) => h !== undefined));
}

/** A card without mistakes, in the form in which it is saved. */
export const kartDuzenle = <K extends KartFormu>(k: K): K => ({
  ...k,
  Ad: duzgun(k.Ad),
  Soyad: duzgun(k.Soyad),
  UserName: duzgun(k.UserName),
  Grup: dolu(k.Grup),
  Eposta: dolu(k.Eposta),
  Telefon: dolu(k.Telefon) === null ? null : telefonSade(k.Telefon!),
  ...(k.TCKimlikNo !== undefined && { TCKimlikNo: dolu(k.TCKimlikNo) }),
  ...(k.IzinAcilisi !== undefined && acilisYok(k) && { IzinAcilisi: null }),
});

/** Fields that decide a person's entitlement, working hours and department. */
const HAK_ALANLARI = [
  'DepartmanId',
  'DogumTarihi',
  'IseBaslama',
  'IseGiris',
  'DevredenIzin',
  'KullanilanIzin',
  'IzinAcilisi',
  'OncekiHizmetGun',
  'SayilmayanGun',
  'TatilGunleri',
  'MesaiBaslangic',
  'MesaiBitis',
  'CalismaGunleri',
  'GirisIzni',
] as const;
/** Fields that give access to an account, or put a person under another head. */
const GIRIS_ALANLARI = ['UserName', 'Eposta', 'DepartmanId', 'GirisIzni'] as const;
type KapaliAlan = (typeof HAK_ALANLARI)[number] | (typeof GIRIS_ALANLARI)[number];
/** A field that is absent from a new card stays as it was. */
type Kart = Readonly<Partial<Record<KapaliAlan, unknown>>>;

/** Fields of a staff card that the caller may not change, with the reason; null: there are none. */
export function kapaliAlanlar(
  ben: Yapan,
  kisi: Hedef,
): { readonly alanlar: readonly KapaliAlan[]; readonly neden: string } | null {
  const kendi = kendiEngeli(ben, kisi.Id);
  if (kendi !== null) return { alanlar: HAK_ALANLARI, neden: kendi };
  const koruma = korumaEngeli(ben, kisi);
  return koruma === null ? null : { alanlar: GIRIS_ALANLARI, neden: koruma };
}

const karsilastirilan = (deger: unknown): string =>
  JSON.stringify(Array.isArray(deger) ? deger.toSorted((a, b) => Number(a) - Number(b)) : (deger ?? null));

/** Reason to refuse this change of a card, or null. */
export function kartEngeli(ben: Yapan, kisi: Hedef, eski: Kart, yeni: Kart): string | null {
  const kapali = kapaliAlanlar(ben, kisi);
  const degisti = kapali?.alanlar.some(
    (a) => yeni[a] !== undefined && karsilastirilan(eski[a]) !== karsilastirilan(yeni[a]),
  );
  return kapali !== null && degisti ? kapali.neden : null;
}

/** Days for which an invitation works. */
export const DAVET_GUN = 3;

/**
 * User name that a new person may get: `ayşe nur`, `ırmak` give `aysenur.irmak`, with a number when another person has
 * it. Empty until both names are written.
 */
export function kullaniciAdiOner(ad: string, soyad: string, alinanlar: readonly string[]): string {
  const [on, son] = [ad, soyad].map((s) => aramaAnahtari(s).replace(/[^a-z0-9]/g, ''));
  if (!on || !son) return '';
  const temel = `${on}.${son}`.slice(0, PERSONEL_ALANLARI.UserName.enCok - 3);
  const alinmis = new Set(alinanlar.map(kullaniciAnahtari));
  let aday = temel;
  for (let n = 2; alinmis.has(aday); n++) aday = `${temel}${n}`;
  return aday;
}

/** Alphabet of generated passwords: no letter or digit that looks like another. */
const PAROLA_HARFLERI = 'abcdefghjkmnpqrstuvwxyz23456789';
const PAROLA_PARCASI = 4;
/** Random bytes that a generated password needs. */
export const PAROLA_BAYTI = 12;

/**
 * A temporary password that can be read out: `k7mq-x4tp-9hra`.
 * @param rastgele random bytes; each decides one character
 */
export function parolaUret(rastgele: Uint8Array): string {
  const harfler = Array.from(rastgele, (b) => PAROLA_HARFLERI[b % PAROLA_HARFLERI.length]!).join('');
  return (harfler.match(new RegExp(`.{1,${PAROLA_PARCASI}}`, 'g')) ?? []).join('-');
}

/** Texts that the card and the server share. */
export const METIN = {
  kullaniciAdiVar: 'Bu kullanıcı adı başka bir kişide kayıtlı.',
  kimlikVar: 'Bu T.C. kimlik numarası başka bir kişide kayıtlı.',
  sonTamYetkili: 'Son tam yetkili kullanıcının girişi kapatılamaz. Önce başka bir tam yetkili kullanıcı belirleyiniz.',
  ikiAcilis: 'Devreden ya da kullanılan yıllık izinden yalnız birini yazınız.',
  rolYeri: 'Var olan bir kişinin rolleri Roller ve Yetkiler sayfasından değiştirilir.',
  kendiDaveti: 'Kendinizi davet edemezsiniz.',
  epostaYok: 'Kişinin kartında e-posta adresi yok.',
  davetGitmez: 'E-posta gönderimi kurulmamış. Geçici parola üretip kendiniz veriniz.',
  acilisYok: 'Devreden ya da kullanılan yıllık izin yazılmadı: hak ettiği bütün günler kalan görünür.',
  ayniParola: 'Yeni parolanız geçici parolanızdan farklı olmalıdır.',
} as const;
