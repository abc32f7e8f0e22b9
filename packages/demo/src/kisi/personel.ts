import { kullaniciAnahtari } from '@masabasi/core/platform/text/metin';
import { type Gun, gunEkle } from '@masabasi/core/platform/time/tarih';
import type { Db } from '@masabasi/server/platform/db/connect';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { tatilGunleri } from '../plan/izinPlani.ts';
import { EKIP_SAATLERI, KADRO, dogumTarihi, iseGirisleri, tcKimlik, telefon } from '../plan/kadro.ts';

/** People who have left: their cards stay, but they cannot sign in. */
const AYRILANLAR = [
  { ad: 'Serpil', soyad: 'Tan', departman: 'Destek', giris: '2018-04-02', gun: 410, neden: 'Kendi isteğiyle' },
  { ad: 'Kemal', soyad: 'Başaran', departman: 'Satış', giris: '2015-09-07', gun: 190, neden: 'Emeklilik' },
  { ad: 'Derya', soyad: 'Ekinci', departman: 'Yazılım', giris: '2021-02-15', gun: 65, neden: 'Başka şehre taşınma' },
] as const;

/** Numbered after the staff, so that telephones and national ids stay unique. */
async function ayrilanlariYaz(db: Db, bugun: Gun, departmanId: ReadonlyMap<string, number>): Promise<void> {
  const satirlar = AYRILANLAR.map((a, i) => {
    const kullanici = kullaniciAnahtari(`${a.ad}.${a.soyad}`);
    const no = { no: KADRO.length + 1 + i };
    return {
      ad: a.ad,
      soyad: a.soyad,
      kullanici_adi: kullanici,
      kullanici_anahtari: kullanici,
      parola_ozeti: null,
      departman_id: departmanId.get(a.departman)!,
      grup: null,
      eposta: `${kullanici}@masabasi.example`,
      telefon: telefon(no),
      tc_kimlik: tcKimlik(no),
      dogum_tarihi: `${1975 + 6 * i}-05-1${i}`,
      ise_baslama: a.giris,
      ise_giris: a.giris,
      aktif: false,
      giris_izni: false,
      cikis_tarihi: gunEkle(bugun, -a.gun),
      ayrilma_nedeni: a.neden,
      mesai_baslangic: null,
      mesai_bitis: null,
      calisma_gunleri: null,
    };
  });
  await db.insertInto('kisi').values(satirlar).execute();
}

async function yaz({ db, bugun, parolaOzeti }: OrnekOrtami): Promise<void> {
  const departmanlar = await db.selectFrom('departman').select(['id', 'ad']).execute();
  const departmanId = new Map(departmanlar.map((d) => [d.ad, d.id]));
  await db
    .insertInto('kisi')
    .values(
      KADRO.map((k) => {
        const gece = k.ekip === 'Gece Ekibi' ? EKIP_SAATLERI[k.ekip] : null;
        return {
          ad: k.ad,
          soyad: k.soyad,
          kullanici_adi: k.kullanici,
          kullanici_anahtari: k.kullanici,
          parola_ozeti: parolaOzeti,
          departman_id: departmanId.get(k.departman)!,
          grup: k.grup,
          eposta: `${k.kullanici}@masabasi.example`,
          telefon: telefon(k),
          tc_kimlik: tcKimlik(k),
          dogum_tarihi: dogumTarihi(k, bugun),
          ise_baslama: iseGirisleri(k, bugun).ilk,
          ise_giris: iseGirisleri(k, bugun).son,
          tatil_gunleri: tatilGunleri(k),
          mesai_baslangic: gece?.Baslangic ?? null,
          mesai_bitis: gece?.Bitis ?? null,
          calisma_gunleri: k.gunler === null ? null : [...k.gunler],
        };
      }),
    )
    .execute();
  await ayrilanlariYaz(db, bugun, departmanId);
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'personel', sonra: ['departman'], yaz }];
