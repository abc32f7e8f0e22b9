import type { OrnekOrtami, OrnekPayi } from '../room.ts';
import { tatilGunleri } from '../seed/izinPlani.ts';
import { EKIP_SAATLERI, KADRO, dogumTarihi, iseGirisleri, tcKimlik, telefon } from '../seed/kadro.ts';

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
}

export const ornek: readonly OrnekPayi[] = [{ ad: 'personel', sonra: ['departman'], yaz }];
