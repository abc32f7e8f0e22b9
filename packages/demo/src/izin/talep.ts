import { gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { izinTurleri, tatiller } from '@masabasi/server/izin/izin/api';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { type PlanliIzin, pazartesi, sureleriyle, tatilGunleri } from '../plan/izinPlani.ts';
import { KADRO } from '../plan/kadro.ts';
import { kadroIdleri } from '../player/durum.ts';

const ISTEKLER = [
  { kullanici: 'personel1', tur: 280, gun: 24, sure: 7, aciklama: 'Ailemle Karadeniz gezisi' },
  { kullanici: 'personel2', tur: 281, gun: 10, sure: 1, aciklama: 'Ev taşıyorum' },
  { kullanici: 'satis1', tur: 280, gun: 17, sure: 14, aciklama: 'Yıllık iznimin bir bölümü' },
] as const;

/** Waiting leave requests, so that a head has decisions to make. */
async function yaz({ db, bugun }: OrnekOrtami): Promise<void> {
  const [idler, turler, tatilListesi] = [await kadroIdleri(db), await izinTurleri(db), await tatiller(db)];
  const izinler = ISTEKLER.map(({ kullanici, tur, gun, sure, aciklama }): PlanliIzin => {
    const baslangic = pazartesi(gunEkle(bugun, gun));
    return {
      kisi: KADRO.find((k) => k.kullanici === kullanici)!,
      tur,
      baslangic,
      bitis: gunEkle(baslangic, sure),
      aciklama,
    };
  });
  const satirlar = sureleriyle(izinler, turler, tatilListesi).map((i) => ({
    kisi_id: idler.get(i.kisi.no)!,
    tur_id: i.tur,
    baslangic: i.baslangic,
    bitis: i.bitis,
    tatil_gunleri: tatilGunleri(i.kisi),
    kullanilan_gun: i.sure.KullanilanGun,
    kullanilan_saat: 0,
    aciklama: i.aciklama,
    zaman: new Date(istanbulAni(gunEkle(bugun, -1), '10:20')),
  }));
  if (satirlar.length > 0) await db.insertInto('izin_talep').values(satirlar).execute();
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'talep', sonra: ['personel'], yaz }];
