import type { talep as contract } from '@masabasi/core/izin/talep/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  izinTalepEt: { kim: 'oturum', kazancsiz: 'kendi', sayfa: '/personel/izin' },
  izinTalepDene: { kim: 'oturum', sayfa: '/personel/izin' },
  izinIptalIste: {
    kim: 'oturum',
    kazancsiz: 'kendi',
    sayfa: '/personel/izin',
    istek: { IzinId: 2, Aciklama: 'Gidemiyorum' },
  },
  izinTalepVazgec: { kim: 'oturum', kazancsiz: 'kendi', sayfa: '/personel/izin', istek: { Id: 1 } },
  izinTaleplerim: { kim: 'oturum', sayfa: '/personel/izin' },
  izinTalepList: { kim: 'departman sorumlusu 1201, 1206', sayfa: '/personel/izin' },
  izinTalepKarar: {
    kim: 'departman sorumlusu 1201, 1206',
    sayfa: '/personel/izin',
    istek: { Id: 1, Onay: 1, Aciklama: '' },
  },
  izinTalepKararGeriAl: { kim: 'departman sorumlusu 1201, 1206', sayfa: '/personel/izin', istek: { Id: 1 } },
  izinOnayKurali: { kim: 'oturum', sayfa: '/tanimlar/hakdilimi' },
  izinOnayKuraliKaydet: {
    kim: 'yetki 0',
    sayfa: '/tanimlar/hakdilimi',
    kazancsiz: 'kural',
    istek: { IkinciOnayGun: null },
  },
  izinTakvimi: { kim: 'oturum', sayfa: '/personel/izin', istek: { ay: '2026-12' } },
  takvimBaglantisiVar: { kim: 'oturum', sayfa: '/personel/izin' },
  takvimBaglantisi: { kim: 'oturum', kazancsiz: 'kendi', sayfa: '/personel/izin', istek: { islem: 'goster' } },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'izin_talep', EditUserId: 'kisi' },
  kisiSatirlari: async ({ db, kisiId: kisi_id, gun, zaman, soz }) => {
    await db
      .insertInto('izin_talep')
      .values({
        kisi_id,
        tur_id: 280,
        baslangic: gun,
        bitis: '2025-03-05',
        tatil_gunleri: 1,
        kullanilan_gun: 1,
        kullanilan_saat: 0,
        zaman,
        aciklama: soz('talep'),
      })
      .execute();
    await db
      .insertInto('takvim_baglantisi')
      .values({ kisi_id, anahtar_ozeti: Buffer.from('kanarya-takvim-ozeti'), zaman: '2025-03-04T08:09:10Z' })
      .execute();
    return { izin_talep: [soz('talep')], takvim_baglantisi: ['2025-03-04T08:09:10Z'] };
  },
  disarida: {
    'about somebody else; the audit says that it was done': [
      'izin_talep.karar_veren_id',
      'izin_talep.ilk_onaylayan_id',
    ],
  },
  anlam: { 'izin_talep.durum': 'Reddedildi' },
  kendi: [
    {
      uc: 'izinTalepKarar',
      async istek({ db, zaman, Id }) {
        const talep = await db
          .insertInto('izin_talep')
          .values({
            kisi_id: Id,
            tur_id: 283,
            kullanilan_gun: 2,
            baslangic: '2027-04-01',
            bitis: '2027-04-02',
            tatil_gunleri: 1,
            kullanilan_saat: 0,
            aciklama: '',
            zaman,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { Id: talep.id, Onay: 1, Aciklama: '' };
      },
    },
    {
      uc: 'izinTalepKararGeriAl',
      async istek({ db, zaman, Id }) {
        const talep = await db
          .insertInto('izin_talep')
          .values({
            kisi_id: Id,
            tur_id: 283,
            kullanilan_gun: 2,
            baslangic: '2027-05-03',
            bitis: '2027-05-04',
            tatil_gunleri: 1,
            kullanilan_saat: 0,
            aciklama: '',
            durum: 'Reddedildi',
            karar_veren_id: Id,
            karar_zamani: zaman,
            zaman,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { Id: talep.id };
      },
    },
  ],
};
