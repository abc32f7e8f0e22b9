import { tcKimlikMaskele, telefonYaz } from '@masabasi/core/kimlik';
import { kullaniciAnahtari } from '@masabasi/core/metin';
import { type KartFormu, METIN, girisiDegistirebilir, kartDuzenle, kartHatalari } from '@masabasi/core/personel/rules';
import { istanbulGunu } from '@masabasi/core/tarih';
import type { Db } from '../db/connect.ts';
import type { Ben, KisiId } from '../http/access.ts';
import type { Islem } from '../http/transaction.ts';
import { mesaiyiBitir } from '../mesai/queries.ts';
import { oturumlariKapat } from '../oturum/queries.ts';
import { haklariKilitle, kalanAyricalikli } from '../rol/queries.ts';
import * as q from './queries.ts';

/** A card as it is to be: what a form or a line of a spreadsheet asks for, on top of what is there. */
export interface YeniKart extends KartFormu {
  readonly DepartmanId: number;
  readonly OncekiHizmetGun: number;
  readonly SayilmayanGun: number;
  readonly TatilGunleri: number | null;
  readonly CalismaGunleri: readonly number[] | null;
  readonly GirisIzni: boolean;
}

/** What stands on a card that nobody has filled in yet. */
export const BOS_KART: Omit<YeniKart, 'Ad' | 'Soyad' | 'UserName' | 'DepartmanId'> = {
  Grup: null,
  Eposta: null,
  Telefon: null,
  DogumTarihi: null,
  TCKimlikNo: null,
  IseBaslama: null,
  IseGiris: null,
  OncekiHizmetGun: 0,
  SayilmayanGun: 0,
  TatilGunleri: null,
  MesaiBaslangic: null,
  MesaiBitis: null,
  CalismaGunleri: null,
  GirisIzni: true,
};

/** What the audit says of a card, field by field. The national id stays masked here, too. */
const denetimAlanlari = (k: YeniKart, departman: string): Record<string, unknown> => ({
  Ad: k.Ad,
  Soyad: k.Soyad,
  UserName: k.UserName,
  TCKimlikNo: k.TCKimlikNo ? tcKimlikMaskele(k.TCKimlikNo) : null,
  DogumTarihi: k.DogumTarihi,
  Eposta: k.Eposta,
  Telefon: k.Telefon === null ? null : telefonYaz(k.Telefon),
  Departman: departman,
  Grup: k.Grup,
  IseBaslama: k.IseBaslama,
  IseGiris: k.IseGiris,
  OncekiHizmetGun: k.OncekiHizmetGun,
  SayilmayanGun: k.SayilmayanGun,
  TatilGunleri: k.TatilGunleri,
  MesaiBaslangic: k.MesaiBaslangic,
  MesaiBitis: k.MesaiBitis,
  CalismaGunleri: k.CalismaGunleri,
  GirisIzni: k.GirisIzni,
});

/** The fields of a card that differ, before and after; a new card's fields are those with something in them. */
export function degisenler(
  eski: q.KartSatiri | null,
  yeni: YeniKart,
  departman: string,
): { eski?: Record<string, unknown>; yeni: Record<string, unknown> } {
  const sonra = denetimAlanlari(yeni, departman);
  if (eski === null)
    return { yeni: Object.fromEntries(Object.entries(sonra).filter(([, v]) => v !== null && v !== 0 && v !== '')) };
  const once = denetimAlanlari(eski, eski.Departman);
  const farkli = Object.keys(sonra).filter(
    (alan) =>
      JSON.stringify(once[alan]) !== JSON.stringify(sonra[alan]) ||
      // Two numbers may look alike behind their mask.
      (alan === 'TCKimlikNo' && eski.TCKimlikNo !== yeni.TCKimlikNo),
  );
  const sec = (o: Record<string, unknown>) => Object.fromEntries(farkli.map((alan) => [alan, o[alan]]));
  return { eski: sec(once), yeni: sec(sonra) };
}

/** The columns of a card that was checked and put in order. */
export const sutunlar = (k: YeniKart): q.KisiSutunlari => ({
  ad: k.Ad,
  soyad: k.Soyad,
  kullanici_adi: k.UserName,
  kullanici_anahtari: kullaniciAnahtari(k.UserName),
  departman_id: k.DepartmanId,
  grup: k.Grup,
  eposta: k.Eposta,
  telefon: k.Telefon,
  dogum_tarihi: k.DogumTarihi,
  tc_kimlik: k.TCKimlikNo ?? null,
  ise_baslama: k.IseBaslama,
  ise_giris: k.IseGiris,
  onceki_hizmet_gun: k.OncekiHizmetGun,
  sayilmayan_gun: k.SayilmayanGun,
  tatil_gunleri: k.TatilGunleri,
  mesai_baslangic: k.MesaiBaslangic,
  mesai_bitis: k.MesaiBitis,
  calisma_gunleri: k.CalismaGunleri === null ? null : [...k.CalismaGunleri].toSorted((a, b) => a - b),
  giris_izni: k.GirisIzni,
});

const ANONIM = 'Bu kişinin bilgileri saklama süresi dolduğu için silinmiştir; kart değiştirilemez.';

/** A card put in order, or the sentence that says what is wrong with it. */
export function kartOku(istek: YeniKart, eski: q.KartSatiri | null, simdi: Date): YeniKart | string {
  if (eski?.Anonim) return ANONIM;
  const [hata] = Object.values(kartHatalari(istek, istanbulGunu(simdi), eski?.CikisTarihi ?? null));
  if (hata !== undefined) return hata;
  const yeni = kartDuzenle(istek);
  return { ...yeni, TCKimlikNo: yeni.TCKimlikNo === undefined ? (eski?.TCKimlikNo ?? null) : yeni.TCKimlikNo };
}

/** Why this caller may not change how the person signs in, or null. */
export async function girisEngeli(db: Db, ben: Ben, id: KisiId): Promise<string | null> {
  return girisiDegistirebilir(ben.yetkiler, await q.yetkileri(db, id)) ? null : METIN.girisKorunur;
}

/** Why nobody may take this person's sign-in away, or null. */
export async function sonTamYetkiliEngeli(db: Db, id: KisiId): Promise<string | null> {
  await haklariKilitle(db);
  const yetkiler = await q.yetkileri(db, id);
  return yetkiler.has(0) && (await kalanAyricalikli(db, { kisiId: id })) === 0 ? METIN.sonTamYetkili : null;
}

/** Why a change of this card's sign-in is refused, or null. */
export async function girisDegisimEngeli(db: Db, ben: Ben, eski: q.KartSatiri, yeni: YeniKart): Promise<string | null> {
  if (eski.UserName === yeni.UserName && eski.GirisIzni === yeni.GirisIzni) return null;
  const engel = await girisEngeli(db, ben, eski.Id);
  if (engel !== null || !eski.GirisIzni || yeni.GirisIzni) return engel;
  if (eski.Id === ben.Id) return 'Kendi giriş izninizi kapatamazsınız.';
  return sonTamYetkiliEngeli(db, eski.Id);
}

/** Why somebody cannot leave now, or null. */
export async function ayrilmaEngeli(db: Db, k: q.KartSatiri): Promise<string | null> {
  if (k.SorumluOldugu.length > 0)
    return `${k.Ad} ${k.Soyad}, ${k.SorumluOldugu.join(', ')} departmanının sorumlusu. Önce Departmanlar ekranından başka bir sorumlu belirleyiniz.`;
  return sonTamYetkiliEngeli(db, k.Id);
}

/** Lets a person leave now: no sign-in, no open shift or break, no waiting request. The person is locked already. */
export async function ayir(is: Islem, k: q.KartSatiri, cikis: string, neden: string): Promise<number> {
  await mesaiyiBitir(is, k.Id);
  await oturumlariKapat(is.db, k.Id, is.simdi);
  const talep = await q.talepleriGeriCek(is.db, k.Id, is.simdi);
  const { Surum } = await q.kisiDegistir(is.db, k.Id, { aktif: false, cikis_tarihi: cikis, ayrilma_nedeni: neden });
  is.yayinla({ tur: 'oturum', kisiId: k.Id });
  is.yayinla({ tur: 'mola', departmanId: k.DepartmanId, kisiId: k.Id });
  if (talep > 0) is.yayinla({ tur: 'izin', departmanId: k.DepartmanId, kisiId: k.Id });
  return Surum;
}
