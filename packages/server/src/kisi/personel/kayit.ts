import { GIZLI_ALANLAR, type GizliAlan, maskele, telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { PERSONEL_ALANLARI, type PersonelAlanlari } from '@masabasi/core/kisi/personel/alanlar';
import { kullaniciAnahtari } from '@masabasi/core/platform/text/metin';
import type { HareketAlanlari } from '@masabasi/core/platform/hareket/rules';
import {
  type KartFormu,
  type KISI_HAREKETLERI,
  METIN,
  kartDuzenle,
  kartEngeli,
  kartHatalari,
} from '@masabasi/core/kisi/personel/rules';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sutunlari } from '../../platform/field/alanlar.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Ben, KisiId } from '../../platform/http/access.ts';
import type { Islem } from '../../platform/http/transaction.ts';
import { mesaiyiBitir } from '../../mesai/mesai/api.ts';
import { oturumlariKapat } from '../../platform/http/sessions.ts';
import { kalanAyricalikli } from '../rol/api.ts';
import * as q from './queries.ts';

/** The new state of a card: fields from a form or a spreadsheet line on top of the stored ones. */
export type YeniKart = Omit<PersonelAlanlari, keyof KartFormu> & KartFormu;

/** Fields of a card for the audit. National id and birthday stay masked here, too. */
const denetimAlanlari = (acik: YeniKart, departman: string) => {
  const { DepartmanId: _, ...k } = maskele(acik);
  const bilinmeyen = { TCKimlikNo: k.TCKimlikNo ?? null, DogumTarihi: k.DogumTarihi ?? null };
  return { ...k, ...bilinmeyen, Telefon: k.Telefon === null ? null : telefonYaz(k.Telefon), Departman: departman };
};

type Gizliler = { readonly [K in GizliAlan]?: string | null | undefined };

type Alanlar = HareketAlanlari<typeof KISI_HAREKETLERI>;

/** Changed fields of a card, before and after. A new card lists its filled fields. */
export function degisenler(
  eski: q.KartSatiri | null,
  yeni: YeniKart,
  departman: string,
): { eski?: Alanlar; yeni: Alanlar } {
  const sonra = denetimAlanlari(yeni, departman);
  if (eski === null)
    return { yeni: Object.fromEntries(Object.entries(sonra).filter(([, v]) => v !== null && v !== 0 && v !== '')) };
  const once = denetimAlanlari(eski, eski.Departman);
  const farkli = (Object.keys(sonra) as (keyof typeof sonra)[]).filter(
    (alan) =>
      JSON.stringify(once[alan]) !== JSON.stringify(sonra[alan]) ||
      // Two numbers may look alike behind their mask.
      (GIZLI_ALANLAR.some((g) => g === alan) &&
        (eski as Gizliler)[alan as GizliAlan] !== (yeni as Gizliler)[alan as GizliAlan]),
  );
  const sec = (o: typeof sonra): Alanlar => Object.fromEntries(farkli.map((alan) => [alan, o[alan]]));
  return { eski: sec(once), yeni: sec(sonra) };
}

/** Columns of a checked and tidied card. */
export const sutunlar = ({
  TCKimlikNo = null,
  DogumTarihi = null,
  DevredenIzin = null,
  KullanilanIzin = null,
  IzinAcilisi = null,
  ...k
}: YeniKart): q.KisiSutunlari => ({
  ...sutunlari(PERSONEL_ALANLARI, { ...k, TCKimlikNo, DogumTarihi, DevredenIzin, KullanilanIzin, IzinAcilisi }),
  kullanici_anahtari: kullaniciAnahtari(k.UserName),
  calisma_gunleri: k.CalismaGunleri === null ? null : k.CalismaGunleri.toSorted((a, b) => a - b),
});

const ANONIM = 'Bu kişinin bilgileri saklama süresi dolduğu için silinmiştir; kart değiştirilemez.';

/** A tidied card, or the sentence that says what is wrong with it. */
export function kartOku(istek: YeniKart, eski: q.KartSatiri | null, simdi: Date): YeniKart | string {
  if (eski?.Anonim) return ANONIM;
  const {
    TCKimlikNo = eski?.TCKimlikNo ?? null,
    DogumTarihi = eski?.DogumTarihi ?? null,
    DevredenIzin = eski?.DevredenIzin ?? null,
    KullanilanIzin = eski?.KullanilanIzin ?? null,
    IzinAcilisi = eski?.IzinAcilisi ?? null,
    ...gerisi
  } = istek;
  const tam = { ...gerisi, TCKimlikNo, DogumTarihi, DevredenIzin, KullanilanIzin, IzinAcilisi };
  const {
    TCKimlikNo: tcHatasi,
    DogumTarihi: dogumHatasi,
    ...hatalar
  } = kartHatalari(tam, istanbulGunu(simdi), eski?.CikisTarihi ?? null);
  // Unchanged fields are not checked again, because the editor may not even see them.
  const ayni = (...alanlar: ('IseBaslama' | 'IseGiris' | GizliAlan)[]) =>
    eski !== null &&
    alanlar.every((alan) => (eski as YeniKart & Gizliler)[alan] === (tam as YeniKart & Gizliler)[alan]);
  const hata = [
    ...Object.values(hatalar),
    ...(ayni('TCKimlikNo') ? [] : [tcHatasi]),
    ...(ayni('DogumTarihi', 'IseBaslama', 'IseGiris') ? [] : [dogumHatasi]),
  ].find((h) => h !== undefined);
  return hata ?? kartDuzenle(tam);
}

/** Reason that this person must keep the sign-in, or null. The caller locked the rights before the person. */
async function sonTamYetkiliEngeli(db: Db, id: KisiId): Promise<string | null> {
  const yetkiler = await q.yetkileri(db, id);
  return yetkiler.has(0) && (await kalanAyricalikli(db, { kisiId: id })) === 0 ? METIN.sonTamYetkili : null;
}

/** Reason to refuse this change of a card, or null. */
export async function degisimEngeli(db: Db, ben: Ben, eski: q.KartSatiri, yeni: YeniKart): Promise<string | null> {
  const engel = kartEngeli(ben, await q.hedef(db, eski.Id), eski, yeni);
  if (engel !== null || !eski.GirisIzni || yeni.GirisIzni) return engel;
  if (eski.Id === ben.Id) return 'Kendi giriş izninizi kapatamazsınız.';
  return sonTamYetkiliEngeli(db, eski.Id);
}

/** Reason that a person cannot leave now, or null. */
export async function ayrilmaEngeli(db: Db, k: q.KartSatiri): Promise<string | null> {
  if (k.SorumluOldugu.length > 0)
    return `${k.Ad} ${k.Soyad}, ${k.SorumluOldugu.join(', ')} departmanının sorumlusu. Önce Departmanlar ekranından başka bir sorumlu belirleyiniz.`;
  return sonTamYetkiliEngeli(db, k.Id);
}

/** Ends a person's employment now: sign-in, open shift or break, and waiting requests. The person is locked. */
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
